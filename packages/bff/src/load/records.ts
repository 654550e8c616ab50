/**
 * What a load brings: rows that refer to each other by external ids (the ids of the accounting system).
 * Money in kopecks with VAT, dates ISO 8601.
 */
/** A catalogue of goods and what of it the load brings whole: what is missing from a whole part is taken away. */
export type CatalogRecord = {
  externalId: string
  name: string
  hasAllGoods: boolean
  hasAllPrices: boolean
  hasAllStock: boolean
}
/**
 * Where a row comes from. `catalog` is the load's own one unless given. Of rows about the same thing the one of
 * the highest `rank` counts (0 unless given); two of one rank are a duplicate. `place` names the row in refusals.
 * All rows of a batch give the same of these fields.
 */
type Sourced = { catalog?: string; rank?: number; place?: string }
export type SectionRecord = {
  externalId: string
  catalog?: string
  parent: string | null
  slug: string
  name: string
  description: string | null
  image: string | null
  sort: number
}
export type BrandRecord = {
  externalId: string
  slug: string
  name: string
  country: string | null
  description: string | null
}
export type PropertyRecord = {
  externalId: string
  code: string
  name: string
  unit: string | null
  kind: 'number' | 'string' | 'boolean'
  sort: number
  /** Its heading on the product page: in all rows or none; an accounting system knows of none. */
  group?: string | null
}
export type SectionPropertyRecord = {
  section: string
  property: string
  sort: number
  isFilter: boolean
  isColumn: boolean
}
/** Prices of the type `externalId` are prices of the type `priceType`. */
export type PriceTypeSourceRecord = {
  externalId: string
  priceType: string
  currency: string
  hasVat: boolean
}
export type PriceTypeRecord = { externalId: string; code: string; name: string; isBase: boolean }
export type WarehouseRecord = {
  externalId: string
  code: string
  name: string
  city: string
  sort: number
}
export type ProductRecord = Sourced & {
  externalId: string
  slug: string
  section: string
  brand: string | null
  article: string
  name: string
  description: string | null
  unit: string
  vatRate: number
  /** Null keeps what the product has, and is 1 for a new one. */
  minOrderQuantity: number | null
  multiplicity: number | null
  /** In all rows or none; null keeps the group that the product has. */
  priceGroup?: string | null
  popularity: number
  attributes: Readonly<Record<string, number | string | boolean>>
  /** Null keeps the pictures that the product has. */
  images: readonly string[] | null
  /** For purchases by 44-ФЗ and 223-ФЗ: in all rows or none. */
  originCountry?: string | null
  okpd2?: string | null
  registerNumber?: string | null
  /** Kept from the first load on. */
  createdAt: string
}
/**
 * A product that is like the product `of` in everything but these: it comes in place of it. Without a name of its own
 * it is told by its `traits`.
 */
export type VariantRecord = Sourced & {
  externalId: string
  of: string
  slug: string
  name: string | null
  article: string | null
  traits: string
  attributes: Readonly<Record<string, string>>
}
/** A product that its catalogue does not have any more. */
export type RemovalRecord = { catalog: string; product: string }
/**
 * A null amount says no more than that the load knows all prices of the product. `addsVat`: the amount is without
 * VAT and may have decimals; the product's VAT comes on top, half-up to a kopeck.
 */
export type PriceRecord = Sourced & {
  product: string
  priceType: string | null
  amount: number | string | null
  addsVat?: boolean
  /** ISO 4217 where `amount` and steps are hundredths of a foreign currency, decimals and all; the rate of the day makes them roubles; in all rows or none. */
  currency?: string | null
  /** D49: from how many pieces on which amount counts for each, in ascending order; both or neither, in all rows or none. */
  stepQuantities?: readonly number[] | null
  stepAmounts?: readonly (number | string)[] | null
}
/** A null quantity says no more than that the load knows all stock of the product. */
export type StockRecord = Sourced & {
  product: string
  warehouse: string | null
  quantity: number | null
}
export type ArrivalRecord = {
  product: string
  warehouse: string
  expectedOn: string
  quantity: number
}
export type DocumentRecord = {
  product: string
  sort: number
  kind: string
  name: string
  url: string
  sizeBytes: number
  /** As 2026-12-01, in all rows or none. */
  issuedOn?: string | null
  expiresOn?: string | null
}
/** The maker makes `replacement` in place of `product`. */
export type ReplacementRecord = { product: string; replacement: string }
export type AnalogueRecord = { product: string; analogue: string; sort: number }
/** `companion` is needed with `product`. */
export type CompanionRecord = { product: string; companion: string; sort: number }

/** Any mixture of rows in any order and any size: a load is a stream of these. */
export type CatalogBatch = {
  catalogs?: readonly CatalogRecord[]
  sections?: readonly SectionRecord[]
  brands?: readonly BrandRecord[]
  properties?: readonly PropertyRecord[]
  sectionProperties?: readonly SectionPropertyRecord[]
  priceTypes?: readonly PriceTypeRecord[]
  priceTypeSources?: readonly PriceTypeSourceRecord[]
  warehouses?: readonly WarehouseRecord[]
  removals?: readonly RemovalRecord[]
  products?: readonly ProductRecord[]
  variants?: readonly VariantRecord[]
  prices?: readonly PriceRecord[]
  stock?: readonly StockRecord[]
  arrivals?: readonly ArrivalRecord[]
  documents?: readonly DocumentRecord[]
  analogues?: readonly AnalogueRecord[]
  companions?: readonly CompanionRecord[]
  replacements?: readonly ReplacementRecord[]
}
