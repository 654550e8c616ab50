import type { Availability, ProductCard, ProductsAnswer } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { EM_DASH, formatDate, formatNumber, formatQuantity } from '@isp/i18n'
import { Link } from '@isp/router'
import { attributeText } from '../listing/attribute-text.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'

/** The technical value of a column, or a dash where the product has none. */
export const techText = (product: ProductCard, code: string): string => {
  const attribute = product.attributes.find((other) => other.code === code)
  return attribute ? attributeText(attribute.value) : EM_DASH
}

/** A column is of figures when no product of the page has anything else in it. */
export const isNumberColumn = (items: readonly ProductCard[], code: string): boolean => {
  const values = items.flatMap(({ attributes }) =>
    attributes.filter((attribute) => attribute.code === code).map(({ value }) => value),
  )
  return values.length > 0 && values.every((value) => typeof value === 'number')
}

export type ListColumn = ProductsAnswer['columns'][number] & { isNumber: boolean }

export const techClass = ({ isNumber }: ListColumn, index: number): string =>
  `tech tech-${index + 1}${isNumber ? ' number' : ''}`

type StockState = 'now' | 'later' | 'none'

const stockState = ({ available, nextArrival }: Availability): StockState =>
  available > 0 ? 'now' : nextArrival ? 'later' : 'none'

/** «В наличии 120 шт» or «Под заказ», with the nearest delivery under it, or the way to what stands in for it. */
export const StockCell = ({ product }: { product: ProductCard }) => {
  const { availability, unit } = product
  const { available, nextArrival } = availability
  const state = stockState(availability)
  return (
    <span className={`state ${state}`}>
      {state === 'now' ? formatQuantity(available, unit) : messages.stock[state]}
      {nextArrival && (
        <small>
          {messages.arrival(
            formatQuantity(nextArrival.quantity, unit),
            formatDate(nextArrival.date),
          )}
        </small>
      )}
      {state === 'none' && (
        <small>
          <Link to={urls.productAnalogues(product.slug)}>{messages.analogues}</Link>
        </small>
      )}
    </span>
  )
}

/** «от 10 шт, кратно 5», or «кратно 5» of whole packs, where there is no column for it; nothing for single pieces. */
export const PortionText = ({ product }: { product: ProductCard }) => {
  const { minOrderQuantity, multiplicity, unit } = product
  if (minOrderQuantity <= 1 && multiplicity <= 1) return null
  const isWholePacks = minOrderQuantity <= multiplicity
  return (
    <span className="portion">
      {!isWholePacks && messages.minimum(formatQuantity(minOrderQuantity, unit))}
      {!isWholePacks && multiplicity > 1 && ', '}
      {multiplicity > 1 && messages.multiple(formatNumber(multiplicity))}
    </span>
  )
}

/** «10 шт» and, when a pack cannot be split, «кратно 5». */
export const MinimumCell = ({ product }: { product: ProductCard }) => (
  <>
    {formatQuantity(product.minOrderQuantity, product.unit)}
    {product.multiplicity > 1 && (
      <small>{messages.multiple(formatNumber(product.multiplicity))}</small>
    )}
  </>
)
