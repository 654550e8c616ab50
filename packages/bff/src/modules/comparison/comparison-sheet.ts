import type { Attribute, ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatDate, formatQuantity } from '@isp/i18n'
import { head, money, number, type Sheet, type SheetCell, text } from '../../sheets/sheet.ts'
import { comparedAttributes } from './compared-attributes.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'

const NAMES_WIDTH = 34
const PRODUCT_WIDTH = 28

const attributeCell = (attribute: Attribute | undefined): SheetCell => {
  if (!attribute) return null
  const { value } = attribute
  if (typeof value === 'number') return number(value)
  return text(typeof value === 'boolean' ? (value ? messages.yes : messages.no) : value)
}

type Line = [name: string, cell: (product: ProductCard) => SheetCell]

const factLines = (shopOrigin: string): Line[] => [
  [messages.article, ({ article }) => text(article)],
  [messages.brand, ({ brand }) => text(brand?.name ?? null)],
  [messages.price, ({ price }) => (price ? money(price.amount) : text(messages.onRequest))],
  [messages.stock, ({ availability, unit }) => text(formatQuantity(availability.available, unit))],
  [
    messages.arrival,
    ({ availability: { nextArrival }, unit }) =>
      nextArrival &&
      text(`${formatQuantity(nextArrival.quantity, unit)}, ${formatDate(nextArrival.date)}`),
  ],
  [messages.minimum, ({ minOrderQuantity, unit }) => text(formatQuantity(minOrderQuantity, unit))],
  [messages.multiplicity, ({ multiplicity }) => number(multiplicity)],
  [messages.page, ({ slug }) => text(`${shopOrigin}${urls.product(slug)}`)],
]

const sheetOf = (name: string, products: readonly ProductCard[], shopOrigin: string): Sheet => {
  const lines: Line[] = [
    ...factLines(shopOrigin).slice(0, -1),
    ...comparedAttributes(products).map(
      ({ code, name: label, unit }): Line => [
        unit ? `${label}, ${unit}` : label,
        ({ attributes }) => attributeCell(attributes.find((other) => other.code === code)),
      ],
    ),
    ...factLines(shopOrigin).slice(-1),
  ]
  return {
    name,
    headRows: 1,
    headColumns: 1,
    isMixed: true,
    widths: [NAMES_WIDTH, ...products.map(() => PRODUCT_WIDTH)],
    rows: [
      [head(messages.characteristic), ...products.map(({ name: product }) => head(product))],
      ...lines.map(([label, cell]): SheetCell[] => [head(label), ...products.map(cell)]),
    ],
  }
}

/** A sheet per section, in the order of each section's first product. */
export const comparisonBook = (products: readonly ProductCard[], shopOrigin: string): Sheet[] => {
  const sections = Map.groupBy(products, ({ section }) => section.id)
  const sheets = [...sections.values()].map((group) =>
    sheetOf(group[0]?.section.name ?? '', group, shopOrigin),
  )
  return sheets.length > 0 ? sheets : [sheetOf(messages.none, [], shopOrigin)]
}
