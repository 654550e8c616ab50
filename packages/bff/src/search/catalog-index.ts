import type { SortKey } from '@isp/contract'

/** A chosen attribute filter: values are OR-ed, `from`/`to` bound a number (inclusive); filters are AND-ed. */
export type IndexFilter = {
  code: string
  values?: readonly string[]
  from?: number
  to?: number
}

export type IndexSort = Exclude<SortKey, 'stock'>

/** What a list is asked by, names already resolved to ids by the service. Offsets and limits count products. */
export type ListingQuery = {
  sectionId: number | null
  brandId: number | null
  text: string | null
  /**
   * Reserved beside property codes: `brand` (values are brand slugs), `stock` (value `now`), `warehouse` (codes of warehouses
   * with a free piece), `arrival` (a date: free now or arriving by then).
   */
  filters: readonly IndexFilter[]
  /** Kopecks at the caller's price type, at the base one where it says nothing (D30). */
  price: { from: number | null; to: number | null } | null
  priceTypeId: number
  sort: IndexSort
  /** By an attribute or by `brand`, in place of `sort`; without a value last, equals by popularity. Unknown ones change nothing. */
  order?: { code: string; isDown: boolean }
  /** What is in stock before the rest, each part in the asked order. */
  isStockFirst?: boolean
  offset: number
  limit: number
}

export type FacetCounts =
  | {
      code: string
      kind: 'values' | 'flag'
      values: { key: string; label: string; count: number }[]
    }
  | {
      code: string
      kind: 'number'
      values: { key: string; label: string; count: number }[]
      min: number
      max: number
      /** Products by value, from `min` to `max` in bars of equal width; absent where all have one value. */
      histogram?: readonly number[]
    }

/**
 * How a text was understood: as typed, with a typo mended, typed in the wrong layout, only some of its words, or an
 * article that nearly is another, or one that is not sold any more: what replaced it was found.
 */
export type TextMatch = MatchKind & {
  /** Words beyond as many as are looked for at once, in the order of the question; absent where there are none. */
  unused?: string[]
}

type MatchKind =
  | { kind: 'exact' | 'corrected' | 'layout' | 'partial' | 'similar' | 'replaced'; text: string }
  /** The size that is missing, and those next to it, the nearest first. */
  | { kind: 'nearest'; text: string; missing: string; values: string[] }
  /** The value of a property that the goods do not have, as it is written, and those that they have. */
  | { kind: 'absent'; text: string; missing: string; values: string[]; code: string }

export type ListingResult = {
  total: number
  /** Product ids of the page, in order. */
  ids: number[]
  /** Own selection of each facet ignored (disjunctive counts). Values with count 0 are left out unless selected. */
  facets: FacetCounts[]
  match: TextMatch | null
}

/** `cells` ends the rows earlier where they are full. */
export type MatrixLimits = { products: number; rows: number; columns: number; cells: number }

/** `values` are shown, ascending; `total` says how many differ in all, `next` is the first that is not shown. */
export type MatrixAxis = {
  code: string
  values: (number | string)[]
  total: number
  next: number | string | null
}

/** A list laid out by two numbers of its section; none where nothing of it tells goods apart in two ways. */
export type MatrixLayout<Cell> =
  | { kind: 'none' | 'too-many' }
  | {
      kind: 'laid'
      rows: MatrixAxis
      columns: MatrixAxis
      /** Places of `rows.values` and `columns.values`; `count` products stand in the cell, the best of them is named. */
      cells: ({ row: number; column: number; count: number } & Cell)[]
      /** Products that lack one of the two numbers. */
      apart: number
    }

/** `bySection`: products in the subtree of each section, by section id. */
export type SectionCounts = { total: number; bySection: ReadonlyMap<number, number> }

export type SuggestResult = {
  productIds: number[]
  sectionIds: number[]
  /** Brands that the text names; mostly none. */
  brandIds: number[]
  match: TextMatch | null
}

/** What is known of changes to the rows of products, so that something made of them may be kept. */
export type ProductChanges = {
  /** To be asked before the rows are read; null while changes are not followed closely: nothing kept may be shown then. */
  now(): number | null
  /** Whether the rows may be others than those that were read after `since`. */
  hasChanged(productId: number, since: number): boolean
}

/**
 * The catalogue as it is listed, filtered, counted and searched. Holds ids, codes, numbers and words;
 * live price and stock of a page come from PostgreSQL by id. Another engine may stand behind it.
 */
export type CatalogIndex = {
  /** The `catalog_version` that the answers reflect. */
  readonly dataVersion: string
  readonly productCount: number
  /** Absent where nobody follows changes: then nothing of a product is kept. */
  readonly changes?: ProductChanges
  list(query: ListingQuery): ListingResult
  /** A list as a matrix; its page does not matter, its order decides which product a cell names after what is in stock. */
  matrix(query: ListingQuery, limits: MatrixLimits): MatrixLayout<{ id: number }>
  /** Where the products of a list lie; its order and page do not matter. */
  countBySection(query: ListingQuery): SectionCounts
  suggest(
    text: string,
    limits: { products: number; sections: number; brands: number },
  ): SuggestResult
  /** What a text is searched by in the end: mended, in the other layout, in the catalogue's words; without what is left out. */
  usedText(text: string): string
  /** Products in the subtree of each section, by section id. */
  sectionCounts(): ReadonlyMap<number, number>
  /** Products of each brand, by brand id; with the root sections that hold them. */
  brandCounts(): ReadonlyMap<number, { total: number; byRootSection: ReadonlyMap<number, number> }>
}

/** Keeps the newest index. `current()` is null until the first one is there; a rebuild swaps it at once. */
export type CatalogIndexHolder = {
  current(): CatalogIndex | null
  /** Fulfils when the first index is there; never rejects because of a database that is away for a while. */
  ready: Promise<void>
  close(): Promise<void>
}
