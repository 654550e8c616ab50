import type { ProductCard } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import { type CallerPriceTypes, type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { AttributeValues, CardRow } from '../cards/card.sql.ts'
import { type ProductOfferRow, selectProductOffers } from '../cards/offers.sql.ts'
import { createScales } from '../cards/product-weight.ts'
import type { CatalogContext } from '../catalog.context.ts'

export type { ProductOfferRow } from '../cards/offers.sql.ts'

/** What the sale may ask of the catalogue. Everything may throw AppError DATABASE_UNAVAILABLE. */
export type CatalogCards = {
  /** The price types a caller is served at: the agreement's own, else the base one (D30). */
  pricesOf(ownPriceType: OwnPriceType): Promise<CallerPriceTypes>
  /** Code of a price type; an empty string for one that does not exist. */
  priceTypeCode(id: number): Promise<string>
  /** By product id, in the transaction of `database`; a product that was never known has none. */
  productOffers(
    database: Database,
    wanted: readonly { productId: number; quantity: number }[],
    prices: CallerPriceTypes,
  ): Promise<ReadonlyMap<number, ProductOfferRow>>
  /** Cards by product id; a product below a section that was switched off has none. */
  cardsOf(rows: readonly CardRow[]): Promise<ReadonlyMap<number, ProductCard>>
  /** Grams of one piece, by its attributes; null where they do not say so. */
  scales(): Promise<(attributes: AttributeValues) => number | null>
}

export const createCatalogCards = ({ describe, toCards }: CatalogContext): CatalogCards => ({
  pricesOf: async (ownPriceType) => pricesOf(ownPriceType, await describe()),
  priceTypeCode: async (id) => (await describe()).priceTypeById.get(id)?.code ?? '',
  productOffers: async (database, wanted, prices) => {
    const rows = await selectProductOffers(database, wanted, prices)
    return new Map(rows.map((row) => [row.id, row]))
  },
  scales: async () => createScales((await describe()).propertyByCode.values()),
  cardsOf: async (rows) => new Map((await toCards(rows)).map((card) => [card.id, card])),
})
