import type { AttributeSort, FilterSelection, SortKey } from '@isp/contract'
import { formatFilters } from '@isp/contract/list-address'
import { parseFilters } from '@isp/contract/list-filters'
import type { CatalogView } from '@isp/session'

export const sortKeys = [
  'popular',
  'price-asc',
  'price-desc',
  'name',
  'new',
] as const satisfies readonly SortKey[]
export const pageSizes = [30, 60, 120] as const
type PageSize = (typeof pageSizes)[number]

const DEFAULT_SORT: SortKey = 'popular'
const STOCK = 'stock'
const DEFAULT_SIZE: PageSize = 30

/** As the toolbar offers, or by a column of the technical table. */
export type ListSort = SortKey | AttributeSort

/** A matrix is a view of one list, never remembered for others. */
export type ListView = CatalogView | 'matrix'

/** What the address of a list says. `null` means that the address leaves it to the default. */
export type ListingParams = {
  page: number
  filters: readonly FilterSelection[]
  sort: ListSort | null
  /** What is in stock before the rest, in whatever order. */
  first: 'stock' | null
  size: PageSize | null
  view: ListView | null
  /** Of the view `matrix`: its axes and first row, if not those of the section. */
  matrix?: string | null
}

const oneOf = <T extends string | number>(known: readonly T[], text: string | null): T | null =>
  known.find((value) => String(value) === text) ?? null

const isByAttribute = (sort: string | null): sort is AttributeSort =>
  /^(up|down):[a-z0-9][\w-]{0,59}$/i.test(sort ?? '')

/** Reads a list's query. Never throws: what it does not know is left out, bounds the wrong way round are turned. */
export const parseListing = (search: URLSearchParams, page = 1): ListingParams => {
  const asked = search.get('sort')
  const sort = oneOf(sortKeys, asked) ?? (isByAttribute(asked) ? asked : null)
  const size = oneOf(pageSizes, search.get('size'))
  return {
    page,
    filters: parseFilters(search),
    sort: sort === DEFAULT_SORT ? null : sort,
    // it was an order of its own once
    first: asked === STOCK || search.get('first') === STOCK ? STOCK : null,
    size: size === DEFAULT_SIZE ? null : size,
    view: oneOf<ListView>(['list', 'roomy', 'tile', 'table', 'matrix'], search.get('view')),
    matrix: search.get('matrix'),
  }
}

/** The query of a list in canonical order, without the page. `parseListing` of it gives the same params. */
export const formatListing = (params: ListingParams): URLSearchParams => {
  const search = formatFilters(params.filters)
  if (params.sort) search.append('sort', params.sort)
  if (params.first) search.append('first', params.first)
  if (params.size) search.append('size', String(params.size))
  if (params.view) search.append('view', params.view)
  if (params.matrix) search.append('matrix', params.matrix)
  return search
}

/** An address without an order, or with one that can be: of a characteristic the server says whether it is one. */
export const isSortKnown = (search: URLSearchParams): boolean => {
  const asked = search.get('sort') ?? DEFAULT_SORT
  return asked === STOCK || isByAttribute(asked) || oneOf(sortKeys, asked) !== null
}

/** A page number of an address; null for 0, negatives, «01», words and anything above 99999 (D20). */
export const parsePageNumber = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
