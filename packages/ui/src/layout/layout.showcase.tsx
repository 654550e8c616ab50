import { Sample, Samples } from '../showcase-parts.tsx'
import { type ColorName, color, font, radius, space } from '../tokens.ts'
import { Card } from './card.tsx'
import { Heading, Text } from './typography.tsx'

const shown: ColorName[] = [
  'text',
  'textSecondary',
  'textMuted',
  'lineStrong',
  'line',
  'surfaceMuted',
  'accent',
  'accentSoft',
  'success',
  'warning',
  'danger',
  'info',
]

export const ColorShowcase = () => (
  <ul
    css={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      gap: space[3],
    }}
  >
    {shown.map((name) => (
      <li key={name} css={{ fontSize: font.size.xs }}>
        <div
          css={{ height: '48px', borderRadius: radius.m, border: `1px solid ${color.line}` }}
          style={{ background: color[name] }}
        />
        {name}
      </li>
    ))}
  </ul>
)

export const TypographyShowcase = () => (
  <Samples>
    <Sample title="Заголовки">
      <div css={{ display: 'grid', gap: space[2] }}>
        <Heading level={2} size={1}>
          Режущий инструмент для металлообработки
        </Heading>
        <Heading level={3} size={2}>
          Свёрла спиральные
        </Heading>
        <Heading level={3}>Технические характеристики</Heading>
        <Heading level={4}>Документы и сертификаты</Heading>
      </div>
    </Sample>
    <Sample title="Текст">
      <Text css={{ maxWidth: '68ch' }}>
        Инструмент из быстрорежущей стали Р6М5 рассчитан на обработку конструкционных сталей
        твёрдостью до 900 МПа. Подача 0,12–0,25 мм/об, скорость до 28 м/мин.
      </Text>
      <Text size="s" tone="muted" css={{ maxWidth: '68ch' }}>
        Артикул 2301-0050 · ГОСТ 10903-77 · № 45 в перечне
      </Text>
    </Sample>
    <Sample title="Карточки">
      <Card css={{ width: '200px' }}>Обычная</Card>
      <Card css={{ width: '200px' }} tone="muted">
        Приглушённая
      </Card>
      <Card css={{ width: '200px' }} tone="accent">
        Акцентная
      </Card>
      <Card css={{ width: '200px' }} isInteractive>
        Вся ведёт дальше
      </Card>
    </Sample>
  </Samples>
)
