import type { Attribute, ProductCard } from '@isp/contract'
import { EM_DASH, formatNumber, formatQuantity } from '@isp/i18n'
import { comparisonMessages as messages } from './comparison.messages.ts'

export type ComparisonRow = {
  key: string
  label: string
  /** One for each product; a dash where it has none. */
  values: string[]
  isDifferent: boolean
}

const attributeText = (value: Attribute['value']): string => {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  return value
}

const rowOf = (key: string, label: string, values: string[]): ComparisonRow => ({
  key,
  label,
  values,
  isDifferent: new Set(values).size > 1,
})

/** Every attribute that one of them has; those of a later product stand where its own neighbours stand. */
export const attributesOf = (products: readonly ProductCard[]): Attribute[] => {
  const merged: Attribute[] = []
  for (const { attributes } of products) {
    let place = 0
    for (const attribute of attributes) {
      const known = merged.findIndex(({ code }) => code === attribute.code)
      if (known < 0) merged.splice(place, 0, attribute)
      place = known < 0 ? place + 1 : known + 1
    }
  }
  return merged
}

export const comparisonRows = (products: readonly ProductCard[]): ComparisonRow[] => [
  rowOf(
    'brand',
    messages.brand,
    products.map(({ brand }) => brand?.name ?? EM_DASH),
  ),
  ...attributesOf(products).map(({ code, name, unit }) =>
    rowOf(
      `attribute-${code}`,
      unit ? `${name}, ${unit}` : name,
      products.map(({ attributes }) => {
        const own = attributes.find((attribute) => attribute.code === code)
        return own ? attributeText(own.value) : EM_DASH
      }),
    ),
  ),
  rowOf(
    'minimum',
    messages.minimum,
    products.map(({ minOrderQuantity, unit }) => formatQuantity(minOrderQuantity, unit)),
  ),
  rowOf(
    'multiplicity',
    messages.multiplicity,
    products.map(({ multiplicity }) => formatNumber(multiplicity)),
  ),
]
