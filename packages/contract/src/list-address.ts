/**
 * Format of list filters in a URL. Reserved filters use their own name, attributes of a section have the prefix `f_`; bounds of a number
 * end in `_from` and `_to`, and `_is`, sent by forms, sets both (so an attribute code may not end that way).
 * Prices are in roubles in the URL and in kopecks in the API. Must not import zod: it is part of the catalogue's first bundle.
 */
import type { FilterSelection } from './schemas/listing.schema.ts'

const reserved = new Set(['brand', 'stock', 'price', 'warehouse', 'arrival'])
const CODE = /^[a-z0-9][a-z0-9_-]{0,59}$/i
const PREFIX = 'f_'

type FilterField = { code: string; part: 'values' | 'from' | 'to' | 'is' }

export const filterFieldName = (code: string, part: FilterField['part']): string => {
  const base = reserved.has(code) ? code : `${PREFIX}${code}`
  return part === 'values' ? base : `${base}_${part}`
}

/** The filter that a URL parameter stands for; null if it is not a filter. */
export const parseFilterFieldName = (name: string): FilterField | null => {
  const match = /^(.+)_(from|to|is)$/.exec(name)
  const part = (match?.[2] as 'from' | 'to' | 'is' | undefined) ?? 'values'
  const base = match?.[1] ?? name
  const code = base.startsWith(PREFIX) ? base.slice(PREFIX.length) : base
  const isReserved = reserved.has(code)
  if (!CODE.test(code) || base.startsWith(PREFIX) === isReserved) return null
  if (isReserved && (code === 'price') === (part === 'values')) return null
  return { code, part }
}

/** Factor from the unit in the URL to the unit in the API. */
export const filterScale = (code: string): number => (code === 'price' ? 100 : 1)

/** Reserved filters first, then attributes by code: the same filters always give the same URL. */
export const compareFilterCodes = (a: string, b: string): number => {
  const rank = (code: string) => [...reserved].indexOf(code)
  const [rankA, rankB] = [rank(a), rank(b)]
  if (rankA !== rankB) return rankA === -1 ? 1 : rankB === -1 ? -1 : rankA - rankB
  return a < b ? -1 : a > b ? 1 : 0
}

/** Filters as a query, in the given order. */
export const formatFilters = (filters: readonly FilterSelection[]): URLSearchParams => {
  const search = new URLSearchParams()
  for (const { code, values = [], from, to } of filters) {
    const scale = filterScale(code)
    for (const value of values) search.append(filterFieldName(code, 'values'), value)
    if (from !== undefined) search.append(filterFieldName(code, 'from'), String(from / scale))
    if (to !== undefined) search.append(filterFieldName(code, 'to'), String(to / scale))
  }
  return search
}
