import type { AttributeSort, FilterSelection, SortKey } from '@isp/contract'
import { formatFilters } from '@isp/contract/list-address'
import type { CatalogView } from '@isp/session'
import { compareFilterCodes, filterScale, parseFilterFieldName } from './filter-names.ts'

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
const MAX_FILTERS = 40
const MAX_VALUES = 100
const MAX_VALUE_LENGTH = 200

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
}

const oneOf = <T extends string | number>(known: readonly T[], text: string | null): T | null =>
  known.find((value) => String(value) === text) ?? null

/** A number as people type it: «1 200,5». Null for anything else. */
export const parseBound = (text: string, scale: number): number | null => {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.')
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(plain)) return null
  const value = Math.round(Number(plain) * scale * 1e6) / 1e6
  if (scale === 1) return value
  return value < 0 ? null : Math.round(value)
}

type Draft = Record<'from' | 'to' | 'is', number | null> & { values: Set<string> }

/** Stock knows one value; any other is a slip of whoever typed the address. */
const isKnownValue = (code: string, value: string): boolean => code !== 'stock' || value === 'now'

const toSelection = ([code, draft]: [string, Draft]): FilterSelection => {
  // one number typed to mean exactly it is both bounds
  const from = draft.is ?? draft.from
  const to = draft.is ?? draft.to
  const isTurned = from !== null && to !== null && from > to
  const [low, high] = isTurned ? [to, from] : [from, to]
  return {
    code,
    ...(draft.values.size > 0 ? { values: [...draft.values].sort() } : {}),
    ...(low === null ? {} : { from: low }),
    ...(high === null ? {} : { to: high }),
  }
}

const parseFilters = (search: URLSearchParams): FilterSelection[] => {
  const drafts = new Map<string, Draft>()
  for (const [name, text] of search) {
    const field = parseFilterFieldName(name)
    if (!field || text === '' || text.length > MAX_VALUE_LENGTH) continue
    const draft = drafts.get(field.code) ?? {
      values: new Set<string>(),
      from: null,
      to: null,
      is: null,
    }
    if (field.part !== 'values') draft[field.part] ??= parseBound(text, filterScale(field.code))
    else if (draft.values.size < MAX_VALUES && isKnownValue(field.code, text))
      draft.values.add(text)
    drafts.set(field.code, draft)
  }
  return [...drafts]
    .map(toSelection)
    .filter(({ values, from, to }) => values || from !== undefined || to !== undefined)
    .sort((a, b) => compareFilterCodes(a.code, b.code))
    .slice(0, MAX_FILTERS)
}

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
  }
}

/** The query of a list in canonical order, without the page. `parseListing` of it gives the same params. */
export const formatListing = (params: ListingParams): URLSearchParams => {
  const search = formatFilters(params.filters)
  if (params.sort) search.append('sort', params.sort)
  if (params.first) search.append('first', params.first)
  if (params.size) search.append('size', String(params.size))
  if (params.view) search.append('view', params.view)
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
