/**
 * Records of a load: rows that refer to each other by external ids (ids of the accounting system). Money in kopecks
 * with VAT, dates in ISO 8601.
 */
/**
 * A catalogue of goods, and which parts of it the load contains completely: rows missing from a complete part are
 * removed.
 */
export type CatalogRecord = {
  externalId: string
  name: string
  hasAllGoods: boolean
  hasAllPrices: boolean
  hasAllStock: boolean
}
/**
 * Origin of a row. `catalog` defaults to the load's own. Of rows about the same thing the one with the highest `rank`
 * (default 0) wins; equal ranks are a duplicate. `place` names the row in error messages. All rows of a batch have the
 * same of these fields.
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
  /** Heading of the property on the product page: given in all rows or none; accounting systems have none. */
  group?: string | null
  /** Which of its values is better: of the shop's own load alone. */
  better?: 'more' | 'less' | 'nearer' | 'none' | null
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
  /** Null keeps the product's value, and is 1 for a new product. */
  minOrderQuantity: number | null
  multiplicity: number | null
  /** Given in all rows or none; null keeps the product's group. */
  priceGroup?: string | null
  popularity: number
  attributes: Readonly<Record<string, number | string | boolean>>
  /** Null keeps the product's pictures. */
  images: readonly string[] | null
  /** For purchases by 44-ФЗ and 223-ФЗ; given in all rows or none. */
  originCountry?: string | null
  okpd2?: string | null
  registerNumber?: string | null
  /** Used only when the product is first loaded. */
  createdAt: string
}
/**
 * A product that equals the product `of` except for these fields and is sold in its place. Without a name of its own it
 * is distinguished by its `traits`.
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
/**
 * Bar codes of a product, each in the form of `barCodeKey`. All rows of one product together are its codes; a product
 * without rows keeps what it has.
 */
export type BarCodesRecord = { product: string; codes: readonly string[] }
/** A product that its catalogue no longer has. */
export type RemovalRecord = { catalog: string; product: string }
/**
 * A null amount states only that the load has all prices of the product. `addsVat`: the amount is without VAT and may
 * have decimals; the product's VAT is added, rounded half-up to a kopeck.
 */
export type PriceRecord = Sourced & {
  product: string
  priceType: string | null
  amount: number | string | null
  addsVat?: boolean
  /**
   * ISO 4217 if `amount` and steps are hundredths of a foreign currency, decimals allowed; they are converted to
   * roubles at the rate of the day. Given in all rows or none.
   */
  currency?: string | null
  /** D49: quantities from which on the amounts apply per piece, ascending; both or neither, in all rows or none. */
  stepQuantities?: readonly number[] | null
  stepAmounts?: readonly (number | string)[] | null
}
/** A null quantity states only that the load has all stock of the product. */
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
  /** Format 2026-12-01; given in all rows or none. */
  issuedOn?: string | null
  expiresOn?: string | null
}
/** The maker produces `replacement` instead of `product`. */
export type ReplacementRecord = { product: string; replacement: string }
export type AnalogueRecord = { product: string; analogue: string; sort: number }
/** `companion` is needed with `product`. */
export type CompanionRecord = { product: string; companion: string; sort: number }

/** Any mixture of rows in any order and number; a load is a stream of batches. */
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
  barCodes?: readonly BarCodesRecord[]
  prices?: readonly PriceRecord[]
  stock?: readonly StockRecord[]
  arrivals?: readonly ArrivalRecord[]
  documents?: readonly DocumentRecord[]
  analogues?: readonly AnalogueRecord[]
  companions?: readonly CompanionRecord[]
  replacements?: readonly ReplacementRecord[]
}
