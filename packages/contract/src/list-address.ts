/**
 * How the filters of a list are written in its address. Reserved codes keep their own name, attributes of a section stand
 * behind `f_`; bounds of a number end in `_from` and `_to`, and `_is` is both at once as a form sends it (so an attribute code may not end
 * that way).
 * Prices are roubles in the address and kopecks in the API. No zod: it goes into the first bundle of the catalogue.
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

/** What a parameter of the address means as a filter; null for anything that is none. */
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

/** One unit of the address in units of the API. */
export const filterScale = (code: string): number => (code === 'price' ? 100 : 1)

/** Reserved filters first, then attributes by code: the same choice always has the same address. */
export const compareFilterCodes = (a: string, b: string): number => {
  const rank = (code: string) => [...reserved].indexOf(code)
  const [rankA, rankB] = [rank(a), rank(b)]
  if (rankA !== rankB) return rankA === -1 ? 1 : rankB === -1 ? -1 : rankA - rankB
  return a < b ? -1 : a > b ? 1 : 0
}

/** Filters as a query, in their own order. */
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
