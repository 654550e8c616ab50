import { Container, color, font, Heading, Icon, type IconName, media, space, Text } from '@isp/ui'
import { homeMessages as messages } from './home.messages.ts'

const icons: Record<(typeof messages.how)[number]['icon'], IconName> = {
  filter: 'filter',
  warehouse: 'box',
  price: 'document',
  analogue: 'compare',
}

/** What the shop shows before an order. Only facts about its pages, no promises. */
export const HomeHow = ({ className }: { className?: string }) => (
  <section
    aria-labelledby="home-how"
    className={className}
    css={{ borderTop: `1px solid ${color.line}`, background: color.surfaceMuted }}
  >
    <Container css={{ paddingBlock: space[10] }}>
      <Heading level={2} id="home-how" css={{ marginBottom: space[6] }}>
        {messages.howTitle}
      </Heading>
      <ul css={gridCss}>
        {messages.how.map(({ icon, title, text }) => (
          <li key={title} css={{ display: 'grid', gridTemplateColumns: '28px 1fr', gap: space[3] }}>
            <Icon name={icons[icon]} size={24} css={{ color: color.accent }} />
            <div>
              <h3 css={{ fontSize: font.size.l, fontWeight: font.weight.semibold }}>{title}</h3>
              <Text tone="secondary" css={{ marginTop: space[1] }}>
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  </section>
)

const gridCss = {
  display: 'grid',
  gap: space[6],
  [media.up(744)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.up(1338)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const
