import type { Basket, BasketItemInput, SmallBasket } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import { type BasketContext, ownerOf } from './basket.context.ts'
import { addLines, type BasketOwner, removeLines, selectSmallBasket } from './basket.sql.ts'
import {
  type HeldQuantities,
  insertPlacedLines,
  type PlacedLine,
  selectHeldQuantities,
  selectPlacedLines,
} from './basket-import.sql.ts'
import { deleteLines, lockBasket } from './basket-line.sql.ts'
import { joinItems } from './counted-line.ts'

export type { BasketOwner } from './basket.sql.ts'
export type { HeldQuantities, PlacedLine } from './basket-import.sql.ts'

type Items = readonly Pick<BasketItemInput, 'productId' | 'quantityOrdered' | 'comment'>[]

/** What imports and exports may ask of baskets. `database` is the connection of their transaction. */
export type BasketImports = {
  ownerOf(caller: SignedIn): BasketOwner
  /** To be called before a transaction begins: a transaction must not wait for a second connection. */
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  /** Locks the basket until the end of the transaction; returns its line count and its quantities of these products. */
  hold(
    database: Database,
    owner: BasketOwner,
    productIds: readonly number[],
  ): Promise<HeldQuantities>
  /** The basket's lines, PlacedLine[] in JSON. Locks the basket too. */
  holdLines(database: Database, owner: BasketOwner): Promise<string>
  /** @throws AppError PRODUCT_NOT_FOUND, PRODUCT_NOT_ORDERABLE, REQUEST_INVALID (too much of something) */
  add(database: Database, owner: BasketOwner, items: Items): Promise<void>
  clear(database: Database, owner: BasketOwner): Promise<void>
  /** Removes these products, then puts `lines` back at their former places; a product that still has a line keeps it. */
  putBack(
    database: Database,
    owner: BasketOwner,
    put: { remove: readonly number[]; lines: readonly PlacedLine[] },
  ): Promise<SmallBasket>
  read(caller: SignedIn): Promise<Basket>
  /** A basket of lines that are not stored. */
  present(caller: Caller, items: Items): Promise<Basket>
}

export const createBasketImports = (context: BasketContext): BasketImports => ({
  ownerOf,
  pricesOf: context.pricesOf,
  hold: async (database, owner, productIds) => {
    await lockBasket(database, owner)
    return selectHeldQuantities(database, owner, productIds)
  },
  holdLines: async (database, owner) => {
    await lockBasket(database, owner)
    return selectPlacedLines(database, owner)
  },
  add: async (database, owner, items) => {
    if (items.length > 0) await addLines(database, owner, items)
  },
  clear: async (database, owner) => {
    await removeLines(database, owner, null)
  },
  putBack: async (database, owner, { remove, lines }) => {
    await lockBasket(database, owner)
    await deleteLines(database, owner, remove)
    await insertPlacedLines(database, owner, lines)
    return selectSmallBasket(database, owner)
  },
  read: context.read,
  present: async (caller, items) =>
    context.present(joinItems(items), await context.pricesOf(caller)),
})
