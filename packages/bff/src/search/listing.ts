import { attributePage } from './attribute-order.ts'
import type { CatalogIndex, FacetCounts, ListingQuery, ListingResult } from './catalog-index.ts'
import { float64Column, type IndexData, uint32Column } from './columns.ts'
import type { Counted } from './count-codes.ts'
import { type Base, brandBase, EMPTY_BASE, openFacetSources } from './facet-sources.ts'
import { type Marking, markCodes, markPrices } from './filter.ts'
import { openFilterSets } from './filter-sets.ts'
import { openListingFacets, type Question } from './listing-facets.ts'
import { openLiveFilters } from './live-filters.ts'
import { layOut } from './matrix.ts'
import { openOrdering } from './order.ts'
import { type RecentCache, recentCache } from './recent-cache.ts'
import { openSectionCounts } from './section-counts.ts'
import { openSectionFocus } from './section-focus.ts'
import { chosenOf, openSelect, PRICE } from './selection.ts'
import { openStockFirst } from './stock-first.ts'
import type { TextSearch } from './text/search.ts'

/** Every visitor and crawler requests unfiltered lists, so their pages and facets are cached. */
const CACHED_PAGES = 3000
const CACHED_FACETS = 1000

type Page = Omit<ListingResult, 'facets' | 'deciding'>
type Facets = Required<Pick<ListingResult, 'facets' | 'deciding'>>
const pageCache = () => recentCache<Page>(CACHED_PAGES, CACHED_PAGES, () => 1)
const facetCache = <Value>() => recentCache<Value>(CACHED_FACETS, CACHED_FACETS, () => 1)

