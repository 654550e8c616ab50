import type {
  DifferingOrder,
  FileAnswer,
  OrderDecisionInput,
  OrderDifferencesQuery,
  OrderStatus,
  OrderStatusInput,
  ShipOrderInput,
  StaffActKind,
  StaffCancelInput,
  StaffOrder,
  StaffOrderSummary,
  StaffOrdersQuery,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Files } from '../files/files.service.ts'
import { decideDifference, readDifferences } from '../order/accounting/order-differences.service.ts'
import {
  checkVersion,
  type HeldOrder,
  lockOrder,
  type OrderChanges,
} from '../order/changes/order-changes.service.ts'
import { canCancel, canShip, movesOf, readAnyOrder } from '../order/changes/order-staff.service.ts'
import { readSummaries, toSummary } from '../order/lists/order-rows.service.ts'
import { insertAct } from '../staff-log/staff-log.service.ts'
import { type CompanyStaff, seenByOf } from './staff-company.view.ts'
import { selectDiffering, selectOrderCompany, selectStaffOrders } from './staff-order.sql.ts'

/** Orders of the companies that the caller manages; others give «not found». */
export type StaffOrderService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: CompanyStaff, query: StaffOrdersQuery): Promise<PageAnswer<StaffOrderSummary>>
  /** Orders about which shop and accounting system differ. @throws AppError PAGE_NOT_FOUND past the end */
  differing(caller: CompanyStaff, query: OrderDifferencesQuery): Promise<PageAnswer<DifferingOrder>>
  /**
   * @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, REQUEST_INVALID (nothing to decide, or the accounting system's
   * side cannot be applied)
   */
  decide(caller: CompanyStaff, id: number, input: OrderDecisionInput): Promise<StaffOrder>
  /** @throws AppError ORDER_NOT_FOUND */
  get(caller: CompanyStaff, id: number): Promise<StaffOrder>
  /**
   * A file attached by the buyer.
   * @throws AppError ORDER_NOT_FOUND, FILE_NOT_FOUND, also for a file of another order
   */
  file(caller: CompanyStaff, id: number, fileId: string): Promise<FileAnswer>
  /** @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_STATUS_REFUSED */
  setStatus(caller: CompanyStaff, id: number, input: OrderStatusInput): Promise<StaffOrder>
  /** @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_NOT_SHIPPABLE, SHIPMENT_OUT_OF_STOCK, REQUEST_INVALID */
  ship(caller: CompanyStaff, id: number, input: ShipOrderInput): Promise<StaffOrder>
  /** @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_NOT_CANCELLABLE, REQUEST_INVALID */
  cancel(caller: CompanyStaff, id: number, input: StaffCancelInput): Promise<StaffOrder>
}

type Ports = {
  database: Database
  transact: Transact
  changes: OrderChanges
  files: Pick<Files, 'open'>
}

const read = async (database: Database, caller: CompanyStaff, id: number): Promise<StaffOrder> => {
  const company = await selectOrderCompany(database, seenByOf(caller), id)
  if (!company) throw new AppError('ORDER_NOT_FOUND')
  const order = await readAnyOrder(database, id)
  const { status } = order
  return {
    ...order,
    company,
    moves: [...movesOf(status)],
    canShip: canShip(status),
    canCancel: canCancel(status),
    difference: (await readDifferences(database, [id])).get(id) ?? null,
  }
}

type Work = (
  connection: Database,
  order: HeldOrder,
  by: { author: string; comment: string | null },
) => Promise<OrderStatus>

export const createStaffOrderService = ({
  database,
  transact,
  files,
  changes,
}: Ports): StaffOrderService => {
  /** Locks and changes the order, writes the staff's log and reads the order again, in one transaction. */
  const change = (
    caller: CompanyStaff,
    id: number,
    input: { version: number; comment?: string | undefined },
    kind: StaffActKind,
    work: Work,
  ): Promise<StaffOrder> =>
    transact(async (connection) => {
      const order = await lockOrder(connection, id)
      if (!order || !(await selectOrderCompany(connection, seenByOf(caller), id))) {
        throw new AppError('ORDER_NOT_FOUND')
      }
      checkVersion(order, input.version)
      const comment = input.comment || null
      const after = await work(connection, order, { author: caller.account.name, comment })
      await insertAct(connection, {
        actor: caller.account,
        kind,
        subject: { kind: 'company', uuid: order.companyUuid, name: order.companyName },
        changes: [
          { field: 'order', before: null, after: order.number },
          ...(after === order.status
            ? []
            : [{ field: 'orderStatus', before: order.status, after }]),
        ],
        comment,
      })
      return read(connection, caller, id)
    })

  return {
    list: async (caller, query) => {
      const { items, total } = await selectStaffOrders(database, seenByOf(caller), {
        q: query.q ?? '',
        status: query.status ?? null,
        company: query.company ?? null,
        ...windowOf(query),
      })
      const rowOf = await readSummaries(
        database,
        items.map(({ id }) => id),
      )
      const orders = items.map(({ id, company }) => ({ ...toSummary(rowOf(id)), company }))
      return pageAnswer(orders, total, query)
    },

    differing: async (caller, query) => {
      const { items, total } = await selectDiffering(database, seenByOf(caller), windowOf(query))
      const ids = items.map(({ id }) => id)
      const [rowOf, differences] = await Promise.all([
        readSummaries(database, ids),
        readDifferences(database, ids),
      ])
      const orders = items.flatMap(({ id, company }) => {
        const difference = differences.get(id)
        return difference ? [{ ...toSummary(rowOf(id)), company, difference }] : []
      })
      return pageAnswer(orders, total, query)
    },

    decide: (caller, id, { take, ...input }) =>
      change(caller, id, input, 'order.status', async (connection, order, { author }) => {
        await decideDifference(changes, connection, order, take, author)
        return (await lockOrder(connection, id))?.status ?? order.status
      }),

    get: (caller, id) => read(database, caller, id),

    file: async (caller, id, fileId) => {
      const order = await read(database, caller, id)
      if (![...order.files, ...(order.papers ?? [])].some((file) => file.id === fileId))
        throw new AppError('FILE_NOT_FOUND')
      return files.open(fileId)
    },

    setStatus: (caller, id, { status, ...input }) =>
      change(caller, id, input, 'order.status', async (connection, order, by) => {
        await changes.move(connection, order, status, by)
        return status
      }),

    ship: (caller, id, { version, lines, note }) =>
      change(caller, id, { version, comment: note }, 'order.shipped', (connection, order, by) =>
        changes.ship(connection, order, lines, by),
      ),

    cancel: (caller, id, { lines, ...input }) =>
      change(caller, id, input, 'order.cancelled', (connection, order, by) =>
        changes.cancel(connection, order, lines ?? null, by),
      ),
  }
}
