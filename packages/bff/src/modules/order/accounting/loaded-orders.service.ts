import { isDeepStrictEqual } from 'node:util'
import type { ExchangeRecord } from '@isp/contract'
import { kopecksOf } from '@isp/contract/roubles'
import { SITE_NAME } from '@isp/contract/site'
import {
  keptNote,
  type LoadContext,
  type LoadedEntity,
  type LoadFault,
  type LoadItem,
} from '../../../load/loaded-entity.ts'
import { lockStock } from '../../stock/stock.service.ts'
import { insertActivity } from '../changes/order-activity.sql.ts'
import { type ChangeLine, selectChangeLines } from '../changes/order-change.sql.ts'
import { type HeldOrder, lockOrder, type OrderChanges } from '../changes/order-changes.service.ts'
import { canCancel } from '../placing/order-quantities.ts'
import {
  deleteStatuses,
  lockOrders,
  type ReportRow,
  selectDifferences,
  selectOrderMarks,
  selectOrdersByNumber,
  selectProductsOf,
  selectReportedProducts,
  selectReports,
  selectStatusMarks,
  upsertPayments,
  upsertReport,
  upsertStatuses,
} from './loaded-orders.sql.ts'
import { reconcile } from './order-differences.service.ts'
import { createReportedOrder } from './reported-creation.ts'
import { reportedMessages as messages } from './reported-order.messages.ts'
import { emptyReport, joined, type OrderReport, withRecord } from './reported-order.ts'

type Item = LoadItem<ExchangeRecord<'orders'>>
type Ports = { changes: OrderChanges; now: () => Date }

