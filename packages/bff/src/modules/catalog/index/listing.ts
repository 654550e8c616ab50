import type { FacetCounts, IndexFilter, ListingQuery, ListingResult } from '../catalog.index.ts'
import { float64Column, type IndexData, uint32Column } from './columns.ts'
import {
  type Base,
  baseSize,
  brandBase,
  EMPTY_BASE,
  type FacetSource,
  openFacetSources,
} from './facet-sources.ts'
import { type Counted, countCodes, facetOf, priceBounds } from './facets.ts'
import { applyFilter, applyPrice, MANY } from './filter.ts'
import { openOrdering } from './order.ts'
import { recentCache } from './recent-cache.ts'
import { openSectionFocus } from './section-focus.ts'
import type { TextSearch } from './text/search.ts'

const PRICE = 'price'
/** Unfiltered lists are asked by everybody and every crawler: their pages and facets are kept. */
const CACHED_PAGES = 3000
const CACHED_FACETS = 1000

type Chosen = { code: string; filters: IndexFilter[]; source: FacetSource | null }

/** Filters by facet code; a price bound counts as a filter of the facet `price`. */
const chosenOf = (query: ListingQuery, sources: ReadonlyMap<string, FacetSource>): Chosen[] => {
  const byCode = new Map<string, Chosen>()
  const { price } = query
  const priceFilter: IndexFilter[] =
    price && (price.from !== null || price.to !== null)
      ? [
          {
            code: PRICE,
            ...(price.from === null ? {} : { from: price.from }),
            ...(price.to === null ? {} : { to: price.to }),
          },
        ]
      : []
  for (const filter of [...query.filters, ...priceFilter]) {
    const known = byCode.get(filter.code)
    if (known) known.filters.push(filter)
    else {
      const source = sources.get(filter.code) ?? null
      byCode.set(filter.code, { code: filter.code, filters: [filter], source })
    }
  }
  return [...byCode.values()]
}

