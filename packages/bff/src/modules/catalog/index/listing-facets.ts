import type { FacetCounts, ListingQuery } from '../catalog.index.ts'
import type { FacetSource, FacetSources } from './facet-sources.ts'
import { type Counted, countCodes, facetOf, priceBars, priceBounds } from './facets.ts'
import { BARS } from './histogram.ts'
import type { LiveFilter } from './live-filters.ts'
import { recentCache } from './recent-cache.ts'
import { type Chosen, PRICE, type Selection } from './selection.ts'

/** Facets of whole lists that are remembered, and how many counts they have in all: 4 MB. */
const KEPT_COUNTS = 10_000
const KEPT_NUMBERS = 1_000_000

/** A query with everything that its page and its facets are made from. */
export type Question = {
  query: ListingQuery
  /** Properties whose facets are shown. */
  shown: readonly FacetSource[]
  chosen: readonly Chosen[]
  /** What the asked order goes by, where it is an attribute of this list. */
  sorting: FacetSource | undefined
  prices: Float64Array | null
  selection: Selection
}

export type ListingFacets = {
  /** Of what stands as long as the index. */
  settled(question: Question): FacetCounts[]
  /** Of prices, stock and arrivals. */
  live(question: Question): FacetCounts[]
}

/** Counts of every facet over what the other filters left. */
export const openListingFacets = (
  sources: FacetSources,
  liveFilters: ReadonlyMap<string, LiveFilter>,
): ListingFacets => {
  /** Where the only filter is the facet's own, its counts are those of the whole list: nothing else is ignored. */
  const isAlone = ({ chosen }: Question, code: string): boolean =>
    chosen.length === 1 && chosen[0]?.code === code

  /** What a facet is counted of, part after part. */
  const countedFor = (question: Question, code: string, count: (part: Counted) => void): void => {
    const { selection } = question
    const parts = isAlone(question, code)
      ? [selection.all]
      : [selection.matches, selection.failing(code)]
    for (const part of parts) count(part)
  }

  const valuesOf = ({ chosen }: Question, code: string): string[] =>
    chosen
      .filter((own) => own.code === code)
      .flatMap(({ filters }) => filters.flatMap(({ values }) => values ?? []))

  /** Of the whole list, whatever is chosen. */
  const wholeCounts = recentCache<Uint32Array>(KEPT_COUNTS, KEPT_NUMBERS, ({ length }) => length)
  const wholeOf = (question: Question, source: FacetSource): Uint32Array => {
    const { sectionId, brandId } = question.query
    const key = `${sectionId}|${brandId}|${source.code}`
    const known = wholeCounts.get(key)
    if (known) return known
    const counts = new Uint32Array(source.keys.length + 1)
    countCodes(source, question.selection.all, counts)
    wholeCounts.set(key, counts)
    return counts
  }

  /** Where most of a list matches, the rest of it is taken from what is counted once. */
  const fewerThan = (
    whole: Uint32Array,
    question: Question,
    source: FacetSource,
    rest: Counted,
  ) => {
    const gone = new Uint32Array(whole.length)
    countCodes(source, rest, gone)
    const counts = whole.map((count, code) => count - (gone[code] as number))
    countCodes(source, question.selection.failing(source.code), counts)
    return counts
  }

  const counted = (question: Question, source: FacetSource): Uint32Array => {
    const { query, selection } = question
    const { rest } = selection
    const isKept = query.text === null && source !== sources.stock
    if (isKept && isAlone(question, source.code)) return wholeOf(question, source)
    if (isKept && rest) return fewerThan(wholeOf(question, source), question, source, rest)
    const counts = new Uint32Array(source.keys.length + 1)
    countedFor(question, source.code, (part) => countCodes(source, part, counts))
    return counts
  }

  const countsOf = (question: Question, source: FacetSource): FacetCounts[] => {
    const counts = counted(question, source)
    const facet = facetOf(source, counts, valuesOf(question, source.code))
    return facet ? [facet] : []
  }

  const priceFacet = (question: Question): FacetCounts[] => {
    const { prices } = question
    if (prices === null) return []
    const bounds = { min: Infinity, max: -Infinity }
    countedFor(question, PRICE, (part) => priceBounds(prices, part, bounds))
    if (bounds.min > bounds.max) return []
    const facet: FacetCounts = { code: PRICE, kind: 'number', values: [], ...bounds }
    if (bounds.min === bounds.max) return [facet]
    const bars = new Uint32Array(BARS)
    countedFor(question, PRICE, (part) => priceBars(prices, part, bounds, bars))
    return [{ ...facet, histogram: [...bars] }]
  }

  const settled = (question: Question): FacetCounts[] =>
    [sources.brand, ...question.shown].flatMap((source) => countsOf(question, source))
  const live = (question: Question): FacetCounts[] => [
    ...countsOf(question, sources.stock),
    ...[...liveFilters].flatMap(([code, filter]) => {
      const counting = filter.counting(valuesOf(question, code))
      countedFor(question, code, counting.add)
      return counting.facet() ?? []
    }),
    ...priceFacet(question),
  ]

  return { settled, live }
}
