import type { FacetCounts, IndexFilter } from '../catalog.index.ts'
import { BITS, warehouseColumn, warehouseGroups } from './availability.ts'
import { type Codes, codesColumn, type IndexData } from './columns.ts'
import { dateOf, dayOf, NOW, openDays } from './days.ts'
import { type Counted, countCodes } from './facets.ts'
import { type Marking, markWhere } from './filter.ts'

/**
 * A filter over what changes while the shop runs, in which one product may stand in several values.
 * One counting at a time: arrays are used again.
 */
export type LiveFilter = {
  marking(filters: readonly IndexFilter[]): Marking
  /** Counts part after part; values without products are left out unless they are selected. */
  counting(selected: readonly string[]): { add(part: Counted): void; facet(): FacetCounts | null }
}

const valuesOf = (filters: readonly IndexFilter[]): string[] =>
  filters.flatMap(({ values }) => values ?? [])

const facetWith = (
  head: { code: string; kind: 'values' | 'flag' },
  values: { key: string; label: string; count: number }[],
): FacetCounts | null => (values.length > 0 ? { ...head, values } : null)

/** Free pieces in one of the chosen warehouses. */
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
    counting: (selected) => {
      const counts = groups.map(() => new Uint32Array(1 << BITS))
      const sources = groups.map((codes) => ({ runs: [{ codes, start: 0, end: count }] }))
      const countOf = (place: number): number => {
        const bit = 1 << (place % BITS)
        const own = counts[Math.floor(place / BITS)]
        return own ? own.reduce((sum, found, mask) => (mask & bit ? sum + found : sum), 0) : 0
      }
      return {
        add: (part) =>
          sources.forEach((source, group) => {
            countCodes(source, part, counts[group] as Uint32Array)
          }),
        facet: () => {
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
    },
  }
}

/** Days ahead that are offered; any other date may be asked for. */
const AHEAD = [3, 7, 14, 30]
const LAST_DAY = 0xffff

/** Free now, or arriving by a day: of several the last. */
const openArrivals = (data: IndexData): LiveFilter => {
  const days = openDays(data)
  const arrivals: Codes = codesColumn(data, 'arrival')
  const counts = new Uint32Array(LAST_DAY + 1)
  const isBy = (day: number, first: number, last: number): boolean =>
    day === NOW || (day >= first && day <= last)

  return {
    marking: (filters) => {
      const first = days.today()
      const last = Math.max(...valuesOf(filters).map((date) => dayOf(date) ?? 0))
      return markWhere((position) => isBy(arrivals[position] as number, first, last))
    },
    counting: (selected) => {
      const first = days.today()
      const chosen = selected.map((date) => dayOf(date) ?? 0)
      const ahead = AHEAD.map((more) => first + more)
      counts.fill(0)
      return {
        add: (part) =>
          countCodes({ runs: [{ codes: arrivals, start: 0, end: arrivals.length }] }, part, counts),
        facet: () => {
          const countBy = (last: number): number =>
            counts
              .subarray(first, last + 1)
              .reduce((sum, found) => sum + found, counts[NOW] as number)
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
    },
  }
}

/** By the code of the facet, in the order of the facets. */
export const openLiveFilters = (data: IndexData): ReadonlyMap<string, LiveFilter> =>
  new Map([
    ['warehouse', openWarehouses(data)],
    ['arrival', openArrivals(data)],
  ])
