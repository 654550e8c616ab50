import type { OrderDecisionInput, OrderDifference } from '@isp/contract'
import { kopecksOf } from '@isp/contract/roubles'
import { AppError, fieldError, invalidFields } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { sourceIds } from '../../../load/source-ids.ts'
import { insertActivity } from '../changes/order-activity.sql.ts'
import { selectChangeLines } from '../changes/order-change.sql.ts'
import { type HeldOrder, lockOrder, type OrderChanges } from '../changes/order-changes.service.ts'
import {
  deleteDifference,
  keepOurs,
  type ReportRow,
  selectDifferences,
  selectKnownShipments,
  selectReportedProducts,
  selectReports,
  selectStatusOf,
  settlePaid,
  upsertDifference,
} from './loaded-orders.sql.ts'
import { reportedMessages as messages } from './reported-order.messages.ts'
import { type Act, type Ours, planOf, type ReportedState } from './reported-plan.ts'

/** The report with external ids translated to ours. */
const readReport = async (
  database: Database,
  { source, said, orderId }: ReportRow,
): Promise<ReportedState> => {
  const ids = sourceIds(source)
  const shipments = Object.values(said.shipments).map(({ value }) => value)
  const named = [...(said.lines?.value ?? []), ...shipments.flatMap(({ lines }) => lines)]
  const products = new Map(
    (
      await selectReportedProducts(
        database,
        named.map(({ product }) => ids.toShop(product)),
      )
    ).map(({ externalId, productId }) => [externalId, productId]),
  )
  const inShop = <Line extends { product: string }>({ product, ...line }: Line) => ({
    ...line,
    productId: products.get(ids.toShop(product)) ?? null,
  })
  const status = said.status && (await selectStatusOf(database, ids.toShop(said.status.value)))
  return {
    status: status ?? null,
    isCancelled: said.isCancelled?.value ?? false,
    version: said.version?.value ?? null,
    lines:
      said.lines?.value.map((line) => ({
        ...inShop(line),
        price: kopecksOf(line.price),
      })) ?? null,
    shipments: shipments
      .map(({ id, date, note, lines }) => ({
        id: ids.toShop(id),
        at: date,
        note: note || null,
        lines: lines.map(inShop),
      }))
      .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    paid: await settlePaid(database, orderId),
  }
}

const readOurs = async (database: Database, order: HeldOrder): Promise<Ours> => ({
  ...order,
  lines: await selectChangeLines(database, order.id),
  shipments: await selectKnownShipments(database, order.id),
})

const act = async (
  changes: OrderChanges,
  database: Database,
  orderId: number,
  author: string,
  what: Act,
): Promise<void> => {
  const order = await lockOrder(database, orderId)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const by = { author, isReported: true } as const
  if (what.kind === 'move') {
    await changes.move(database, order, what.status, { ...by, comment: what.comment })
  } else if (what.kind === 'ship') {
    const { pieces, shipment, note } = what
    await changes.ship(database, order, pieces, { ...by, comment: note, shipment })
  } else if (what.kind === 'cancel') {
    await changes.cancel(database, order, what.pieces, { ...by, comment: what.comment })
  } else {
    await changes.amend(database, order, what.lines, { ...by, comment: what.comment })
  }
}

/**
 * Applies the report to a locked order as far as the rules allow; the rest is left for the staff to decide.
 * @returns the fields in which both sides still differ
 */
export const reconcile = async (
  changes: OrderChanges,
  database: Database,
  order: HeldOrder,
  row: ReportRow,
): Promise<OrderDifference['items']> => {
  const reported = await readReport(database, row)
  const ours = await readOurs(database, order)
  const { acts, differs } = planOf(ours, reported)
  for (const what of acts) await act(changes, database, order.id, messages.author, what)
  if (differs.length === 0) await deleteDifference(database, order.id)
  else {
    const canTake = planOf(ours, reported, true).differs.length === 0
    if (await upsertDifference(database, order.id, { items: differs, canTake }))
      await insertActivity(database, order.id, [
        { kind: 'status', status: null, text: messages.differs(differs), author: messages.author },
      ])
  }
  return differs
}

/** Differences that the staff still has to decide, by order id. */
export const readDifferences = async (
  database: Database,
  ids: readonly number[],
): Promise<Map<number, OrderDifference>> =>
  new Map(
    (await selectDifferences(database, ids)).map(({ orderId, since, ...difference }) => [
      orderId,
      { ...difference, since: since.toISOString() },
    ]),
  )

/**
 * The staff's decision about an order that is locked.
 * @throws AppError REQUEST_INVALID when there is nothing to decide, or the accounting system's side cannot be
 * applied
 */
export const decideDifference = async (
  changes: OrderChanges,
  database: Database,
  order: HeldOrder,
  take: OrderDecisionInput['take'],
  author: string,
): Promise<void> => {
  const [difference] = await selectDifferences(database, [order.id])
  const [row] = await selectReports(database, [order.id])
  const refusal = invalidFields(fieldError('take', 'UNAVAILABLE'))
  if (!difference || !row) throw refusal
  if (take === 'ours') {
    await keepOurs(database, order.id)
    await insertActivity(database, order.id, [
      { kind: 'status', status: null, text: messages.kept, author },
    ])
    return
  }
  const reported = await readReport(database, row)
  const { acts, differs } = planOf(await readOurs(database, order), reported, true)
  if (differs.length > 0) throw refusal
  for (const what of acts) await act(changes, database, order.id, author, what)
  await deleteDifference(database, order.id)
}
