import type { FacetCounts, ListingQuery } from '../catalog.index.ts'
import type { FacetSource, FacetSources } from './facet-sources.ts'
import { type Counted, countCodes, facetOf, priceBars, priceBounds } from './facets.ts'
import { BARS } from './histogram.ts'
import type { LiveFilter } from './live-filters.ts'
import { type Chosen, PRICE, type Selection } from './selection.ts'

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

  const countsOf = (question: Question, source: FacetSource): FacetCounts[] => {
    const counts = new Uint32Array(source.keys.length + 1)
    countedFor(question, source.code, (part) => countCodes(source, part, counts))
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
