import { type Bits, wordsFor } from './bits.ts'
import type { IndexFilter, ListingQuery } from './catalog-index.ts'
import { baseSize } from './facet-sources.ts'
import type { Marking } from './filter.ts'
import { recentCache } from './recent-cache.ts'
import { type Marked, PRICE } from './selection.ts'

/** Filters are set one after another and their lists are turned over: up to 16 MB of sets of either kind. */
const KEPT_SETS = 4000
const KEPT_WORDS = 4_000_000

const setsCache = () => recentCache<Bits>(KEPT_SETS, KEPT_WORDS, ({ length }) => length)

export type KeptSets = {
  /** The set of a filter of this question: remembered, unless the list is what a text has found. */
  of(
    query: ListingQuery,
    filter: { code: string; filters: readonly IndexFilter[]; isLive: boolean },
    marking: Marking,
  ): NonNullable<Marked>
  /** To be called whenever prices or stock have changed. */
  forgetLive(): void
}

/** What each filter lets pass of the lists that were asked for last. */
export const openKeptSets = (): KeptSets => {
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
    forgetLive: () => live.clear(),
  }
}
