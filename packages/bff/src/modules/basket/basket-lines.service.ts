import type { Basket } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import { expectedDate } from '../../trade/expected-date.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import type { BasketContext } from './basket.context.ts'
import {
  deleteLines,
  type LineOwner,
  lockBasket,
  type StoredLine,
  selectStoredLines,
} from './basket-line.sql.ts'
import { toBasketLine } from './basket-line.ts'
import type { CountedLine } from './counted-line.ts'

export type { StoredLine } from './basket-line.sql.ts'

/** A line that can be ordered. `price`, `sum` and `vatSum` in kopecks, VAT included. */
export type OrderableLine = {
  productId: number
  name: string
  article: string
  unit: string
  quantity: number
  price: number
  sum: number
  vatRate: number
  vatSum: number
  comment: string
  /** Date when the pieces beyond `reserved` are expected; null when none are missing or no date is known. */
  expectedOn(reserved: number): string | null
}

/** What orders may ask of baskets. */
export type BasketLines = {
  /** The caller's basket as the basket page shows it. */
  read(caller: SignedIn): Promise<Basket>
  /** To be called before a transaction begins: a transaction must not wait for a second connection. */
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  /** Locks the stored basket until the end of the transaction and returns its lines. @throws AppError BASKET_EMPTY */
  hold(database: Database, owner: LineOwner): Promise<StoredLine[]>
  /**
   * Lines from `hold` with present prices and stock, in the same transaction.
   * @throws AppError PRODUCT_NOT_ORDERABLE with the name of the first line that is no longer sold or has no price
   */
  toOrder(
    database: Database,
    lines: readonly StoredLine[],
    prices: CallerPriceTypes,
  ): Promise<OrderableLine[]>
  /** Removes lines that are now part of an order. */
  remove(database: Database, owner: LineOwner, lines: readonly OrderableLine[]): Promise<void>
}

const toOrderableLine = (line: CountedLine): OrderableLine => {
  const { name, quantityOrdered: quantity, sum, vatSum } = toBasketLine(line, null)
  const { product, waiting, comment } = line
  if (product === null || product.unitPrice === null) {
    throw new AppError('PRODUCT_NOT_ORDERABLE', { name })
  }
  const { id, article, unit, unitPrice, vatRate, arrivals } = product
  return {
    productId: id,
    name,
    article,
    unit,
    quantity,
    price: unitPrice,
    sum,
    vatRate,
    vatSum,
    comment,
    expectedOn: (reserved) => expectedDate(arrivals, waiting, quantity - reserved),
  }
}

export const createBasketLines = ({ read, pricesOf, count }: BasketContext): BasketLines => ({
  read,
  pricesOf,
  hold: async (database, owner) => {
    await lockBasket(database, owner)
    const lines = await selectStoredLines(database, owner)
    if (lines.length === 0) throw new AppError('BASKET_EMPTY')
    return lines
  },
  toOrder: async (database, lines, prices) =>
    (await count(database, lines, prices)).map(toOrderableLine),
  remove: (database, owner, lines) =>
    deleteLines(
      database,
      owner,
      lines.map(({ productId }) => productId),
    ),
})
