import type { SortKey } from '@isp/contract'

/** A chosen attribute filter: values are OR-ed, `from`/`to` bound a number (inclusive); filters are AND-ed. */
export type IndexFilter = {
  code: string
  values?: readonly string[]
  from?: number
  to?: number
}

export type IndexSort = Exclude<SortKey, 'stock'>

/** Query for a list; the service has already resolved names to ids. Offsets and limits count products. */
export type ListingQuery = {
  sectionId: number | null
  brandId: number | null
  text: string | null
  /**
   * Codes reserved besides property codes: `brand` (values are brand slugs), `stock` (value `now`), `warehouse` (codes
   * of warehouses with free stock), `arrival` (a date: free now or arriving by then).
   */
  filters: readonly IndexFilter[]
  /** Kopecks of the caller's price type, or of the base type where it has no price (D30). */
  price: { from: number | null; to: number | null } | null
  priceTypeId: number
  sort: IndexSort
  /**
   * Sort by an attribute or by `brand` instead of `sort`; products without a value come last, equal ones by popularity.
   * An unknown code is ignored.
   */
  order?: { code: string; isDown: boolean }
  /** Products in stock come first; both parts keep the requested order. */
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
      /** Numbers of products in bars of equal width from `min` to `max`; absent when all have one value. */
      histogram?: readonly number[]
    }

/**
 * How a search text was understood: as typed, with typos mended, in the other keyboard layout, by some of its words
 * only, as a similar article, or as a discontinued article whose replacement was found.
 */
export type TextMatch = MatchKind & {
  /** Words past the limit of one search, in the order of the question; absent when there are none. */
  unused?: string[]
}

type MatchKind =
  | { kind: 'exact' | 'corrected' | 'layout' | 'partial' | 'similar' | 'replaced'; text: string }
  /** The size that is missing, and the sizes that exist next to it, the nearest first. */
  | { kind: 'nearest'; text: string; missing: string; values: string[] }
  /** The property value that no product has, as typed, and the values that products have. */
  | { kind: 'absent'; text: string; missing: string; values: string[]; code: string }

export type ListingResult = {
  total: number
  /** Product ids of the page, in order. */
  ids: number[]
  /** Counts ignore the facet's own selection (disjunctive counts). Values with count 0 are left out unless selected. */
  facets: FacetCounts[]
  /** The properties that decide which good of the list it is; none of its section: absent. */
  deciding?: readonly string[]
  match: TextMatch | null
}

/** Upper limits of a matrix; rows end early once `cells` is reached. */
export type MatrixLimits = { products: number; rows: number; columns: number; cells: number }

/** Axes that a person has chosen, by code, and the value of the row to begin with. */
export type AskedMatrix = {
  rows?: string | undefined
  columns?: string | undefined
  from?: string | undefined
}

/**
 * `values` are the shown ones, ascending; `total` counts all different values, `next` is the first that is not shown.
 */
export type MatrixAxis = {
  code: string
  values: (number | string)[]
  total: number
  next: number | string | null
}

/** A list laid out by two attributes of its section; `none` when no two of them tell its products apart. */
export type MatrixLayout<Cell> =
  | { kind: 'none' | 'too-many' }
  | {
      kind: 'laid'
      rows: MatrixAxis
      columns: MatrixAxis
      /** Sizes that follow from the rows, with a value for each shown row. */
      beside: { code: string; values: (number | string | null)[] }[]
      /** Codes of the attributes that can be axes, in the order of the section. */
      choices: string[]
      /**
       * `row` and `column` are places in `rows.values` and `columns.values`; the cell has `count` products and names
       * the best of them.
       */
      cells: ({
        row: number
        column: number
        count: number
        detail: number | string | null
      } & Cell)[]
      /** Code of the attribute whose values are the details of the cells: what else tells their products apart. */
      detail: string | null
      /** Products that lack one of the two attributes. */
      apart: number
    }

/** `bySection`: products in the subtree of each section, by section id. */
export type SectionCounts = { total: number; bySection: ReadonlyMap<number, number> }

export type SuggestResult = {
  productIds: number[]
  sectionIds: number[]
  /** Brands named by the text; usually none. */
  brandIds: number[]
  match: TextMatch | null
}

/** Tells caches of product data whether the rows behind it have changed. */
export type ProductChanges = {
  /** Call before reading the rows. Null while changes are not followed closely: then nothing cached may be shown. */
  now(): number | null
  /** Whether the product's rows may have changed since a `now()` of `since`. */
  hasChanged(productId: number, since: number): boolean
}

/**
 * The catalogue for listing, filtering, counting and searching. Holds ids, codes, numbers and words; the service reads
 * the live price and stock of a page from PostgreSQL by id. Another search engine can implement it.
 */
export type CatalogIndex = {
  /** The `catalog_version` that the answers reflect. */
  readonly dataVersion: string
  readonly productCount: number
  /** Absent when nothing follows changes; product data must not be cached then. */
  readonly changes?: ProductChanges
  list(query: ListingQuery): ListingResult
  /** A list as a matrix. Paging is ignored; a cell names its best product: in stock first, then by the list's order. */
  matrix(
    query: ListingQuery,
    limits: MatrixLimits,
    asked?: AskedMatrix,
  ): MatrixLayout<{ id: number }>
  /** Products of a list by section; its order and page are ignored. */
  countBySection(query: ListingQuery): SectionCounts
  suggest(
    text: string,
    limits: { products: number; sections: number; brands: number },
  ): SuggestResult
  /**
   * The text that was searched for in the end: mended, in the other layout or in the catalogue's words, without ignored
   * words.
   */
  usedText(text: string): string
  /** Products in the subtree of each section, by section id. */
  sectionCounts(): ReadonlyMap<number, number>
  /** Products of each brand, by brand id, in total and by root section. */
  brandCounts(): ReadonlyMap<number, { total: number; byRootSection: ReadonlyMap<number, number> }>
}

/** Holds the newest index. `current()` is null until the first index is built; a rebuild replaces it at once. */
export type CatalogIndexHolder = {
  current(): CatalogIndex | null
  /** Resolves when the first index is there; does not reject while the database is temporarily unreachable. */
  ready: Promise<void>
  /** When the index last reflected the newest catalogue, ms since 1970; null: not yet. */
  agreedAt(): number | null
  close(): Promise<void>
}
