/** What the index is built from, in the words of the database. Batches, so that a million rows never stand at once. */

export type SectionRow = { id: number; parentId: number | null; name: string; sort: number }
export type BrandRow = { id: number; slug: string; name: string }
export type PropertyRow = {
  id: number
  code: string
  kind: 'number' | 'string' | 'boolean'
  unit: string | null
  sort: number
}
export type SectionPropertyRow = {
  sectionId: number
  propertyId: number
  sort: number
  isFilter: boolean
}
/** «болгарка» is an «УШМ»; several meanings stand between bars. */
export type SynonymRow = { said: string; meant: string }
export type ProductRow = {
  id: number
  sectionId: number
  brandId: number | null
  article: string
  name: string
  popularity: number
  /** Microseconds since 1970: exact in a double. */
  createdAt: number
  attributes: Readonly<Record<string, unknown>>
}
/** What is sold in place of a product with this article. */
export type ReplacedRow = { article: string; replacementId: number }
/** Kopecks. */
export type PriceRow = { productId: number; priceTypeId: number; amount: number }

/**
 * What a copy of prices and stock has seen: the snapshot of PostgreSQL it was read in, and the history that the
 * numbers in it belong to (another server, a restored backup, a promoted standby count their transactions anew).
 */
export type Seen = { snapshot: string; history: string }

/** A product's own prices in kopecks by price type, the warehouses that have a free piece, the day of the next arrival. */
export type LiveRow = {
  id: number
  amounts: Readonly<Record<string, number>>
  warehouseIds: readonly number[]
  /** Days since 2020-01-01. */
  arrivesOn: number | null
}

export type WarehouseRow = { id: number; code: string; name: string }
/** A product that some warehouses can give now. */
export type FreeRow = { productId: number; warehouseIds: readonly number[] }
/** The next day, since 2020-01-01, on which something of a product arrives. */
export type ArrivalRow = { productId: number; day: number }

/** What changes while the shop runs, for all products. */
export type LiveSource = {
  priceTypeIds: readonly number[]
  /** By price type: the types that count for whoever has it, itself first; the first that has a price decides (D30, D38). */
  servedPriceTypes: Readonly<Record<number, readonly number[]>>
  prices: () => AsyncIterable<readonly PriceRow[]>
  /** In the order in which they are shown. */
  warehouses: readonly WarehouseRow[]
  free: () => AsyncIterable<readonly FreeRow[]>
  arrivals: () => AsyncIterable<readonly ArrivalRow[]>
  /** The database's own date, as days since 2020-01-01. */
  today: () => Promise<number>
}

export type CatalogSource = LiveSource & {
  version: string
  changedAt: string
  /** The state of the database that all of this is read in. */
  seen: Seen
  /** Active sections only; a section under an inactive one counts as inactive. */
  sections: readonly SectionRow[]
  brands: readonly BrandRow[]
  properties: readonly PropertyRow[]
  sectionProperties: readonly SectionPropertyRow[]
  synonyms: readonly SynonymRow[]
  /** Active products that stand in each section itself: known beforehand, so that every row falls into its place. */
  productsBySection: ReadonlyMap<number, number>
  products: () => AsyncIterable<readonly ProductRow[]>
  /** Old numbers of makers, of products that are still sold too. */
  replaced: () => AsyncIterable<readonly ReplacedRow[]>
}

/** Where a product stands, by its id; undefined for one that is not in the index. */
export type Locate = (productId: number) => number | undefined
