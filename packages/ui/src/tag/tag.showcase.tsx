import { Sample, Samples } from '../showcase-parts.tsx'
import { Badge } from './badge.tsx'
import { Tag } from './tag.tsx'

export const TagShowcase = () => (
  <Samples keyboard="Клавиатура: выбранный фильтр — одна ссылка, Enter убирает его.">
    <Sample title="Тона">
      <Tag>Р6М5</Tag>
      <Tag tone="accent">новое</Tag>
      <Tag tone="info" icon="box">
        Доставка завтра
      </Tag>
      <Tag tone="success" icon="check">
        Оплачен
      </Tag>
      <Tag tone="warning">На проверке</Tag>
      <Tag tone="danger">Отменён</Tag>
    </Sample>
    <Sample title="Ссылка, выбранный фильтр, снимаемая метка">
      <Tag to="/catalog/">Свёрла</Tag>
      <Tag to="/catalog/" isRemovable>
        Диаметр: 8,5 мм
      </Tag>
      <Tag onRemove={() => undefined}>Только в наличии</Tag>
    </Sample>
    <Sample title="Длинный текст">
      <div css={{ width: '240px' }}>
        <Tag to="/catalog/" isRemovable>
          Материал обработки: коррозионностойкие жаропрочные сплавы
        </Tag>
      </div>
    </Sample>
  </Samples>
)

export const BadgeShowcase = () => (
  <Samples>
    <Sample title="Число, большое число, точка, ноль не виден">
      <Badge count={3} label="3 непрочитанных сообщения" />
      <Badge count={48} tone="neutral" />
      <Badge count={1200} tone="danger" />
      <Badge label="Есть товары в сравнении" />
      <Badge count={0} />
    </Sample>
  </Samples>
)
