import type { Product, ProductDrawing } from '@isp/contract'
import { BFF_BASE } from '@isp/contract/urls'
import { withUnit } from '@isp/i18n'
import { attributeText } from '../../shared/listing/attribute-text.ts'
import { productFactsMessages as messages } from './product-facts.messages.ts'

type DimensionDrawingProps = {
  product: Pick<Product, 'id' | 'name' | 'attributes'>
  drawing: ProductDrawing
}

/** What those who do not see the drawing are told: its sizes in words. */
const sizesOf = (attributes: Product['attributes']): string[] =>
  attributes.flatMap(({ name, unit, value }) =>
    unit === messages.millimetres
      ? [`${name.toLowerCase()} ${withUnit(attributeText(value), unit)}`]
      : [],
  )

/** The product with its own sizes: a picture that the server draws, kept by browsers for as long as the sizes stay. */
export const DimensionDrawing = ({ product, drawing }: DimensionDrawingProps) => {
  const { version, wide, narrow } = drawing
  const srcOf = (view: 'wide' | 'narrow') =>
    `${BFF_BASE}/api/catalog/products/${product.id}/drawing?view=${view}&version=${version}`
  return (
    <picture css={rootCss}>
      <source media="(max-width: 743.98px)" srcSet={srcOf('narrow')} {...narrow} />
      <img
        src={srcOf('wide')}
        {...wide}
        alt={messages.drawingOf(product.name, sizesOf(product.attributes))}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

const rootCss = {
  display: 'block',
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 auto' },
} as const
