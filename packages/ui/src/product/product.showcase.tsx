import { Sample, Samples } from '../showcase-parts.tsx'
import { AvailabilityText } from './availability-text.tsx'
import { PriceText } from './price-text.tsx'
import { ProductPicture } from './product-picture.tsx'
import { QuantityField } from './quantity-field.tsx'

export const PriceShowcase = () => (
  <Samples>
    <Sample title="Строка списка, карточка, страница товара">
      <PriceText amount={123450} size="s" />
      <PriceText amount={1234500} vatRate={22} unit="шт" />
      <PriceText amount={128499000} vatRate={22} vatAmount={23172000} unit="компл" size="l" />
    </Sample>
    <Sample title="Цены нет">
      <PriceText amount={null} />
    </Sample>
  </Samples>
)

export const AvailabilityShowcase = () => (
  <Samples>
    <Sample title="Есть, едет, нет">
      <AvailabilityText available={1204} unit="шт" />
      <AvailabilityText available={0} unit="шт" nextArrival={{ date: '2026-12-12' }} />
      <AvailabilityText available={0} unit="шт" />
    </Sample>
  </Samples>
)

export const QuantityShowcase = () => (
  <Samples keyboard="Клавиатура: ↑ и ↓ меняют количество на шаг, Enter принимает введённое.">
    <Sample title="Поштучно; от 10, кратно 5; недоступно">
      <QuantityField unit="шт" label="Количество, сверло" />
      <QuantityField unit="шт" minimum={10} multiplicity={5} label="Количество, пластины" />
      <QuantityField unit="упак" defaultValue={3} isDisabled label="Количество, круги" />
    </Sample>
  </Samples>
)

export const PictureShowcase = () => (
  <Samples>
    <Sample title="Нет изображения: место занято, страница не прыгает">
      <div css={{ width: '160px' }}>
        <ProductPicture image={null} alt="Сверло спиральное" />
      </div>
      <div css={{ width: '64px' }}>
        <ProductPicture image={null} alt="" />
      </div>
    </Sample>
  </Samples>
)