/** Lists of products with disjunctive facet counts, over one build of the index. Not reentrant: it reuses its arrays. */
export const openListing = (
  data: IndexData,
  text: TextSearch,
): ((query: ListingQuery) => ListingResult) => {
  const { brands, count, sections } = data.meta
  const ids = uint32Column(data, 'ids')
  const sources = openFacetSources(data)
  const ordering = openOrdering(data)
  const focusOf = openSectionFocus(data)
  const ordinalOfSection = new Map(sections.map(({ id }, ordinal) => [id, ordinal]))
  const codeOfBrand = new Map(brands.map(({ id }, place) => [id, place + 1]))
  const priceTypes = new Set(data.meta.priceTypes)
  const state = new Uint16Array(count)
  const matched = new Uint32Array(count)
  const nearly = new Uint32Array(count)
  const pages = recentCache<ListingResult>(CACHED_PAGES, CACHED_PAGES, () => 1)
  const facetLists = recentCache<FacetCounts[]>(CACHED_FACETS, CACHED_FACETS, () => 1)

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

  /** Marks failures, then splits the base into matches and products that fail one facet alone. */
  const select = (
    base: Base,
    chosen: readonly Chosen[],
    prices: Float64Array | null,
  ): { matches: Counted; near: number } => {
    const size = baseSize(base)
    if (chosen.length === 0)
      return { matches: { list: base.list, length: size, start: base.start }, near: 0 }
    state.fill(0, 0, size)
    chosen.forEach(({ code, filters, source }, place) => {
      for (const filter of filters) {
        if (source) applyFilter(state, base, source, filter, place + 1)
        else if (code === PRICE && prices) {
          const bounds = { from: filter.from ?? null, to: filter.to ?? null }
          applyPrice(state, base, prices, bounds, place + 1)
        } else state.fill(MANY, 0, size)
      }
    })
    let length = 0
    let near = 0
    const { list, start } = base
    for (let at = 0; at < size; at += 1) {
      const failed = state[at] as number
      if (failed === MANY) continue
      if (failed === 0) {
        matched[length] = list === null ? start + at : (list[at] as number)
        length += 1
      } else {
        nearly[near] = at
        near += 1
      }
    }
    return { matches: { list: matched, length, start: 0 }, near }
  }

  const nearPositions = (base: Base, near: number, group: number): Uint32Array => {
    const positions = new Uint32Array(near)
    let length = 0
    for (let place = 0; place < near; place += 1) {
      const at = nearly[place] as number
      if (state[at] !== group) continue
      positions[length] = base.list === null ? base.start + at : (base.list[at] as number)
      length += 1
    }
    return positions.subarray(0, length)
  }

  const facetsOf = (
    base: Base,
    chosen: readonly Chosen[],
    selected: { matches: Counted; near: number },
    shown: readonly FacetSource[],
    prices: Float64Array | null,
  ): FacetCounts[] => {
    const { matches, near } = selected
    const extraOf = (code: string): Counted | null => {
      const group = chosen.findIndex((one) => one.code === code) + 1
      if (group === 0 || near === 0) return null
      const list = nearPositions(base, near, group)
      return { list, length: list.length, start: 0 }
    }
    const facetFor = (source: FacetSource): FacetCounts[] => {
      const counts = new Uint32Array(source.keys.length + 1)
      countCodes(source, matches, counts)
      const extra = extraOf(source.code)
      if (extra) countCodes(source, extra, counts)
      const own = chosen.find(({ code }) => code === source.code)
      const facet = facetOf(
        source,
        counts,
        own?.filters.flatMap(({ values }) => values ?? []) ?? [],
      )
      return facet ? [facet] : []
    }
    const priceFacet = (): FacetCounts[] => {
      if (prices === null) return []
      const bounds = { min: Infinity, max: -Infinity }
      priceBounds(prices, matches, bounds)
      const extra = extraOf(PRICE)
      if (extra) priceBounds(prices, extra, bounds)
      return bounds.min <= bounds.max
        ? [{ code: PRICE, kind: 'number', values: [], ...bounds }]
        : []
    }
    return [
      ...facetFor(sources.brand),
      ...facetFor(sources.stock),
      ...priceFacet(),
      ...shown.flatMap(facetFor),
    ]
  }

  const answer = (query: ListingQuery, facetKey: string | null): ListingResult => {
    const ordinal = query.sectionId === null ? null : (ordinalOfSection.get(query.sectionId) ?? -1)
    const base = baseOf(query, ordinal)
    const shown = propertiesOf(query, ordinal, base)
    const known = new Map([sources.brand, sources.stock, ...shown].map((one) => [one.code, one]))
    const chosen = chosenOf(query, known)
    const prices = priceTypes.has(query.priceTypeId)
      ? float64Column(data, `price-${query.priceTypeId}`)
      : null
    const selected = select(base, chosen, prices)
    const { matches } = selected
    const cachedFacets = facetKey === null ? undefined : facetLists.get(facetKey)
    const facets = cachedFacets ?? facetsOf(base, chosen, selected, shown, prices)
    if (facetKey !== null && cachedFacets === undefined) facetLists.set(facetKey, facets)
    const { offset, limit } = query
    const isByRelevance = query.text !== null && query.sort === 'popular'
    const isByPrice = query.sort === 'price-asc' || query.sort === 'price-desc'
    const sort = isByPrice && prices === null ? 'popular' : query.sort
    const positions =
      isByRelevance && matches.list
        ? [
            ...matches.list.subarray(
              Math.min(offset, matches.length),
              Math.min(offset + limit, matches.length),
            ),
          ]
        : ordering.page(matches, { sort, priceTypeId: query.priceTypeId, offset, limit })
    return {
      total: matches.length,
      ids: positions.map((position) => ids[position] as number),
      facets,
      match: query.text === null ? null : text.find(query.text).match,
    }
  }

  return (query) => {
    const isPlain = query.text === null && query.filters.length === 0 && query.price === null
    if (!isPlain) return answer(query, null)
    const { sectionId, brandId, priceTypeId, sort, offset, limit } = query
    const facetKey = `${sectionId}|${brandId}|${priceTypeId}`
    const key = `${facetKey}|${sort}|${offset}|${limit}`
    const known = pages.get(key)
    if (known) return known
    const result = answer(query, facetKey)
    pages.set(key, result)
    return result
  }
}