const statuses: LoadedEntity<ExchangeRecord<'order-statuses'>> = {
  name: 'order-statuses',
  references: () => [],
  known: async ({ database }, ids) =>
    new Map((await selectStatusMarks(database, ids)).map(({ id, mark }) => [id, mark])),
  write: async ({ database }, items) => {
    await upsertStatuses(
      database,
      items.map(({ id, record: { name, status } }) => ({ id, name, status })),
    )
    return []
  },
  hide: async ({ database }, ids) => {
    await deleteStatuses(database, ids)
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from loaded_order_status where ${owns('external_id')}`,
}

/** The number as received, and without a prefix that the accounting system put before the site's number. */
export const numberSpellings = (number: string): string[] => [
  number,
  number.slice(Math.max(0, number.lastIndexOf(SITE_NAME))),
]

/** The shop's own id of a product, under which it names one that the accounting system has not: `shop:12`. */
const isShopProduct = (product: string): boolean => /^shop:\d{1,9}$/.test(product)

/** Existing orders by the place of their record. */
const findOrders = async (
  { database, links }: LoadContext,
  items: readonly Item[],
): Promise<Map<number, number>> => {
  const linked = await links.find(
    'orders',
    items.flatMap(({ id, record: { order } }) => (order ? [id, order] : [id])),
  )
  const numbers = items.flatMap(({ record: { number } }) => (number ? numberSpellings(number) : []))
  const byNumber = new Map(
    (await selectOrdersByNumber(database, numbers)).map(({ id, number }) => [number, id]),
  )
  return new Map(
    items.flatMap(({ id, place, record: { number, order } }) => {
      const found =
        linked.get(id) ??
        linked.get(order ?? '') ??
        (number ? numberSpellings(number) : []).flatMap(
          (spelling) => byNumber.get(spelling) ?? [],
        )[0]
      return found === undefined ? [] : [[place, found]]
    }),
  )
}

/** Refuses shipments that together with all earlier reported ones exceed the ordered quantity. */
const shipmentFault = (
  lines: readonly ChangeLine[],
  reported: OrderReport,
  { place, record: { shipments = [] } }: Item,
  productOf: ReadonlyMap<string, number>,
): LoadFault | undefined => {
  const left = new Map<number, number>()
  for (const { productId, quantity } of lines)
    left.set(productId, (left.get(productId) ?? 0) + quantity)
  const named = new Set(shipments.map(({ id }) => id))
  const earlier = Object.values(reported.shipments).filter(({ value }) => !named.has(value.id))
  for (const { value } of earlier)
    for (const { product, quantity } of value.lines) {
      const productId = productOf.get(product) ?? 0
      left.set(productId, (left.get(productId) ?? 0) - quantity)
    }
  for (const [at, shipment] of shipments.entries())
    for (const [index, { product, quantity }] of shipment.lines.entries()) {
      const path = `shipments.${at}.lines.${index}`
      const productId = productOf.get(product) ?? 0
      const max = left.get(productId)
      if (max === undefined) return { place, path: `${path}.product`, code: 'UNAVAILABLE' }
      if (quantity > max)
        return { place, path: `${path}.quantity`, code: 'TOO_BIG', params: { max } }
      left.set(productId, max - quantity)
    }
  return undefined
}

/** Writes the reported payments; a payment with a known id replaces the earlier report. */
const pay = async (
  { database, ids }: LoadContext,
  order: HeldOrder,
  reported: OrderReport,
): Promise<void> => {
  const payments = Object.values(reported.payments).map(({ value: { id, date, amount } }) => ({
    ...{ id: ids.toShop(id), date },
    amount: kopecksOf(amount),
  }))
  const paid = await upsertPayments(database, order.id, payments)
  await insertActivity(
    database,
    order.id,
    paid.map(({ date, amount }) => ({
      ...{ kind: 'status', status: null, author: messages.author },
      text: messages.paid(date, amount),
    })),
  )
}

const keptFields = (place: number, items: readonly { field: string }[]): LoadFault[] =>
  [...new Set(items.map(({ field }) => field))].map((path) => keptNote(place, path))

const ordersWith = ({ changes, now }: Ports): LoadedEntity<ExchangeRecord<'orders'>> => {
  /** Applies one record to an order that is locked. */
  const apply = async (
    context: LoadContext,
    item: Item,
    orderId: number,
    reported: Map<number, ReportRow>,
  ): Promise<LoadFault[]> => {
    const { database, links, ids } = context
    const order = await lockOrder(database, orderId)
    if (!order) return [{ place: item.place, path: 'number', code: 'ORDER_UNKNOWN' }]
    const before = reported.get(orderId)
    const was = before?.source === ids.name ? before.said : undefined
    const said = withRecord(was ?? emptyReport, item.record)
    const products = Object.values(said.shipments).flatMap(({ value }) => value.lines)
    const productOf = new Map(
      (
        await selectReportedProducts(
          database,
          products.map(({ product }) => ids.toShop(product)),
        )
      ).flatMap(({ externalId, productId }) =>
        products
          .filter(({ product }) => ids.toShop(product) === externalId)
          .map(({ product }): [string, number] => [product, productId]),
      ),
    )
    const lines = await selectChangeLines(database, orderId)
    const fault = shipmentFault(lines, said, item, productOf)
    if (fault) return [fault]
    await links.put('orders', [{ id: item.id, localId: orderId }])
    if (was && isDeepStrictEqual(JSON.parse(JSON.stringify(said)), was)) {
      const open = await selectDifferences(database, [orderId])
      return open.flatMap(({ items }) => keptFields(item.place, items))
    }
    const row: ReportRow = { orderId, source: ids.name, said }
    await upsertReport(database, row)
    // another record of the same call may concern the same order
    reported.set(orderId, row)
    await pay(context, order, said)
    return keptFields(item.place, await reconcile(changes, database, order, row))
  }

  return {
    name: 'orders',
    isLinked: true,
    joined,
    references: ({ order, status, company, agreement, lines = [], shipments = [] }) => [
      ...(order ? [{ entity: 'orders', path: 'order', id: order }] : []),
      ...(status ? [{ entity: 'order-statuses', path: 'status', id: status }] : []),
      ...(company ? [{ entity: 'companies', path: 'company', id: company }] : []),
      ...(agreement ? [{ entity: 'agreements', path: 'agreement', id: agreement }] : []),
      ...[
        { path: 'lines', lines },
        ...shipments.map((one, at) => ({ ...one, path: `shipments.${at}.lines` })),
      ].flatMap(({ path, lines: own }) =>
        own.flatMap(({ product }, at) =>
          isShopProduct(product)
            ? []
            : [{ entity: 'products', path: `${path}.${at}.product`, id: product }],
        ),
      ),
    ],
    known: async ({ database, links }, ids) => {
      const linked = await links.find('orders', ids)
      const marks = new Map(
        (await selectOrderMarks(database, [...linked.values()])).map(({ id, mark }) => [id, mark]),
      )
      return new Map([...linked].map(([id, local]) => [id, `${local}:${marks.get(local)}`]))
    },
    write: async (context, items) => {
      const { database } = context
      const found = await findOrders(context, items)
      const orderIds = [...new Set(found.values())]
      await lockOrders(database, orderIds)
      const ordered = items
        .filter(({ place }) => !found.has(place))
        .flatMap(({ record: { lines = [] } }) => lines.map(({ product }) => product))
      const fresh = await selectReportedProducts(database, ordered.map(context.ids.toShop))
      await lockStock(database, [
        ...(await selectProductsOf(database, orderIds)),
        ...fresh.map(({ productId }) => productId),
      ])
      const reported = new Map(
        (await selectReports(database, orderIds)).map((row) => [row.orderId, row]),
      )
      const faults: LoadFault[] = []
      for (const item of items) {
        const { place, record } = item
        const known = found.get(place)
        const made =
          known ??
          (record.number
            ? { place, path: 'number', code: 'ORDER_UNKNOWN' }
            : await createReportedOrder(context, item, now()))
        if (typeof made === 'object') faults.push(made)
        else faults.push(...(await apply(context, item, made, reported)))
      }
      return faults
    },
    hide: async ({ database, links }, ids) => {
      const linked = await links.find('orders', ids)
      await lockOrders(database, [...linked.values()])
      const stuck: string[] = []
      for (const [id, orderId] of linked) {
        // cancelled only when the last of several records for the order is deleted (D62)
        if (await links.isShared('orders', id, orderId)) {
          await links.drop('orders', [id])
          continue
        }
        const order = await lockOrder(database, orderId)
        const lines = order ? await selectChangeLines(database, orderId) : []
        if (lines.some(({ shipped }) => shipped > 0)) stuck.push(id)
        else if (order && canCancel(order.status))
          await changes.cancel(database, order, null, {
            ...{ author: messages.author, comment: null, isReported: true },
          })
      }
      return stuck
    },
    shown: (_ids, links) => `select link.external_id as id from (${links}) link where false`,
  }
}

/** Orders as the accounting system reports them, and the names of its order states. */
export const loadedOrders = (ports: Ports): readonly LoadedEntity[] => [statuses, ordersWith(ports)]
