import type { Attribute, Availability, BrandLink, Price, ProductCard } from '@isp/contract'
import { vatWithin } from '@isp/contract/trade-rules'
import { catalogMessages as messages } from '../catalog.messages.ts'
import type { CatalogMetadata, CatalogSection, SectionProperty } from '../catalog.metadata.ts'
import type { PropertyRow } from '../metadata.sql.ts'
import type { AttributeValues, CardRow } from './card.sql.ts'

const toPrice = (row: CardRow, metadata: CatalogMetadata): Price | null => {
  const priceType =
    row.priceTypeId === null ? undefined : metadata.priceTypeById.get(row.priceTypeId)
  if (row.amount === null || !priceType) return null
  return {
    amount: row.amount,
    vatRate: row.vatRate,
    vatAmount: vatWithin(row.amount, row.vatRate),
    priceType: priceType.code,
    ...(row.priceSteps && { steps: row.priceSteps }),
    ...(row.baseAmount !== null && row.baseAmount !== row.amount && { base: row.baseAmount }),
    ...(priceType.specification !== null && {
      specification: messages.bySpecification(priceType.specification),
    }),
  }
}

/** The product's value of a property; null if it has none or one of another type, since the JSON column is not validated. */
const toAttribute = (property: PropertyRow, values: AttributeValues): Attribute | null => {
  if (!Object.hasOwn(values, property.code)) return null
  const { code, name, unit, kind } = property
  const value = values[code]
  if (typeof value !== kind) return null
  return { code, name, unit, value: value as Attribute['value'] }
}

const isPresent = <T>(value: T | null): value is T => value !== null

/** The column properties among `properties` that the product has a value for, each once, in the given order. */
const keyAttributes = (
  properties: readonly SectionProperty[],
  values: AttributeValues,
): Attribute[] => {
  const columns = properties.filter(({ isColumn }) => isColumn)
  const once = new Map(columns.map((property) => [property.code, property]))
  return [...once.values()].map((property) => toAttribute(property, values)).filter(isPresent)
}

/** All attributes of a product: first the section's properties in their order, then the other properties. */
export const allAttributes = (
  values: AttributeValues,
  section: CatalogSection,
  metadata: CatalogMetadata,
): Attribute[] => {
  const named = new Set(section.properties.map(({ code }) => code))
  const others = [...metadata.propertyByCode.values()].filter(({ code }) => !named.has(code))
  return [...section.properties, ...others]
    .map((property) => toAttribute(property, values))
    .filter(isPresent)
}

const toBrandLink = (id: number | null, { brandById }: CatalogMetadata): BrandLink | null => {
  const brand = id === null ? undefined : brandById.get(id)
  return brand ? { id: brand.id, slug: brand.slug, name: brand.name } : null
}

const toAvailability = (row: CardRow): Availability => ({
  available: row.available,
  nextArrival:
    row.arrivalDate === null || row.arrivalQuantity === null
      ? null
      : { date: row.arrivalDate, quantity: row.arrivalQuantity },
})

export const toCard = (
  row: CardRow,
  section: CatalogSection,
  metadata: CatalogMetadata,
  listed: CatalogSection | null = null,
): ProductCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  article: row.article,
  brand: toBrandLink(row.brandId, metadata),
  section: { id: section.id, slug: section.slug, name: section.name },
  image: row.image,
  unit: row.unit,
  minOrderQuantity: row.minOrderQuantity,
  multiplicity: row.multiplicity,
  price: toPrice(row, metadata),
  availability: toAvailability(row),
  attributes: keyAttributes([...(listed?.properties ?? []), ...section.properties], row.attributes),
})
