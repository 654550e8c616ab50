/**
 * Rows that the index is built from, as read from the database: in batches, so that a million rows are never in memory
 * together.
 */

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
  /** By the load from the goods of the section: nobody has given it this place. */
  isDerived: boolean
}
/** The order of a section's filters as the staff has put them; its subsections have it too. */
export type FilterOrderRow = { sectionId: number; codes: readonly string[] }
/** «болгарка» is an «УШМ»; several meanings are separated by bars. */
export type SynonymRow = { said: string; meant: string }
export type ProductRow = {
  id: number
  sectionId: number
  brandId: number | null
  article: string
  name: string
  popularity: number
  /** Microseconds since 1970, exact in a double. */
  createdAt: number
  attributes: Readonly<Record<string, unknown>>
  /** In the form of `barCodeKey`. */
  barCodes: readonly string[]
}
/** The product sold in place of a discontinued article. */
export type ReplacedRow = { article: string; replacementId: number }
/** Kopecks. */
export type PriceRow = { productId: number; priceTypeId: number; amount: number }

/**
 * The point up to which a copy of prices and stock is current: a snapshot of PostgreSQL, and the server history that
 * its transaction numbers belong to (another server, a restored backup or a promoted standby has another history).
 */
export type Seen = { snapshot: string; history: string }

/** A product's own prices in kopecks by price type, the warehouses with free stock, the day of the next arrival. */
export type LiveRow = {
  id: number
  amounts: Readonly<Record<string, number>>
  warehouseIds: readonly number[]
  /** Days since 2020-01-01. */
  arrivesOn: number | null
}

export type WarehouseRow = { id: number; code: string; name: string }
/** A product and the warehouses that have free stock of it. */
export type FreeRow = { productId: number; warehouseIds: readonly number[] }
/** The next day, since 2020-01-01, on which stock of a product arrives. */
export type ArrivalRow = { productId: number; day: number }

/** Data that changes without a rebuild, for all products. */
export type LiveSource = {
  priceTypeIds: readonly number[]
  /** By price type: the types that count for whoever has it, itself first; the first that has a price decides (D30, D38). */
  servedPriceTypes: Readonly<Record<number, readonly number[]>>
  prices: () => AsyncIterable<readonly PriceRow[]>
  /** In display order. */
  warehouses: readonly WarehouseRow[]
  free: () => AsyncIterable<readonly FreeRow[]>
  arrivals: () => AsyncIterable<readonly ArrivalRow[]>
  /** The database's current date, as days since 2020-01-01. */
  today: () => Promise<number>
}

export type CatalogSource = LiveSource & {
  version: string
  changedAt: string
  /** The database state in which all of this is read. */
  seen: Seen
  /** Active sections only; a section under an inactive one counts as inactive. */
  sections: readonly SectionRow[]
  brands: readonly BrandRow[]
  properties: readonly PropertyRow[]
  sectionProperties: readonly SectionPropertyRow[]
  filterOrders: readonly FilterOrderRow[]
  synonyms: readonly SynonymRow[]
  /**
   * Number of active products directly in each section: known beforehand, so that every row goes straight to its place.
   */
  productsBySection: ReadonlyMap<number, number>
  products: () => AsyncIterable<readonly ProductRow[]>
  /** Former articles of makers, including those of products still sold. */
  replaced: () => AsyncIterable<readonly ReplacedRow[]>
}

/** Position of a product by its id; undefined when it is not in the index. */
export type Locate = (productId: number) => number | undefined
