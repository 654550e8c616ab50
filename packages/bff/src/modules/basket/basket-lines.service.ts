import type { Basket } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../database.ts'
import type { Caller, SignedIn } from '../../plugins/caller.ts'
import type { CallerPriceTypes, CatalogPorts } from '../catalog/catalog-cards.service.ts'
import { createBasketContext } from './basket.context.ts'
import { type BasketLineRow, selectStoredLines } from './basket-line.sql.ts'
import { expectedDate, toBasketLine } from './basket-line.ts'

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
  /** When what is missing beyond `reserved` pieces comes; null when nothing is missing or nobody knows. */
  expectedOn(reserved: number): string | null
}

/** What orders may ask of baskets. */
export type BasketLines = {
  /** As the visitor sees the basket. */
  read(caller: SignedIn): Promise<Basket>
  /** Asked for before a transaction begins: it must not wait for a second connection. */
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  /**
   * The whole stored basket, counted in the transaction of `database`.
   * @throws AppError BASKET_EMPTY, PRODUCT_NOT_ORDERABLE with the name of the first line that cannot be sold
   */
  toOrder(
    database: Database,
    owner: { accountId: number; companyId: number },
    prices: CallerPriceTypes,
  ): Promise<OrderableLine[]>
}

const toOrderableLine = (row: BasketLineRow): OrderableLine => {
  const { name, quantityOrdered: quantity, sum, vatSum } = toBasketLine(row, null)
  if (row.id === null || row.amount === null) throw new AppError('PRODUCT_NOT_ORDERABLE', { name })
  const { id, article, unit, amount, vatRate, arrivals, waiting } = row
  return {
    productId: id,
    name,
    article,
    unit,
    quantity,
    price: amount,
    sum,
    vatRate,
    vatSum,
    expectedOn: (reserved) => expectedDate(arrivals, waiting, quantity - reserved),
  }
}

export const createBasketLines = (ports: CatalogPorts): BasketLines => {
  const { read, pricesOf } = createBasketContext(ports)
  return {
    read,
    pricesOf,
    toOrder: async (database, owner, prices) => {
      const rows = await selectStoredLines(database, owner, prices)
      if (rows.length === 0) throw new AppError('BASKET_EMPTY')
      return rows.map(toOrderableLine)
    },
  }
}
