import type { PriceType, Product, ProductCard, Stock } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import { anonymousPrices, type CatalogContext } from './catalog.context.ts'
import {
  type ProductRow,
  type SitemapRow,
  selectAnalogueIds,
  selectProductById,
  selectProductBySlug,
  selectSitemap,
  selectStock,
} from './product.sql.ts'
import { allAttributes, toCard } from './product-card.ts'

const DEFAULT_ANALOGUES = 12
const DEFAULT_SITEMAP_PAGE = 10_000

type Items<T> = { items: T[] }

/** One product and what belongs to it. An unknown one, or one no longer sold, throws AppError PRODUCT_NOT_FOUND. */
export type ProductService = {
  productById(id: number): Promise<Product>
  productBySlug(slug: string): Promise<Product>
  stock(productId: number): Promise<Items<Stock>>
  /** In the order of `ids`; unknown and repeated ones are left out. */
  cards(ids: readonly number[]): Promise<Items<ProductCard>>
  /** In stock first. */
  analogues(productId: number, limit?: number): Promise<Items<ProductCard>>
  priceTypes(): Promise<Items<PriceType>>
  /** Products after an id, in order of id; an empty page is the end. */
  sitemap(after?: number, limit?: number): Promise<Items<SitemapRow>>
}

const notFound = (): never => {
  throw new AppError('PRODUCT_NOT_FOUND')
}

export const createProductService = (context: CatalogContext): ProductService => {
  const { database } = context

  const toProduct = async (row: ProductRow | undefined): Promise<Product> => {
    if (!row) return notFound()
    const metadata = await context.describeCovering([row])
    const section = metadata.sectionById.get(row.sectionId)
    if (!section) return notFound() // below a section that was switched off
    return {
      ...toCard(row, section, metadata),
      description: row.description,
      images: row.images,
      breadcrumbs: section.chain,
      attributes: allAttributes(row.attributes, section, metadata),
      stock: row.stock,
      documents: row.documents,
      prices: row.prices,
      analogueCount: row.analogueCount,
    }
  }

  return {
    productById: async (id) => {
      const rows = await selectProductById(database, id, anonymousPrices(await context.describe()))
      return toProduct(rows[0])
    },
    productBySlug: async (slug) => {
      const rows = await selectProductBySlug(
        database,
        slug,
        anonymousPrices(await context.describe()),
      )
      return toProduct(rows[0])
    },
    stock: async (productId) => {
      const [row] = await selectStock(database, productId)
      if (!row) return notFound()
      const { sectionById } = await context.describeCovering([row])
      return sectionById.has(row.sectionId) ? { items: row.items } : notFound()
    },
    cards: async (ids) => ({ items: await context.cards([...new Set(ids)]) }),
    analogues: async (productId, limit = DEFAULT_ANALOGUES) => {
      const ids = await selectAnalogueIds(database, productId, limit)
      return ids ? { items: await context.cards(ids) } : notFound()
    },
    priceTypes: async () => {
      const { basePriceType: base } = await context.describe()
      return { items: base ? [{ code: base.code, name: base.name, isBase: base.isBase }] : [] }
    },
    sitemap: async (after = 0, limit = DEFAULT_SITEMAP_PAGE) => {
      const { sectionById } = await context.describe()
      return { items: await selectSitemap(database, [...sectionById.keys()], after, limit) }
    },
  }
}
