import type { Attribute, ProductCard, ProductsAnswer } from '@isp/contract'
import { formatDate, formatMoney, formatNumber } from '@isp/i18n'
import { technicalMessages as messages } from './technical.messages.ts'

type Value = Attribute['value'] | null

export type TechnicalColumn = {
  code: string
  title: string
  read: (product: ProductCard) => Value
  /** As a person sees it; `read` gives what is sorted and copied. */
  say?: (product: ProductCard) => string
}

/**
 * Which columns a person does not want, in which order she put the others, and which of them stays in sight beside the
 * name; codes of all sections together.
 */
export type ColumnChoice = {
  hidden: readonly string[]
  order: readonly string[]
  pinned?: string | undefined
}

/** Codes of ours begin with a dot: no attribute does. */
const article: TechnicalColumn = {
  code: '.article',
  title: messages.article,
  read: (product) => product.article,
}
const brand: TechnicalColumn = {
  code: '.brand',
  title: messages.brand,
  read: (product) => product.brand?.name ?? null,
}
/** Shown as in the other views: what is out of stock says so and leads to its analogues. */
export const STOCK = '.stock'

const stock: TechnicalColumn = {
  code: STOCK,
  title: messages.stock,
  read: ({ availability }) => availability.available,
  say: ({ availability, unit }) => `${formatNumber(availability.available)} ${unit}`,
}
const arrival: TechnicalColumn = {
  code: '.arrival',
  title: messages.arrival,
  read: ({ availability }) => availability.nextArrival?.date ?? null,
  say: ({ availability: { nextArrival } }) => (nextArrival ? formatDate(nextArrival.date) : ''),
}
/** Shown in both kinds; copied as the page shows it, and its title says so. */
export const PRICE = '.price'

const price: TechnicalColumn = {
  code: PRICE,
  title: messages.price,
  read: (product) => (product.price ? product.price.amount / 100 : null),
  say: (product) => (product.price ? formatMoney(product.price.amount) : ''),
}

const netPrice: TechnicalColumn = {
  ...price,
  title: messages.netPrice,
  read: (product) => {
    if (!product.price) return null
    const { amount, vatAmount } = product.price
    return (amount - vatAmount) / 100
  },
}

/** What a copy holds: prices of the kind that is seen. `view`: `data-prices` of the document. */
export const asCopied = (columns: readonly TechnicalColumn[], view = ''): TechnicalColumn[] =>
  columns.map((column) =>
    column.code === PRICE && view.split(' ').includes('net') ? netPrice : column,
  )

type Named = ProductsAnswer['columns'][number]

const ofAttribute = ({ code, name, unit }: Named): TechnicalColumn => ({
  code,
  title: unit ? `${name}, ${unit}` : name,
  read: ({ attributes }) => attributes.find((other) => other.code === code)?.value ?? null,
})

/** The section's columns in its order, then whatever else these products have: a search has products of many sections. */
export const columnsOf = (
  items: readonly ProductCard[],
  named: readonly Named[],
): TechnicalColumn[] => {
  const all = new Map(
    [...named, ...items.flatMap(({ attributes }) => attributes)].map((each) => [each.code, each]),
  )
  return [article, brand, ...[...all.values()].map(ofAttribute), stock, arrival, price]
}

/** All columns in the chosen order, the pinned one first; one that was never moved keeps its place behind those that were. */
export const inChosenOrder = (
  columns: readonly TechnicalColumn[],
  { order, pinned }: ColumnChoice,
): TechnicalColumn[] => {
  const placeOf = ({ code }: TechnicalColumn) => {
    if (code === pinned) return -1
    const place = order.indexOf(code)
    return place < 0 ? order.length : place
  }
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The order with a column one step earlier or later; at its end nothing happens. */
export const movedBy = (codes: readonly string[], code: string, step: -1 | 1): string[] => {
  const place = codes.indexOf(code)
  const target = place + step
  if (place < 0 || target < 0 || target >= codes.length) return [...codes]
  return codes.toSpliced(place, 1).toSpliced(target, 0, code)
}

export const isNumeric = (items: readonly ProductCard[], column: TechnicalColumn): boolean => {
  const values = items.map(column.read).filter((value) => value !== null)
  return values.length > 0 && values.every((value) => typeof value === 'number')
}