const kept = <Value>(cache: RecentCache<Value>, key: string, make: () => Value): Value => {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

const isPlain = ({ text, filters, price }: ListingQuery): boolean =>
  text === null && filters.length === 0 && price === null
/** Whether the order depends on prices or stock, which change without a rebuild. */
const isByLive = ({ sort, order, isStockFirst }: ListingQuery): boolean =>
  isStockFirst === true || (order === undefined && isByPrice({ sort }))
/** Whether a text search is ordered by how well products match. */
const isByRelevance = ({ sort }: ListingQuery): boolean => sort === 'popular'
const isByPrice = ({ sort }: Pick<ListingQuery, 'sort'>): boolean =>
  sort === 'price-asc' || sort === 'price-desc'

export type Listing = Pick<CatalogIndex, 'list' | 'matrix' | 'countBySection'> & {
  /** Call when prices or stock have changed. */
  clearLive(): void
}

/** Lists of products with disjunctive facet counts over one build of the index. Not reentrant: it reuses its arrays. */
export const openListing = (data: IndexData, text: TextSearch): Listing => {
  const { brands, count, sections } = data.meta
  const ids = uint32Column(data, 'ids')
  const sources = openFacetSources(data)
  const ordering = openOrdering(data)
  const focusOf = openSectionFocus(data)
  const countSections = openSectionCounts(data)
  const ordinalOfSection = new Map(sections.map(({ id }, ordinal) => [id, ordinal]))
  const unitByCode = new Map(
    sections.flatMap(({ sizes }) => sizes).map(({ code, unit }) => [code, unit]),
  )
  const unitOf = (code: string): string | null => unitByCode.get(code) ?? null
  const codeOfBrand = new Map(brands.map(({ id }, place) => [id, place + 1]))
  const priceTypes = new Set(data.meta.priceTypes)
  const select = openSelect(count)
  const filterSets = openFilterSets()
  const stockFirst = openStockFirst(data)
  const liveFilters = openLiveFilters(data)
  const facets = openListingFacets(sources, liveFilters)
  const settled = { pages: pageCache(), facets: facetCache<Facets>() }
  /** Pages and facets that depend on prices or stock. */
  const live = { pages: pageCache(), facets: facetCache<FacetCounts[]>() }

  const baseOf = (query: ListingQuery, ordinal: number | null): Base => {
    const section = ordinal === null ? null : sections[ordinal]
    if (section === undefined) return EMPTY_BASE
    const start = section?.start ?? 0
    const end = section?.end ?? count
    const brandCode = query.brandId === null ? null : codeOfBrand.get(query.brandId)
    if (brandCode === undefined) return EMPTY_BASE
    if (query.text !== null) {
      const list = text.find(query.text).positions
      if (section === null && brandCode === null)
        return { list, start: 0, end: 0, isAscending: false }
      const brandOf = data.columns['brand-of'] as Uint32Array
      const kept = list.filter(
        (position) =>
          position >= start &&
          position < end &&
          (brandCode === null || brandOf[position] === brandCode),
      )
      return { list: kept, start: 0, end: 0, isAscending: false }
    }
    if (brandCode !== null) return brandBase(data, brandCode, start, end)
    return { list: null, start, end, isAscending: true }
  }

  /**
   * Attribute facets belong to a section: the requested one, or the one that most results of a search or brand lie in.
   */
  const propertiesOf = (query: ListingQuery, ordinal: number | null, base: Base) => {
    const isScattered = query.text === null && query.brandId === null
    const focus = ordinal ?? (isScattered ? null : focusOf(base))
    const section = focus === null ? undefined : sections[focus]
    const sourcesOf = (properties: readonly number[] = []) =>
      properties.flatMap((property) => sources.properties[property] ?? [])
    return {
      shown: sourcesOf(section?.filters),
      deciding: sourcesOf(section?.filters.slice(0, section.deciding)).map(({ code }) => code),
    }
  }

  const prepare = (query: ListingQuery): Question => {
    const ordinal = query.sectionId === null ? null : (ordinalOfSection.get(query.sectionId) ?? -1)
    const base = baseOf(query, ordinal)
    const { shown, deciding } = propertiesOf(query, ordinal, base)
    const known = new Map([sources.brand, sources.stock, ...shown].map((one) => [one.code, one]))
    const hasPrices = priceTypes.has(query.priceTypeId)
    const prices = hasPrices ? float64Column(data, `price-${query.priceTypeId}`) : null
    const chosen = chosenOf(query, (code, filters) => {
      const source = known.get(code)
      const kept = (isLive: boolean, marking: Marking) =>
        filterSets.of(query, { code, filters, isLive }, marking)
      if (source) return kept(source === sources.stock, markCodes(source, filters))
      if (code === PRICE) return prices && kept(true, markPrices(prices, filters))
      const live = liveFilters.get(code)
      return live ? kept(true, live.marking(filters)) : null
    })
    const sorting = query.order && known.get(query.order.code)
    return { query, shown, deciding, chosen, sorting, prices, selection: select(base, chosen) }
  }

  const pageIn = (
    { query, prices, sorting }: Question,
    matches: Counted,
    { offset, limit }: { offset: number; limit: number },
  ): number[] => {
    const { priceTypeId, text: asked, order } = query
    if (order && sorting) {
      const popular = { sort: 'popular', priceTypeId } as const
      return attributePage(
        matches,
        { source: sorting, isDown: order.isDown },
        { offset, limit },
        (own, page) => ordering.page(own, { ...popular, ...page }),
      )
    }
    if (asked !== null && matches.list && isByRelevance(query)) {
      const found = matches.list.subarray(0, matches.length)
      return [...found.subarray(offset, offset + limit)]
    }
    const sort = isByPrice(query) && prices === null ? 'popular' : query.sort
    return ordering.page(matches, { sort, priceTypeId, offset, limit })
  }

  const positionsOf = (question: Question): number[] => {
    const { query, selection } = question
    return query.isStockFirst
      ? stockFirst.page(selection.matches, query, (part, page) => pageIn(question, part, page))
      : pageIn(question, selection.matches, query)
  }

  const pageOf = (question: Question): Page => {
    const { query, selection } = question
    return {
      total: selection.matches.length,
      ids: positionsOf(question).map((position) => ids[position] as number),
      match: query.text === null ? null : text.find(query.text).match,
    }
  }

  /** Order within a matrix cell: products in stock first, then the order of the list. */
  const bestFirst = ({ query, prices }: Question) => {
    const { text: asked, priceTypeId } = query
    const sort = isByPrice(query) && prices === null ? 'popular' : query.sort
    return (position: number, other: number): boolean => {
      const byStock = stockFirst.compare(position, other)
      if (byStock !== 0) return byStock < 0
      // by relevance, the product found first is the better match
      if (asked !== null && isByRelevance(query)) return false
      return ordering.compare({ sort, priceTypeId }, position, other) < 0
    }
  }

  return {
    clearLive: () => {
      live.pages.clear()
      live.facets.clear()
      facets.clearLive()
      filterSets.clearLive()
    },
    matrix: (query, limits, asked) => {
      const question = prepare(query)
      const { shown: sources, selection } = question
      const isBefore = bestFirst(question)
      const { matches } = selection
      const layout = layOut({ matches, sources, unitOf, isBefore, asked }, limits)
      if (layout.kind !== 'laid') return layout
      const cells = layout.cells.map(({ position, ...cell }) => ({
        ...cell,
        id: ids[position] as number,
      }))
      return { ...layout, cells }
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
        const { deciding } = question()
        const counted = [...facets.settled(question()), ...facets.live(question())]
        return { ...pageOf(question()), facets: counted, deciding }
      }
      const { sectionId, brandId, priceTypeId, sort, order, isStockFirst, offset, limit } = query
      const orderKey = order ? `${order.isDown}:${order.code}` : sort
      const sortKey = `${isStockFirst === true}:${orderKey}`
      const listKey = `${sectionId}|${brandId}`
      const pageKey = `${listKey}|${priceTypeId}|${sortKey}|${offset}|${limit}`
      const { pages } = isByLive(query) ? live : settled
      const own = kept(settled.facets, listKey, () => ({
        facets: facets.settled(question()),
        deciding: question().deciding,
      }))
      return {
        ...kept(pages, pageKey, () => pageOf(question())),
        deciding: own.deciding,
        facets: [
          ...own.facets,
          ...kept(live.facets, `${listKey}|${priceTypeId}`, () => facets.live(question())),
        ],
      }
    },
  }
}
