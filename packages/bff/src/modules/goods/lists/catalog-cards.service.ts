import type { ProductCard } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import { type CallerPriceTypes, type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { AttributeValues, CardRow } from '../cards/card.sql.ts'
import { type ProductOfferRow, selectProductOffers } from '../cards/offers.sql.ts'
import { createScales } from '../cards/product-weight.ts'
import type { CatalogContext } from '../catalog.context.ts'

export type { ProductOfferRow } from '../cards/offers.sql.ts'

/** What basket, drafts and orders may ask of the catalogue. All may throw AppError DATABASE_UNAVAILABLE. */
export type CatalogCards = {
  /** The price types of a caller: the agreement's own type, else the base type (D30). */
  pricesOf(ownPriceType: OwnPriceType): Promise<CallerPriceTypes>
  /** Code of a price type; an empty string when the type does not exist. */
  priceTypeCode(id: number): Promise<string>
  /** Offers by product id, read in the transaction of `database`; no entry for an unknown product. */
  productOffers(
    database: Database,
    wanted: readonly { productId: number; quantity: number }[],
    prices: CallerPriceTypes,
  ): Promise<ReadonlyMap<number, ProductOfferRow>>
  /** Cards by product id; no entry for a product below an inactive section. */
  cardsOf(rows: readonly CardRow[]): Promise<ReadonlyMap<number, ProductCard>>
  /** Weight of one piece in grams from its attributes; null when they give none. */
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
