/**
 * What a load brings: rows that refer to each other by external ids (the ids of the accounting system).
 * Money in kopecks with VAT, dates ISO 8601.
 */
export type SectionRecord = {
  externalId: string
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
}
export type SectionPropertyRecord = {
  section: string
  property: string
  sort: number
  isFilter: boolean
  isColumn: boolean
}
export type PriceTypeRecord = { externalId: string; code: string; name: string; isBase: boolean }
export type WarehouseRecord = {
  externalId: string
  code: string
  name: string
  city: string
  sort: number
}
export type ProductRecord = {
  externalId: string
  slug: string
  section: string
  brand: string | null
  article: string
  name: string
  description: string | null
  unit: string
  vatRate: number
  minOrderQuantity: number
  multiplicity: number
  popularity: number
  attributes: Readonly<Record<string, number | string | boolean>>
  images: readonly string[]
  /** Kept from the first load on. */
  createdAt: string
}
export type PriceRecord = { product: string; priceType: string; amount: number }
export type StockRecord = { product: string; warehouse: string; quantity: number }
export type ArrivalRecord = StockRecord & { expectedOn: string }
export type DocumentRecord = {
  product: string
  sort: number
  kind: string
  name: string
  url: string
  sizeBytes: number
}
export type AnalogueRecord = { product: string; analogue: string; sort: number }

/** Any mixture of rows in any order and any size: a load is a stream of these. */
export type CatalogBatch = {
  sections?: readonly SectionRecord[]
  brands?: readonly BrandRecord[]
  properties?: readonly PropertyRecord[]
  sectionProperties?: readonly SectionPropertyRecord[]
  priceTypes?: readonly PriceTypeRecord[]
  warehouses?: readonly WarehouseRecord[]
  products?: readonly ProductRecord[]
  prices?: readonly PriceRecord[]
  stock?: readonly StockRecord[]
  arrivals?: readonly ArrivalRecord[]
  documents?: readonly DocumentRecord[]
  analogues?: readonly AnalogueRecord[]
}
