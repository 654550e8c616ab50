import type { ExchangeRecord, OrderTerms } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { kopecksOf } from '@isp/contract/roubles'
import { vatWithin } from '@isp/contract/trade-rules'
import type { LoadContext, LoadFault, LoadItem } from '../../../load/loaded-entity.ts'
import { workingDaysFrom } from '../../../trade/working-days.ts'
import { freeStockOf, lockStock } from '../../stock/stock.service.ts'
import { insertActivity } from '../changes/order-activity.sql.ts'
import { textsOf } from '../lists/order-columns.ts'
import { orderMessages } from '../order.messages.ts'
import {
  insertOrder,
  insertOrderLines,
  type NewOrderLine,
  nextOrderNumber,
} from '../placing/order-create.sql.ts'
import { RESERVATION_DAYS, reserve } from '../reservations/reservation.ts'
import { selectReportedBuyer, selectReportedProducts } from './loaded-orders.sql.ts'
import { shareOut } from './reported-lines.ts'
import { reportedMessages as messages } from './reported-order.messages.ts'

type Item = LoadItem<ExchangeRecord<'orders'>>

const noTerms: OrderTerms = {
  stateContract: null,
  wishedOn: null,
  shipping: null,
  consignee: null,
  payer: null,
  freight: null,
  attorney: null,
}

/** The lines with their agreed prices, or the fault of the first wrong one. */
const readLines = async (
  { database, ids }: LoadContext,
  { place, record: { lines = [] } }: Item,
): Promise<Omit<NewOrderLine, 'reserved'>[] | LoadFault> => {
  const products = new Map(
    (
      await selectReportedProducts(
        database,
        lines.map(({ product }) => ids.toShop(product)),
      )
    ).map((product) => [product.externalId, product]),
  )
  const made: Omit<NewOrderLine, 'reserved'>[] = []
  for (const [at, { product, quantity, price: roubles }] of lines.entries()) {
    const refused = (field: string, code: string) => ({ place, path: `lines.${at}.${field}`, code })
    const found = products.get(ids.toShop(product))
    if (!found) return refused('product', 'UNAVAILABLE')
    const price = kopecksOf(roubles)
    if (price === 0) return { ...refused('price', 'TOO_SMALL'), params: { min: 0.01 } }
    const sum = lineSum(price, quantity)
    const { externalId: _id, ...goods } = found
    made.push({
      ...{ ...goods, place: at, quantity, price, sum, vatSum: vatWithin(sum, goods.vatRate) },
      ...{ expectedOn: null, comment: '' },
    })
  }
  return made
}

/**
 * Creates an order of the company from one made in the accounting system.
 * @returns its id, or why it cannot be created
 */
export const createReportedOrder = async (
  context: LoadContext,
  item: Item,
  now: Date,
): Promise<number | LoadFault> => {
  const { database, links, ids } = context
  const { place, record } = item
  const refused = (path: string, code: string): LoadFault => ({ place, path, code })
  const { company, agreement } = record
  if (!company || !agreement || !record.lines) return refused('number', 'REQUIRED')
  const companyId = (await links.find('companies', [company])).get(company)
  const buyer = companyId && (await selectReportedBuyer(database, companyId, ids.toShop(agreement)))
  if (!companyId || !buyer) return refused('agreement', 'UNAVAILABLE')
  const { accountId, contactName, contactEmail, ...names } = buyer
  if (accountId === null || contactEmail === null) return refused('company', 'NOBODY_TO_SEE')
  const lines = await readLines(context, item)
  if (!Array.isArray(lines)) return lines
  const productIds = lines.map(({ productId }) => productId)
  await lockStock(database, productIds)
  const parts = reserve(lines, await freeStockOf(database, productIds))
  const id = await insertOrder(database, {
    ...names,
    number: orderMessages.number(await nextOrderNumber(database)),
    ...{ accountId, companyId, author: messages.manager },
    ...{ deliveryCode: 'agreed', deliveryName: messages.delivery, address: null },
    ...{ contactName: contactName || contactEmail, contactPhone: '', contactEmail, comment: null },
    said: { ...textsOf({}), terms: noTerms },
    total: lines.reduce((whole, { sum }) => whole + sum, 0),
    vatTotal: lines.reduce((whole, { vatSum }) => whole + vatSum, 0),
    lineCount: lines.length,
    reservedUntil: workingDaysFrom(now, RESERVATION_DAYS),
    madeAt: record.date ?? null,
  })
  const shares = shareOut(lines, parts)
  const held = lines.map((line, at) => ({ ...line, reserved: shares[at] ?? 0 }))
  await insertOrderLines(database, id, held, parts)
  await insertActivity(database, id, [
    {
      ...{ kind: 'created', status: 'NEW', text: messages.created, author: messages.manager },
      at: record.date,
    },
  ])
  return id
}
