import { type Bits, wordsFor } from './bits.ts'
import type { IndexFilter, ListingQuery } from './catalog-index.ts'
import { baseSize } from './facet-sources.ts'
import type { Marking } from './filter.ts'
import { recentCache } from './recent-cache.ts'
import { type Marked, PRICE } from './selection.ts'

/** Buyers add filters one by one and page through the results, so their sets are cached: up to 16 MB of each kind. */
const KEPT_SETS = 4000
const KEPT_WORDS = 4_000_000

const setsCache = () => recentCache<Bits>(KEPT_SETS, KEPT_WORDS, ({ length }) => length)

export type FilterSets = {
  /** The set of a filter; cached unless the list is the result of a text search. */
  of(
    query: ListingQuery,
    filter: { code: string; filters: readonly IndexFilter[]; isLive: boolean },
    marking: Marking,
  ): NonNullable<Marked>
  /** Call when prices or stock have changed. */
  clearLive(): void
}

/** Caches, for recent lists, the products that pass each filter. */
export const openFilterSets = (): FilterSets => {
  const settled = setsCache()
  const live = setsCache()
  return {
    of:
      ({ sectionId, brandId, priceTypeId, text }, { code, filters, isLive }, marking) =>
      (base) => {
        const cache = isLive ? live : settled
        const prices = code === PRICE ? priceTypeId : ''
        const key = `${sectionId}|${brandId}|${prices}|${code}|${JSON.stringify(filters)}`
        const known = text === null ? cache.get(key) : undefined
        if (known) return known
        const bits = new Uint32Array(wordsFor(baseSize(base)))
        marking(bits, base)
        if (text === null) cache.set(key, bits)
        return bits
      },
    clearLive: () => live.clear(),
  }
}
