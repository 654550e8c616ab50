import type { FacetCounts, IndexFilter, ListingQuery } from './catalog-index.ts'
import { countCodes } from './count-codes.ts'
import type { Coded, FacetSource, FacetSources } from './facet-sources.ts'
import { facetOf, priceBars, priceBounds } from './facets.ts'
import { BARS } from './histogram.ts'
import type { LiveFilter } from './live-filters.ts'
import { recentCache } from './recent-cache.ts'
import { type Chosen, PRICE, type Selection } from './selection.ts'

/** Cache limits for facets of whole lists: entries, and counts in all of them (4 MB). */
const KEPT_COUNTS = 10_000
const KEPT_NUMBERS = 1_000_000
/** Cached prices of whole lists. */
const KEPT_PRICES = 1000

/** A query with everything needed for its page and facets. */
export type Question = {
  query: ListingQuery
  /** Properties whose facets are shown, what decides first. */
  shown: readonly FacetSource[]
  deciding: readonly string[]
  chosen: readonly Chosen[]
  /** The attribute that the list is sorted by, if the list has it. */
  sorting: FacetSource | undefined
  prices: Float64Array | null
  selection: Selection
}

export type ListingFacets = {
  /** Facets that stay as long as the index. */
  settled(question: Question): FacetCounts[]
  /** Facets of prices, stock and arrivals. */
  live(question: Question): FacetCounts[]
  /** Call when prices or stock have changed. */
  clearLive(): void
}

const countsCache = () =>
  recentCache<Uint32Array>(KEPT_COUNTS, KEPT_NUMBERS, ({ length }) => length)

/**
 * Counts every facet over the products that pass the filters of the other facets. Not reentrant: it reuses its arrays.
 */
export const openListingFacets = (
  sources: FacetSources,
  liveFilters: ReadonlyMap<string, LiveFilter>,
): ListingFacets => {
  const wholes = { settled: countsCache(), live: countsCache() }
  const wholePrices = recentCache<FacetCounts[]>(KEPT_PRICES, KEPT_PRICES, () => 1)
  const scratch = new Map<Coded, Uint32Array>()
  const emptyFor = (coded: Coded): Uint32Array => {
    const own = scratch.get(coded) ?? new Uint32Array(coded.size)
    scratch.set(coded, own)
    return own.fill(0)
  }

  const filtersOf = ({ chosen }: Question, code: string): readonly IndexFilter[] =>
    chosen.find((own) => own.code === code)?.filters ?? []
  const valuesOf = (question: Question, code: string): string[] =>
    filtersOf(question, code).flatMap(({ values }) => values ?? [])
  const listKey = ({ query: { sectionId, brandId } }: Question): string => `${sectionId}|${brandId}`

  /** Whether every value of the facet is selected: then the products that fail have no value, and need no counting. */
  const isEvery = (question: Question, { code, keys }: FacetSource): boolean => {
    const filters = filtersOf(question, code)
    const takesAll = ({ values, from, to }: IndexFilter): boolean =>
      from === undefined && to === undefined && keys.every((key) => values?.includes(key))
    return filters.length > 0 && filters.every(takesAll)
  }

  /** Counts of the whole list without filters, cached; null for a short list, which is faster to count again. */
  const wholeOf = (question: Question, coded: Coded, isLive: boolean): Uint32Array | null => {
    const { query, selection } = question
    if (query.text !== null || selection.all.length < coded.size) return null
    const kept = isLive ? wholes.live : wholes.settled
    const key = `${listKey(question)}|${coded.code}`
    const known = kept.get(key)
    if (known) return known
    const counts = new Uint32Array(coded.size)
    countCodes(coded, selection.all, counts)
    kept.set(key, counts)
    return counts
  }

  /** `code` is the facet whose own filters are ignored; null ignores none. */
  const counted = (question: Question, coded: Coded, code: string | null, isLive: boolean) => {
    const whole = wholeOf(question, coded, isLive)
    const { parts, isTakenAway } = question.selection.countable(code, whole !== null)
    const counts = emptyFor(coded)
    for (const part of parts) countCodes(coded, part, counts)
    if (!(whole && isTakenAway)) return counts
    for (let at = 0; at < counts.length; at += 1)
      counts[at] = (whole[at] as number) - (counts[at] as number)
    return counts
  }

  const countsOf = (question: Question, source: FacetSource): FacetCounts[] => {
    const code = isEvery(question, source) ? null : source.code
    const counts = counted(question, source, code, source === sources.stock)
    const facet = facetOf(source, counts, valuesOf(question, source.code))
    return facet ? [facet] : []
  }

  const countPrices = ({ prices, selection }: Question): FacetCounts[] => {
    if (prices === null) return []
    const bounds = { min: Infinity, max: -Infinity }
    const { parts } = selection.countable(PRICE, false)
    for (const part of parts) priceBounds(prices, part, bounds)
    if (bounds.min > bounds.max) return []
    const facet: FacetCounts = { code: PRICE, kind: 'number', values: [], ...bounds }
    if (bounds.min === bounds.max) return [facet]
    const bars = new Uint32Array(BARS)
    for (const part of parts) priceBars(prices, part, bounds, bars)
    return [{ ...facet, histogram: [...bars] }]
  }

  /** With no filter but the price, its bounds are those of the whole list. */
  const priceFacet = (question: Question): FacetCounts[] => {
    const { query, chosen } = question
    if (query.text !== null || chosen.some(({ code }) => code !== PRICE))
      return countPrices(question)
    const key = `${listKey(question)}|${query.priceTypeId}`
    const known = wholePrices.get(key)
    if (known) return known
    const facet = countPrices(question)
    wholePrices.set(key, facet)
    return facet
  }

  const settled = (question: Question): FacetCounts[] =>
    [sources.brand, ...question.shown].flatMap((source) => countsOf(question, source))
  const live = (question: Question): FacetCounts[] => [
    ...countsOf(question, sources.stock),
    ...[...liveFilters].flatMap(([code, { columns, facet }]) => {
      const counts = columns.map((column) => counted(question, column, code, true))
      return facet(counts, valuesOf(question, code)) ?? []
    }),
    ...priceFacet(question),
  ]
  const clearLive = (): void => {
    wholes.live.clear()
    wholePrices.clear()
  }

  return { settled, live, clearLive }
}
