import type { Better, ProductCard } from '@isp/contract'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import { selectCards } from '../cards/card.sql.ts'
import { allAttributes, toCard } from '../cards/product-card.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { betterOf } from '../property-better/better-of.ts'
import { selectPropertiesBetter } from '../property-better/property-better.sql.ts'

/** What comparison, favourites and history may ask of the catalogue. All may throw AppError DATABASE_UNAVAILABLE. */
export type CatalogLists = {
  /** Cards in the order of `ids` with current prices; products that are no longer sold are left out. */
  cards(ids: readonly number[], ownPriceType: OwnPriceType): Promise<ProductCard[]>
  /** The same with all attributes of each product, in the order of its section. */
  describedCards(ids: readonly number[], ownPriceType: OwnPriceType): Promise<ProductCard[]>
  /** Which value of each attribute of these products is better; those of which nobody can say are left out. */
  better(products: readonly ProductCard[]): Promise<ReadonlyMap<string, Better>>
}

export const createCatalogLists = (context: CatalogContext): CatalogLists => ({
  cards: (ids, ownPriceType) => context.cards(ids, ownPriceType),
  describedCards: async (ids, ownPriceType) => {
    if (ids.length === 0) return []
    const prices = pricesOf(ownPriceType, await context.describe())
    const rows = await selectCards(context.database, ids, prices)
    const metadata = await context.describeCovering(rows)
    return rows.flatMap((row) => {
      const section = metadata.sectionById.get(row.sectionId)
      if (!section) return []
      const attributes = allAttributes(row.attributes, section, metadata)
      return [{ ...toCard(row, section, metadata), attributes }]
    })
  },
  better: async (products) => {
    const codes = new Set(products.flatMap(({ attributes }) => attributes.map(({ code }) => code)))
    const rows = await selectPropertiesBetter(context.database, [...codes])
    return new Map(
      rows.flatMap((row): [string, Better][] => {
        const better = betterOf(row)
        return better === 'none' ? [] : [[row.code, better]]
      }),
    )
  },
})
