import { readLoadedId } from '@isp/contract/loaded-ids'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import type { Database } from '../../../kernel/database.ts'
import type { SourceIds } from '../../../load/source-ids.ts'
import { numberSpellings } from '../../order/accounting/loaded-orders.service.ts'
import { orderNumberOf } from '../../order/order-names.service.ts'
import {
  type OrderRow,
  selectLinkedOrders,
  selectOrderIds,
  selectOrderPayments,
  selectOrderPrices,
  selectOrders,
} from './orders-in.sql.ts'

/** `amount` in kopecks. */
export type KnownPayment = { date: string; amount: number }

/** An order of the shop that documents speak of. Ids are the accounting system's. */
export type FoundOrder = Omit<OrderRow, 'externalId'> & {
  /** The id under which its news are loaded. */
  externalId: string
  prices: readonly { product: string; price: number }[]
  /** By id. */
  payments: ReadonlyMap<string, KnownPayment>
}

/** How a document names a product that the accounting system did not know when it was given the order. */
const shopProduct = (productId: number): string => `shop:${productId}`

const LONGEST_NUMBER = 60

/**
 * Our numbers of which only the digits may be left: УНФ removes the rest and fills with zeros, after a prefix of the
 * site that ends in a digit or not (`s1291`).
 */
const fromDigits = (number: string): string[] => {
  const [, prefix = '', digits = ''] = /^([a-z]{0,2})(\d{1,9})$/i.exec(number) ?? []
  const tails = prefix === '' ? [digits] : [digits, digits.slice(1)]
  return tails.filter((tail) => tail !== '').map((tail) => orderNumberOf(Number(tail)))
}

export type FoundOrders = {
  /** By its number, or by the id of an earlier document. */
  ofOrder(document: SaleDocument): FoundOrder | undefined
  /** The order of a payment or a shipment, by its number or id. */
  ofBasis(basis: string): FoundOrder | undefined
  /** The id under which a document's news of an order are loaded: its own, unless that already names another order. */
  idOf(document: SaleDocument, order: FoundOrder): string
}

const isGiven = ({ givenVersion, takenVersion }: FoundOrder): boolean =>
  givenVersion !== null || takenVersion !== null

/** The orders of a batch of documents, by number, by the id of an earlier document, and by their digits. */
export const readOrders = async (
  database: Database,
  accountId: number,
  ids: SourceIds,
  documents: readonly SaleDocument[],
): Promise<FoundOrders> => {
  const names = documents.flatMap(({ kind, number, basis }) => [
    ...(kind === 'order' ? [number] : []),
    basis,
  ])
  const numbers = [...new Set(names)].filter(({ length }) => length > 0 && length <= LONGEST_NUMBER)
  const named = documents
    .flatMap(({ id, basis }) => [id, readLoadedId(basis)])
    .filter((id) => id !== '')
  const linked = new Map(
    (await selectLinkedOrders(database, ids.name, [...new Set(named)])).map((link) => [
      link.externalId,
      link.orderId,
    ]),
  )
  const rows = await selectOrders(database, accountId, {
    numbers: numbers.flatMap((number) => [...numberSpellings(number), ...fromDigits(number)]),
    ids: [...linked.values()],
  })
  const orderIds = rows.map(({ id }) => id)
  const prices = Map.groupBy(await selectOrderPrices(database, orderIds), ({ orderId }) => orderId)
  const payments = Map.groupBy(
    await selectOrderPayments(database, orderIds),
    ({ orderId }) => orderId,
  )
  const idOfOrder = new Map(
    (await selectOrderIds(database, ids.name, orderIds)).map((link) => [
      link.orderId,
      link.externalId,
    ]),
  )
  const orders = rows.map(
    (row): FoundOrder => ({
      ...row,
      externalId: row.externalId ?? idOfOrder.get(row.id) ?? row.number,
      prices: (prices.get(row.id) ?? []).flatMap(({ product, productId, price }) =>
        [ids.fromShop(product), shopProduct(productId)].flatMap((id) =>
          id ? [{ product: id, price }] : [],
        ),
      ),
      payments: new Map(
        (payments.get(row.id) ?? []).map(({ id, date, amount }) => [
          ids.fromShop(id) ?? id,
          { date, amount },
        ]),
      ),
    }),
  )
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const byId = new Map(orders.map((order) => [order.id, order]))
  const exactly = (number: string): FoundOrder | undefined =>
    numberSpellings(number).flatMap((one) => byNumber.get(one) ?? [])[0]
  const linkedTo = (id: string): FoundOrder | undefined => byId.get(linked.get(id) ?? 0)
  return {
    ofOrder: ({ number, id }) => {
      const known = exactly(number) ?? linkedTo(id)
      if (known) return known
      // digits may be those of another shop's order: only an order that was given can come back
      const given = fromDigits(number)
        .flatMap((one) => byNumber.get(one) ?? [])
        .filter(isGiven)
      return given.length === 1 ? given[0] : undefined
    },
    idOf: ({ id }, order) => {
      if (id === '') return order.externalId
      return (linked.get(id) ?? order.id) === order.id ? id : `${id}:${order.number}`
    },
    ofBasis: (basis) => exactly(basis) ?? linkedTo(readLoadedId(basis)),
  }
}
