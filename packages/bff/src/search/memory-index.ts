import { setImmediate } from 'node:timers/promises'
import type { CatalogIndex } from './catalog-index.ts'
import { type Column, codesColumn, type IndexData, uint32Column } from './columns.ts'
import { openDays } from './days.ts'
import { openListing } from './listing.ts'
import { openLiveColumns } from './live-columns.ts'
import type { LiveRow } from './source.ts'
import { openTextSearch } from './text/search.ts'

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

type BrandCount = { total: number; byRootSection: Map<number, number> }

const countBrands = (data: IndexData): Map<number, BrandCount> => {
  const { brands, sections } = data.meta
  const brandOf = codesColumn(data, 'brand-of')
  const counts = new Map<number, BrandCount>()
  for (const root of sections) {
    if (root.parent !== -1) continue
    const byCode = new Uint32Array(brands.length + 1)
    for (let position = root.start; position < root.end; position += 1) {
      const code = brandOf[position] as number
      byCode[code] = (byCode[code] as number) + 1
    }
    brands.forEach(({ id }, place) => {
      const found = byCode[place + 1] as number
      if (found === 0) return
      const entry = counts.get(id) ?? { total: 0, byRootSection: new Map<number, number>() }
      entry.total += found
      entry.byRootSection.set(root.id, found)
      counts.set(id, entry)
    })
  }
  return counts
}

export type MemoryIndex = CatalogIndex & {
  /**
   * Sets the prices and stock of these products, letting waiting requests run in between. Gives the longest time a
   * request had to wait, ms.
   */
  renew(rows: readonly LiveRow[]): Promise<number>
  /** The date that the index works with, as days since 2020-01-01. */
  today(): number
  /** Sets the date; gives the products whose arrival was due before it. */
  turnDay(today: number): number[]
  /** Replaces prices, their orders, stock and arrivals of all products at once. */
  replaceLive(columns: Readonly<Record<string, Column>>): void
}

/**
 * Opens built columns for queries. Answers are synchronous and mostly take well under a millisecond; they may be shared
 * between callers (unfiltered pages are cached), so they must not be modified.
 */
export const openMemoryIndex = (data: IndexData): MemoryIndex => {
  const liveColumns = openLiveColumns(data)
  const days = openDays(data)
  const ids = uint32Column(data, 'ids')
  const text = openTextSearch(data)
  const listing = openListing(data, text)
  const { count, sections, version } = data.meta
  return {
    renew: async (rows) => {
      let longest = 0
      let startedAt = performance.now()
      for (const _step of liveColumns.steps(rows)) {
        listing.clearLive()
        longest = Math.max(longest, performance.now() - startedAt)
        await setImmediate()
        startedAt = performance.now()
      }
      return longest
    },
    today: days.today,
    turnDay: (today) => {
      if (days.today() === today) return []
      days.turn(today)
      listing.clearLive()
      return days.overdue().map((position) => ids[position] as number)
    },
    replaceLive: (columns) => {
      liveColumns.replace(columns)
      listing.clearLive()
    },
    dataVersion: version,
    productCount: count,
    list: listing.list,
    matrix: listing.matrix,
    countBySection: listing.countBySection,
    suggest: (asked, limits) => {
      const { positions, ...named } = text.suggest(asked, limits)
      return { productIds: [...positions].map((at) => ids[at] as number), ...named }
    },
    usedText: (asked) => text.find(asked).used,
    sectionCounts: once(() => new Map(sections.map(({ id, start, end }) => [id, end - start]))),
    brandCounts: once(() => countBrands(data)),
  }
}
