import { BITS, warehouseColumn, warehouseGroups } from './availability.ts'
import type { FacetCounts, IndexFilter } from './catalog-index.ts'
import { type Codes, codesColumn, type IndexData } from './columns.ts'
import { dateOf, dayOf, NOW, openDays } from './days.ts'
import type { Coded } from './facet-sources.ts'
import { type Marking, markWhere } from './filter.ts'

/** A filter over changing data, in which one product may have several values. */
export type LiveFilter = {
  marking(filters: readonly IndexFilter[]): Marking
  /** The columns that its facet is counted from. */
  columns: readonly Coded[]
  /** Builds the facet from the counts of each column; values without products are left out unless selected. */
  facet(counts: readonly Uint32Array[], selected: readonly string[]): FacetCounts | null
}

const valuesOf = (filters: readonly IndexFilter[]): string[] =>
  filters.flatMap(({ values }) => values ?? [])

const facetWith = (
  head: { code: string; kind: 'values' | 'flag' },
  values: { key: string; label: string; count: number }[],
): FacetCounts | null => (values.length > 0 ? { ...head, values } : null)

/** Products with free stock in any of the chosen warehouses. */
const openWarehouses = (data: IndexData): LiveFilter => {
  const { count, warehouses } = data.meta
  const groups = Array.from({ length: warehouseGroups(warehouses) }, (_, group) =>
    codesColumn(data, warehouseColumn(group)),
  )
  const maskOf = (keys: readonly string[], group: number): number =>
    warehouses
      .slice(group * BITS, (group + 1) * BITS)
      .reduce((mask, { code }, bit) => (keys.includes(code) ? mask | (1 << bit) : mask), 0)

  const marking: LiveFilter['marking'] = (filters) => {
    const wanted = groups.flatMap((codes, group) => {
      const mask = maskOf(valuesOf(filters), group)
      return mask === 0 ? [] : [{ codes, mask }]
    })
    const holds = (position: number): boolean =>
      wanted.some(({ codes, mask }) => ((codes[position] as number) & mask) !== 0)
    return markWhere(holds)
  }

  return {
    marking,
    columns: groups.map((codes, group) => ({
      code: warehouseColumn(group),
      runs: [{ codes, start: 0, end: count }],
      size: 1 << BITS,
    })),
    facet: (counts, selected) => {
      const countOf = (place: number): number => {
        const bit = 1 << (place % BITS)
        const own = counts[Math.floor(place / BITS)]
        return own ? own.reduce((sum, found, mask) => (mask & bit ? sum + found : sum), 0) : 0
      }
      const known = warehouses
        .map(({ code, name }, place) => ({ key: code, label: name, count: countOf(place) }))
        .filter(({ key, count: found }) => found > 0 || selected.includes(key))
      const codes = new Set(warehouses.map(({ code }) => code))
      const unknown = selected
        .filter((key) => !codes.has(key))
        .map((key) => ({ key, label: key, count: 0 }))
      return facetWith({ code: 'warehouse', kind: 'values' }, [...known, ...unknown])
    },
  }
}

/** Days ahead offered as choices; any other date is accepted too. */
const AHEAD = [3, 7, 14, 30]
const LAST_DAY = 0xffff

/** Products that are free now or arrive by a day; of several days the last one counts. */
const openArrivals = (data: IndexData): LiveFilter => {
  const days = openDays(data)
  const arrivals: Codes = codesColumn(data, 'arrival')
  const isBy = (day: number, first: number, last: number): boolean =>
    day === NOW || (day >= first && day <= last)

  return {
    marking: (filters) => {
      const first = days.today()
      const last = Math.max(...valuesOf(filters).map((date) => dayOf(date) ?? 0))
      return markWhere((position) => isBy(arrivals[position] as number, first, last))
    },
    columns: [
      {
        code: 'arrival',
        runs: [{ codes: arrivals, start: 0, end: arrivals.length }],
        size: LAST_DAY + 1,
      },
    ],
    facet: ([counts], selected) => {
      if (!counts) return null
      const first = days.today()
      const chosen = selected.map((date) => dayOf(date) ?? 0)
      const ahead = AHEAD.map((more) => first + more)
      const countBy = (last: number): number =>
        counts.subarray(first, last + 1).reduce((sum, found) => sum + found, counts[NOW] as number)
      let known = counts[NOW] as number
      const offered = ahead.filter((day) => {
        const isMore = countBy(day) > known
        known = countBy(day)
        return isMore
      })
      const shown = [...new Set([...offered, ...chosen])].sort((one, other) => one - other)
      return facetWith(
        { code: 'arrival', kind: 'flag' },
        shown.map((day) => ({ key: dateOf(day), label: dateOf(day), count: countBy(day) })),
      )
    },
  }
}

/** Live filters by facet code, in the order of the facets. */
export const openLiveFilters = (data: IndexData): ReadonlyMap<string, LiveFilter> =>
  new Map([
    ['warehouse', openWarehouses(data)],
    ['arrival', openArrivals(data)],
  ])
