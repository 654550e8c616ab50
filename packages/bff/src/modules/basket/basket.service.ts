import { randomUUID } from 'node:crypto'
import {
  type AcceptLinesInput,
  type Basket,
  type BasketChange,
  type BasketItemInput,
  type BasketMergeItem,
  type ChangeLineInput,
  type ChangeLinesInput,
  MAX_QUANTITY,
  type RemovedLine,
  type SmallBasket,
} from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import { type BasketContext, ownerOf } from './basket.context.ts'
import { putLines, removeLines, selectSmallBasket } from './basket.sql.ts'
import {
  type StoredLine,
  selectStoredLines,
  updateComment,
  updateKnown,
} from './basket-line.sql.ts'
import { joinItems } from './counted-line.ts'
import { createPutSome } from './put-some.service.ts'

type Items = readonly BasketItemInput[]

/** Each account has one basket for each company, and one without a company. Sums in kopecks, VAT included. */
export type BasketService = {
  read(caller: SignedIn): Promise<Basket>
  small(caller: SignedIn): Promise<SmallBasket>
  /** Adds all items or none; again with the same key nothing. @throws AppError PRODUCT_NOT_FOUND, PRODUCT_NOT_ORDERABLE, REQUEST_INVALID */
  add(caller: SignedIn, items: Items, key?: string): Promise<BasketChange>
  /** Sets the quantity if there is one, else the comment. @throws AppError BASKET_LINE_NOT_FOUND, PRODUCT_NOT_ORDERABLE */
  change(caller: SignedIn, productId: number, change: ChangeLineInput): Promise<BasketChange>
  /** Sets all quantities or none. @throws AppError BASKET_LINE_NOT_FOUND, PRODUCT_NOT_ORDERABLE */
  changeMany(caller: SignedIn, items: ChangeLinesInput['items']): Promise<BasketChange>
  /**
   * Records present prices and stock as known to the buyer. Skips a product that has no line, is no longer sold, or whose
   * price differs from the one sent. Returns the recorded product ids.
   */
  accept(caller: SignedIn, items: AcceptLinesInput['items']): Promise<number[]>
  /** @throws AppError BASKET_LINE_NOT_FOUND */
  remove(caller: SignedIn, productId: number): Promise<BasketChange>
  /** A product without a line is not an error. */
  removeMany(caller: SignedIn, productIds: readonly number[]): Promise<BasketChange>
  clear(caller: SignedIn): Promise<BasketChange>
  /**
   * Adds the items that are sold, even without a price; the answer names the others as problems. A new line goes before the
   * line of `before`. A repeated `mergeId` changes nothing; without a `mergeId` each call counts (D50).
   */
  merge(
    caller: SignedIn,
    items: readonly BasketMergeItem[],
    mergeId?: string,
  ): Promise<BasketChange>
  /** Calculates a basket that is not stored; visitors who have not signed in may call it too. */
  calculate(caller: Caller, items: Items): Promise<Basket>
  calculateSmall(caller: Caller, items: Items): Promise<SmallBasket>
}

const MAX_ID = 2_147_483_647

const emptied = (productId: number): BasketChange['lines'][number] => ({
  productId,
  quantityOrdered: 0,
  raisedFrom: null,
  sum: 0,
  problem: null,
})

const joinSent = (items: Items): StoredLine[] => {
  const lines = joinItems(items)
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) {
    throw invalidFields(fieldError('quantityOrdered', 'TOO_BIG', { max: MAX_QUANTITY }))
  }
  return lines
}

export const createBasketService = (context: BasketContext): BasketService => {
  const { database } = context
  const putSome = createPutSome(database)

  const removeMany = async (
    caller: SignedIn,
    productIds: readonly number[],
  ): Promise<BasketChange & { removed: RemovedLine[] }> => {
    const known = [...new Set(productIds)].filter((id) => id <= MAX_ID)
    const { removed, count, total } = await removeLines(database, ownerOf(caller), known)
    return { lines: known.map(emptied), count, total, removed }
  }

  const calculate = async (caller: Caller, items: Items): Promise<Basket> => {
    const lines = joinSent(items)
    return context.present(lines, await context.pricesOf(caller))
  }

  return {
    read: context.read,
    small: (caller) => selectSmallBasket(database, ownerOf(caller)),
    add: (caller, items, key) => putSome(ownerOf(caller), items, { mode: 'add', key }),
    change: async (caller, productId, { quantityOrdered, comment = '' }) => {
      const owner = ownerOf(caller)
      if (quantityOrdered !== undefined) {
        return putSome(owner, [{ productId, quantityOrdered }], { mode: 'set' })
      }
      if (productId > MAX_ID || !(await updateComment(database, owner, productId, comment))) {
        throw new AppError('BASKET_LINE_NOT_FOUND')
      }
      return { lines: [], ...(await selectSmallBasket(database, owner)) }
    },
    changeMany: (caller, items) => putSome(ownerOf(caller), items, { mode: 'set' }),
    accept: async (caller, items) => {
      const owner = ownerOf(caller)
      const seen = new Map(items.map(({ productId, price }) => [productId, price]))
      const stored = await selectStoredLines(database, owner)
      const named = stored.filter(({ productId }) => seen.has(productId))
      const counted = await context.count(database, named, await context.pricesOf(caller))
      const offers = counted.flatMap(({ productId, product }) =>
        product !== null && product.unitPrice === seen.get(productId)
          ? { productId, price: product.unitPrice, available: product.available }
          : [],
      )
      await updateKnown(database, owner, offers)
      return offers.map(({ productId }) => productId)
    },
    merge: (caller, items, mergeId = randomUUID()) =>
      putLines(database, ownerOf(caller), items, { mode: 'merge', key: mergeId }),
    remove: async (caller, productId) => {
      const change = await removeMany(caller, [productId])
      if (change.removed.length === 0) throw new AppError('BASKET_LINE_NOT_FOUND')
      return change
    },
    removeMany,
    clear: async (caller) => {
      const { removed, count, total } = await removeLines(database, ownerOf(caller), null)
      const lines = removed.map(({ productId }) => emptied(productId))
      return { lines, count, total, removed }
    },
    calculate,
    calculateSmall: async (caller, items) => {
      const { count, total } = await calculate(caller, items)
      return { count, total }
    },
  }
}
