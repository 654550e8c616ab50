import type { Facet, Matrix, ProductsAnswer, ProductsQuery, Suggestions } from '@isp/contract'
import { productName } from '@isp/i18n'
import { AppError } from '../../../kernel/app-error.ts'
import type { MatrixLimits, TextMatch } from '../../../search/catalog-index.ts'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import { noteMiss, type Searcher } from '../../synonyms/search-misses.service.ts'
import { selectSuggestedProducts } from '../cards/card.sql.ts'
import type { CatalogContext } from '../catalog.context.ts'
import type { CatalogMetadata } from '../catalog.metadata.ts'
import { isChoice, presentFacets } from './facets.ts'
import { listAt } from './list-address.ts'
import { planListing } from './listing.query.ts'
import { isSeries, PART_LIMITS } from './listing-matrix.ts'
import { readMatrix } from './read-matrix.ts'
import { readingOf } from './reading.ts'
import type { SectionDrawings } from './section-drawings.ts'

/** Facets of the offer (price, stock, place, date) rather than attributes of the product. */
const offered = new Set(['price', 'stock', 'warehouse', 'arrival'])
const attributesOf = (facets: readonly Facet[]): Facet[] =>
  facets.filter(({ code }) => !offered.has(code))

const SUGGESTED = { products: 6, sections: 4, brands: 3 } as const

export type ListingService = {
  /**
   * Sorted, filtered and priced by the caller's price type (D30). `searcher` names the caller for the log of
   * searches that found nothing. @throws AppError SECTION_NOT_FOUND, BRAND_NOT_FOUND, PAGE_NOT_FOUND, SORT_UNKNOWN,
   * REQUEST_INVALID, CATALOG_NOT_READY
   */
  list(
    query: ProductsQuery,
    ownPriceType: OwnPriceType,
    searcher?: () => Searcher | null,
  ): Promise<ProductsAnswer>
  /**
   * The list at an address of the site as a matrix: a further part of it, or as much as other limits allow. @throws
   * AppError as `list`
   */
  matrixAt(address: string, ownPriceType: OwnPriceType, limits?: MatrixLimits): Promise<Matrix>
  /** @throws AppError CATALOG_NOT_READY */
  suggest(text: string): Promise<Suggestions>
}

const suggestSections = (
  ids: readonly number[],
  metadata: CatalogMetadata,
): Suggestions['sections'] =>
  ids.flatMap((id) => {
    const section = metadata.sectionById.get(id)
    if (!section) return []
    const parent = section.chain.at(-2)
    return [
      { id, slug: section.slug, name: section.name, parent: parent ? { name: parent.name } : null },
    ]
  })

const isLacking = ({ kind }: TextMatch): boolean => kind === 'nearest' || kind === 'absent'
const presentMatch = (
  match: TextMatch,
  { propertyByCode }: CatalogMetadata,
): NonNullable<ProductsAnswer['match']> => {
  if (match.kind !== 'absent') return match
  const { code, ...rest } = match
  return { ...rest, property: propertyByCode.get(code)?.name ?? code }
}

/** Lists and suggestions: the index chooses the products, the database gives their prices and stock. */
export const createListingService = (
  context: CatalogContext,
  drawingOf: SectionDrawings,
): ListingService => ({
  list: async (asked, ownPriceType, searcher) => {
    const { index, metadata } = await context.describeIndexed()
    const priceTypeId = pricesOf(ownPriceType, metadata).own
    const { query, section, page, pageSize, chosen } = planListing(asked, metadata, priceTypeId)
    const { total, ids, facets, deciding, match } = index.list(query)
    const pages = Math.max(1, Math.ceil(total / pageSize))
    if (page > pages) throw new AppError('PAGE_NOT_FOUND', { page, pages })
    const shown = presentFacets({ facets, deciding }, { metadata, chosen })
    if (asked.q && total === 0 && page === 1 && chosen.length === 0)
      noteMiss(context.database, asked.q, searcher?.())
    const items = await context.listedCards(ids, ownPriceType, { index, metadata, section })
    let lying: ReadonlyMap<number, number> | null = null
    const countIn = (id: number) => {
      lying ??= index.countBySection(query).bySection
      return lying.get(id)
    }
    const reading = asked.q
      ? readingOf(index.usedText(asked.q), {
          facets: attributesOf(shown),
          total,
          names: items.map(({ name }) => name),
          sections: [...metadata.sectionById.values()].map(({ id, name }) => ({
            name,
            hasAll: () => countIn(id) === total,
          })),
        })
      : []
    const drawing = section && (await drawingOf(section, { index, metadata }))
    const matrix = asked.matrix ? await readMatrix(context, asked, ownPriceType) : null
    return {
      ...(reading.length > 1 ? { reading } : {}),
      ...(drawing ? { drawing } : {}),
      ...(isSeries(shown) ? { isSeries: true } : {}),
      ...(matrix ? { matrix } : {}),
      items,
      total,
      page,
      pageSize,
      pages: matrix?.kind === 'laid' ? 1 : pages,
      version: index.dataVersion,
      sort: asked.sort ?? 'popular',
      // price and stock are sorted by keys of their own, not as attributes
      sortable: attributesOf(shown).map(({ code }) => code),
      facets: shown.filter((facet) => isChoice(facet, total)),
      columns: (section?.properties ?? [])
        .filter(({ isColumn }) => isColumn)
        .map(({ code, name, unit }) => ({ code, name, unit })),
      match: match && presentMatch(match, metadata),
    }
  },

  matrixAt: async (address, ownPriceType, limits = PART_LIMITS) =>
    readMatrix(context, listAt(address), ownPriceType, limits),

  suggest: async (text) => {
    const { index, metadata } = await context.describeIndexed()
    const { productIds, sectionIds, brandIds, match } = index.suggest(text, SUGGESTED)
    const products =
      productIds.length > 0 ? await selectSuggestedProducts(context.database, productIds) : []
    return {
      // as it is set in a line: what suggests in a browser has no room for these rules
      products: products.map((product) => ({ ...product, name: productName(product.name) })),
      sections: suggestSections(sectionIds, metadata),
      brands: brandIds.flatMap((id) => {
        const brand = metadata.brandById.get(id)
        return brand ? [{ id, slug: brand.slug, name: brand.name }] : []
      }),
      ...(match && isLacking(match) ? { match: presentMatch(match, metadata) } : {}),
    }
  },
})
