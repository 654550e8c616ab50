import type { FacetCounts, ListingQuery, ListingResult, SectionCounts } from '../catalog.index.ts'
import { float64Column, type IndexData, uint32Column } from './columns.ts'
import {
  type Base,
  brandBase,
  EMPTY_BASE,
  type FacetSource,
  openFacetSources,
} from './facet-sources.ts'
import { countCodes, facetOf, priceBounds } from './facets.ts'
import { openOrdering } from './order.ts'
import { type RecentCache, recentCache } from './recent-cache.ts'
import { openSectionCounts } from './section-counts.ts'
import { openSectionFocus } from './section-focus.ts'
import { type Chosen, chosenOf, openSelect, PRICE, type Selection } from './selection.ts'
import type { TextSearch } from './text/search.ts'

/** Unfiltered lists are asked by everybody and every crawler: their pages and facets are kept. */
const CACHED_PAGES = 3000
const CACHED_FACETS = 1000

type Page = Omit<ListingResult, 'facets'>
const pageCache = () => recentCache<Page>(CACHED_PAGES, CACHED_PAGES, () => 1)
const facetCache = () => recentCache<FacetCounts[]>(CACHED_FACETS, CACHED_FACETS, () => 1)

const kept = <Value>(cache: RecentCache<Value>, key: string, make: () => Value): Value => {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

const isPlain = ({ text, filters, price }: ListingQuery): boolean =>
  text === null && filters.length === 0 && price === null
const isByPrice = ({ sort }: ListingQuery): boolean => sort === 'price-asc' || sort === 'price-desc'

/** A query with everything that its page and its facets are made from. */
type Question = {
  query: ListingQuery
  /** Properties whose facets are shown. */
  shown: readonly FacetSource[]
  chosen: readonly Chosen[]
  prices: Float64Array | null
  selection: Selection
}

export type Listing = {
  list(query: ListingQuery): ListingResult
  countBySection(query: ListingQuery): SectionCounts
  /** To be called whenever prices or stock have changed. */
  forgetLive(): void
}

/** Lists of products with disjunctive facet counts, over one build of the index. Not reentrant: it reuses its arrays. */
export const openListing = (data: IndexData, text: TextSearch): Listing => {
  const { brands, count, sections } = data.meta
  const ids = uint32Column(data, 'ids')
  const sources = openFacetSources(data)
  const ordering = openOrdering(data)
  const focusOf = openSectionFocus(data)
  const countSections = openSectionCounts(data)
  const ordinalOfSection = new Map(sections.map(({ id }, ordinal) => [id, ordinal]))
  const codeOfBrand = new Map(brands.map(({ id }, place) => [id, place + 1]))
  const priceTypes = new Set(data.meta.priceTypes)
  const select = openSelect(count)
  const settled = { pages: pageCache(), facets: facetCache() }
  /** Orders by price, bounds of prices, numbers in stock. */
  const live = { pages: pageCache(), facets: facetCache() }

  const baseOf = (query: ListingQuery, ordinal: number | null): Base => {
    const section = ordinal === null ? null : sections[ordinal]
    if (section === undefined) return EMPTY_BASE
    const start = section?.start ?? 0
    const end = section?.end ?? count
    const brandCode = query.brandId === null ? null : codeOfBrand.get(query.brandId)
    if (brandCode === undefined) return EMPTY_BASE
    if (query.text !== null) {
      const list = text.find(query.text).positions
      if (section === null && brandCode === null) return { list, start: 0, end: 0 }
      const brandOf = data.columns['brand-of'] as Uint32Array
      const kept = list.filter(
        (position) =>
          position >= start &&
          position < end &&
          (brandCode === null || brandOf[position] === brandCode),
      )
      return { list: kept, start: 0, end: 0 }
    }
    if (brandCode !== null) return brandBase(data, brandCode, start, end)
    return { list: null, start, end }
  }

  /** Attribute facets belong to a section: the asked one, or the one that a search or a brand is mostly about. */
  const propertiesOf = (query: ListingQuery, ordinal: number | null, base: Base): FacetSource[] => {
    const isScattered = query.text === null && query.brandId === null
    const focus = ordinal ?? (isScattered ? null : focusOf(base))
    const section = focus === null ? undefined : sections[focus]
    return (section?.filters ?? []).flatMap((property) => sources.properties[property] ?? [])
  }

  const prepare = (query: ListingQuery): Question => {
    const ordinal = query.sectionId === null ? null : (ordinalOfSection.get(query.sectionId) ?? -1)
    const base = baseOf(query, ordinal)
    const shown = propertiesOf(query, ordinal, base)
    const known = new Map([sources.brand, sources.stock, ...shown].map((one) => [one.code, one]))
    const chosen = chosenOf(query, known)
    const hasPrices = priceTypes.has(query.priceTypeId)
    const prices = hasPrices ? float64Column(data, `price-${query.priceTypeId}`) : null
    return { query, shown, chosen, prices, selection: select(base, chosen, prices) }
  }

  /** Where the only filter is the facet's own, its counts are those of the whole list: nothing else is ignored. */
  const isAlone = ({ chosen }: Question, code: string): boolean =>
    chosen.length === 1 && chosen[0]?.code === code

  const countsOf = (question: Question, source: FacetSource): FacetCounts[] => {
    const { chosen, selection } = question
    const counts = new Uint32Array(source.keys.length + 1)
    if (isAlone(question, source.code)) countCodes(source, selection.all, counts)
    else {
      countCodes(source, selection.matches, counts)
      countCodes(source, selection.failing(source.code), counts)
    }
    const own = chosen.find(({ code }) => code === source.code)
    const facet = facetOf(source, counts, own?.filters.flatMap(({ values }) => values ?? []) ?? [])
    return facet ? [facet] : []
  }

  const priceFacet = (question: Question): FacetCounts[] => {
    const { prices, selection } = question
    if (prices === null) return []
    const bounds = { min: Infinity, max: -Infinity }
    if (isAlone(question, PRICE)) priceBounds(prices, selection.all, bounds)
    else {
      priceBounds(prices, selection.matches, bounds)
      priceBounds(prices, selection.failing(PRICE), bounds)
    }
    return bounds.min <= bounds.max ? [{ code: PRICE, kind: 'number', values: [], ...bounds }] : []
  }

  const settledFacets = (question: Question): FacetCounts[] =>
    [sources.brand, ...question.shown].flatMap((source) => countsOf(question, source))
  const liveFacets = (question: Question): FacetCounts[] => [
    ...countsOf(question, sources.stock),
    ...priceFacet(question),
  ]

  const pageOf = ({ query, prices, selection: { matches } }: Question): Page => {
    const { offset, limit, priceTypeId, text: asked } = query
    const isByRelevance = asked !== null && query.sort === 'popular'
    const sort = isByPrice(query) && prices === null ? 'popular' : query.sort
    const end = Math.min(offset + limit, matches.length)
    const positions =
      isByRelevance && matches.list
        ? [...matches.list.subarray(Math.min(offset, end), end)]
        : ordering.page(matches, { sort, priceTypeId, offset, limit })
    return {
      total: matches.length,
      ids: positions.map((position) => ids[position] as number),
      match: asked === null ? null : text.find(asked).match,
    }
  }

  return {
    forgetLive: () => {
      live.pages.clear()
      live.facets.clear()
    },
    countBySection: (query) => {
      const { matches } = prepare(query).selection
      return { total: matches.length, bySection: countSections(matches) }
    },
    list: (query) => {
      let prepared: Question | null = null
      const question = (): Question => {
        prepared ??= prepare(query)
        return prepared
      }
      if (!isPlain(query)) {
        const facets = [...settledFacets(question()), ...liveFacets(question())]
        return { ...pageOf(question()), facets }
      }
      const { sectionId, brandId, priceTypeId, sort, offset, limit } = query
      const listKey = `${sectionId}|${brandId}`
      const pageKey = `${listKey}|${priceTypeId}|${sort}|${offset}|${limit}`
      const { pages } = isByPrice(query) ? live : settled
      return {
        ...kept(pages, pageKey, () => pageOf(question())),
        facets: [
          ...kept(settled.facets, listKey, () => settledFacets(question())),
          ...kept(live.facets, `${listKey}|${priceTypeId}`, () => liveFacets(question())),
        ],
      }
    },
  }
}
