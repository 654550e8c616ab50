import type { PriceType, Product, ProductCard, Stock } from '@isp/contract'
import { gtinOf, shownGtin } from '@isp/contract/gtin'
import { AppError } from '../../../kernel/app-error.ts'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { ProductDrawings } from '../../constructors/product-drawing.service.ts'
import { inGroups } from '../attribute-groups.ts'
import { procurementBeyondAttributes } from '../cards/country-name.ts'
import { allAttributes, toCard } from '../cards/product-card.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { cuttingOf } from './cutting-data.ts'
import {
  type ProductRow,
  type SitemapRow,
  selectAnalogueIds,
  selectProductById,
  selectProductBySlug,
  selectSitemap,
  selectStock,
} from './product.sql.ts'
import { selectSuccessorSlug } from './replacement.sql.ts'
import { selectLaterSlug } from './revalidate-slug.sql.ts'

const DEFAULT_ANALOGUES = 12
const DEFAULT_SITEMAP_PAGE = 10_000

type Items<T> = { items: T[] }

/**
 * Products and what belongs to them, at the caller's prices. @throws AppError PRODUCT_NOT_FOUND for an unknown product; the
 * methods for a product and its stock also if its section is hidden.
 */
export type ProductService = {
  /** @throws AppError PRODUCT_NOT_FOUND also for an inactive product */
  productById(id: number, ownPriceType: OwnPriceType): Promise<Product>
  /** Also follows former addresses, and those of inactive products to their sold successor. @throws AppError PRODUCT_NOT_FOUND */
  productBySlug(slug: string, ownPriceType: OwnPriceType): Promise<Product>
  stock(productId: number): Promise<Items<Stock>>
  /** Cards in the order of `ids`; unknown and repeated ids are left out. */
  cards(ids: readonly number[], ownPriceType: OwnPriceType): Promise<Items<ProductCard>>
  /** Analogues of a product, inactive or not; those in stock first. */
  analogues(
    productId: number,
    ownPriceType: OwnPriceType,
    limit?: number,
  ): Promise<Items<ProductCard>>
  /** Price types that apply to the caller, the first first: of the specification, of the agreement, and the base one. */
  priceTypes(ownPriceType: OwnPriceType): Promise<Items<PriceType>>
  /** Products with an id above `after`, in order of id; `next` is the value of `after` for the next page, null at the end. */
  sitemap(after?: number, limit?: number): Promise<Items<SitemapRow> & { next: number | null }>
}

const notFound = (): never => {
  throw new AppError('PRODUCT_NOT_FOUND')
}

export const createProductService = (
  context: CatalogContext,
  drawings: Pick<ProductDrawings, 'describe'>,
): ProductService => {
  const { database } = context

  const toProduct = async (row: ProductRow | undefined): Promise<Product> => {
    if (!row) return notFound()
    const metadata = await context.describeCovering([row])
    const section = metadata.sectionById.get(row.sectionId)
    if (!section) return notFound() // the section is hidden
    const attributes = inGroups(allAttributes(row.attributes, section, metadata), metadata)
    return {
      ...toCard(row, section, metadata),
      description: row.description,
      images: row.images,
      breadcrumbs: section.chain,
      attributes,
      stock: row.stock,
      documents: row.documents,
      prices: row.prices,
      analogueCount: row.analogueCount,
      cutting: cuttingOf(row.cutting, row.attributes),
      drawing: drawings.describe({
        name: row.name,
        sections: section.chain.map(({ slug }) => slug),
        attributes: row.attributes,
      }),
      procurement: procurementBeyondAttributes(row.procurement, attributes),
      gtins: row.barCodes.filter((code) => gtinOf(code) !== null).map(shownGtin),
      replacedBy: row.replacedBy,
      replaces: row.replaces,
    }
  }

  return {
    productById: async (id, ownPriceType) => {
      const prices = pricesOf(ownPriceType, await context.describe())
      const rows = await selectProductById(database, id, prices)
      return toProduct(rows[0])
    },
    productBySlug: async (slug, ownPriceType) => {
      const prices = pricesOf(ownPriceType, await context.describe())
      const [row] = await selectProductBySlug(database, slug, prices)
      if (row) return toProduct(row)
      const [later] = await selectLaterSlug(database, slug)
      // the address of a product that is no longer sold leads to its successor
      const [successor] = await selectSuccessorSlug(database, later?.slug ?? slug)
      const place = successor?.slug ?? later?.slug
      return toProduct(
        place === undefined ? undefined : (await selectProductBySlug(database, place, prices))[0],
      )
    },
    stock: async (productId) => {
      const [row] = await selectStock(database, productId)
      if (!row) return notFound()
      const { sectionById } = await context.describeCovering([row])
      return sectionById.has(row.sectionId) ? { items: row.items } : notFound()
    },
    cards: async (ids, ownPriceType) => ({
      items: await context.cards([...new Set(ids)], ownPriceType),
    }),
    analogues: async (productId, ownPriceType, limit = DEFAULT_ANALOGUES) => {
      const ids = await selectAnalogueIds(database, productId, limit)
      return ids ? { items: await context.cards(ids, ownPriceType) } : notFound()
    },
    priceTypes: async (ownPriceType) => {
      const metadata = await context.describe()
      const { own } = pricesOf(ownPriceType, metadata)
      const served = metadata.priceTypeById.get(own)?.served ?? []
      return {
        items: served.flatMap((id) => {
          const type = metadata.priceTypeById.get(id)
          return type ? [{ code: type.code, name: type.name, isBase: type.isBase }] : []
        }),
      }
    },
    sitemap: async (after = 0, limit = DEFAULT_SITEMAP_PAGE) => {
      const { sectionById } = await context.describe()
      const items = await selectSitemap(database, [...sectionById.keys()], after, limit)
      const last = items.length === limit ? items.at(-1) : undefined
      return { items, next: last?.id ?? null }
    },
  }
}
