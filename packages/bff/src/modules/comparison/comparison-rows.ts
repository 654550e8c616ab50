import type { Attribute, Better, ComparisonRow, ProductCard } from '@isp/contract'
import { EM_DASH, formatDate, formatMoney, formatNumber, formatQuantity, perUnit } from '@isp/i18n'
import { comparedAttributes } from './compared-attributes.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'

type Value = ComparisonRow['values'][number]

type Fact = {
  code: string
  name: string
  read: (product: ProductCard) => Value
  better?: Better | undefined
  hint?: string
  isLead?: boolean
}

const words = (text: string): Value => ({ text, number: null })

const attributeValue = ({ value, unit }: Attribute): Value => {
  if (typeof value === 'number') return { text: formatQuantity(value, unit ?? ''), number: value }
  return words(typeof value === 'boolean' ? messages[value ? 'yes' : 'no'] : value)
}

/** When it can be had: now, or with the nearest delivery. */
const whenOf = ({ availability: { available, nextArrival } }: ProductCard): Value => {
  if (available > 0) return { text: messages.now, number: 0 }
  if (!nextArrival) return words(EM_DASH)
  return { text: messages.from(formatDate(nextArrival.date)), number: Date.parse(nextArrival.date) }
}

/** Pieces and packages are not told apart by a number: where both are sold, nothing of these is better. */
const leadFacts = (products: readonly ProductCard[]): Fact[] => {
  const units = new Set(products.map(({ unit }) => unit))
  const [unit = ''] = units
  const isOneUnit = units.size === 1
  const priceText = ({ amount }: { amount: number }, own: string) =>
    isOneUnit ? formatMoney(amount) : `${formatMoney(amount)} ${perUnit(own)}`
  return [
    {
      code: 'price',
      name: isOneUnit ? `${messages.priceWithVat} ${perUnit(unit)}` : messages.priceWithVat,
      read: ({ price, unit: own }) =>
        price
          ? { text: priceText(price, own), number: price.amount / 100 }
          : words(messages.priceOnRequest),
      better: isOneUnit ? 'less' : undefined,
    },
    {
      code: 'stock',
      name: messages.stock,
      read: ({ availability: { available }, unit: own }) => ({
        text: formatQuantity(available, own),
        number: available,
      }),
      better: isOneUnit ? 'more' : undefined,
    },
    { code: 'when', name: messages.when, read: whenOf, better: 'less', hint: messages.sooner },
  ]
}

/** Rows of the table; which value of an attribute is better, `better` says by its code. */
export const comparisonRows = (
  products: readonly ProductCard[],
  better: ReadonlyMap<string, Better>,
): ComparisonRow[] => {
  const attributeFacts = comparedAttributes(products).map(
    ({ code, name }): Fact => ({
      code: `attribute-${code}`,
      name,
      read: ({ attributes }) => {
        const own = attributes.find((attribute) => attribute.code === code)
        return own ? attributeValue(own) : words(EM_DASH)
      },
      better: better.get(code),
    }),
  )
  const facts: Fact[] = [
    ...leadFacts(products).map((fact) => ({ ...fact, isLead: true })),
    {
      code: 'brand',
      name: messages.brand,
      read: ({ brand }) => words(brand?.name ?? EM_DASH),
    },
    ...attributeFacts,
    {
      code: 'minimum',
      name: messages.minimum,
      read: ({ minOrderQuantity, unit }) => ({
        text: formatQuantity(minOrderQuantity, unit),
        number: minOrderQuantity,
      }),
      better: 'less',
    },
    {
      code: 'multiplicity',
      name: messages.multiplicity,
      read: ({ multiplicity }) => ({ text: formatNumber(multiplicity), number: multiplicity }),
      better: 'less',
    },
  ]
  return facts.map(({ code, name, read, better: direction, hint, isLead = false }) => ({
    code,
    name,
    values: products.map(read),
    better: direction ?? null,
    hint: direction ? (hint ?? messages.hints[direction]) : null,
    isLead,
  }))
}
