import { randomUUID } from 'node:crypto'
import type { Basket, BasketChange } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import { type BasketContext, ownerOf } from './basket.context.ts'
import { putLines, removeLines, selectMerge } from './basket.sql.ts'
import { deleteLines, lockBasket, type StoredLine, selectStoredLines } from './basket-line.sql.ts'

export { joinItems } from './counted-line.ts'
export type ListLine = StoredLine

export type Filling = {
  /** Whether the basket is emptied first. */
  replaces: boolean
  /** A repeated id changes nothing; without an id each call counts. */
  mergeId?: string | undefined
}

/** What lists of goods (drafts, shared baskets) may ask of baskets. */
export type BasketLists = {
  pricesOf(caller: SignedIn): Promise<CallerPriceTypes>
  /** A basket of these lines at present prices and stock. Not to be called within a transaction. */
  present(lines: readonly ListLine[], prices: CallerPriceTypes): Promise<Basket>
  /**
   * The caller's stored lines, locked until the end of the transaction; `productIds` null: all of them. Ids without a line
   * are ignored.
   * @throws AppError BASKET_EMPTY, BASKET_LINE_NOT_FOUND when none of `productIds` has a line
   */
  take(
    database: Database,
    caller: SignedIn,
    productIds: readonly number[] | null,
  ): Promise<ListLine[]>
  remove(database: Database, caller: SignedIn, lines: readonly ListLine[]): Promise<void>
  /**
   * Merges lines into the caller's basket, in the caller's transaction. Products that are no longer sold are not added.
   * @throws AppError BASKET_FULL
   */
  fill(
    database: Database,
    caller: SignedIn,
    lines: readonly ListLine[],
    filling: Filling,
  ): Promise<BasketChange>
}

const asFull = (error: unknown): unknown =>
  error instanceof AppError && error.code === 'REQUEST_INVALID'
    ? new AppError('BASKET_FULL', {}, { cause: error })
    : error

const itemsOf = (lines: readonly ListLine[]) =>
  lines.map(({ productId, quantity, comment }) => ({
    productId,
    quantityOrdered: quantity,
    comment,
  }))

export const createBasketLists = ({ pricesOf, present }: BasketContext): BasketLists => ({
  pricesOf,
  present,

  take: async (database, caller, productIds) => {
    const owner = ownerOf(caller)
    await lockBasket(database, owner)
    const lines = await selectStoredLines(database, owner)
    if (lines.length === 0) throw new AppError('BASKET_EMPTY')
    if (productIds === null) return lines
    const wanted = new Set(productIds)
    const taken = lines.filter(({ productId }) => wanted.has(productId))
    if (taken.length === 0) throw new AppError('BASKET_LINE_NOT_FOUND')
    return taken
  },

  remove: (database, caller, lines) =>
    deleteLines(
      database,
      ownerOf(caller),
      lines.map(({ productId }) => productId),
    ),

  fill: async (database, caller, lines, { replaces, mergeId = randomUUID() }) => {
    const owner = ownerOf(caller)
    await lockBasket(database, owner)
    if (replaces && !(await selectMerge(database, owner.accountId, mergeId))) {
      await removeLines(database, owner, null)
    }
    try {
      return await putLines(database, owner, itemsOf(lines), { mode: 'merge', key: mergeId })
    } catch (error) {
      throw asFull(error)
    }
  },
})
