import type { Dialect } from '../../../commerce-ml/sale/order-document.ts'
import { faultOf, NUMBER_MAX } from '../../../commerce-ml/sale/order-fault.ts'
import { writeDirectories } from '../../../commerce-ml/sale/write-directories.ts'
import { writeOrder, writeOrders } from '../../../commerce-ml/sale/write-order.ts'
import { StartupError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { orderNumberOf, statusNames } from '../../order/order-names.service.ts'
import { orderDocumentOf, PAYMENT_ID, type SoleTrader } from './order-document-of.ts'
import { ordersOutMessages as messages } from './orders-out.messages.ts'
import {
  type OutState,
  selectBuyersWithoutKpp,
  selectDeliveries,
  selectFaults,
  selectLastOrder,
  selectOutState,
  selectUntaken,
  takeGiven,
  type UntakenOrder,
  upsertFaults,
  upsertGiven,
} from './orders-out.sql.ts'

export type OrdersReader = { accountId: number; source: string; soleTrader: SoleTrader }

/** `version`: as the newer module names it in `init`; null for the others. */
export type OrdersSession = { id: string; version: string | null }

/** What the staff sees of orders on their way to 1C. Of faults and buyers the first hundred. */
export type OrdersOutState = OutState & {
  faults: { id: number; number: string; fault: string }[]
  /** 1C makes a second counterparty of each, if it looks for them by ИНН and КПП. */
  buyersWithoutKpp: string[]
}

export type OrdersOut = {
  /**
   * The next portion of new and changed orders. Repeated in its session it gives the same orders again, to the newer
   * module only those it was not given yet. Orders that cannot be written are left out and noted for the staff.
   */
  query(reader: OrdersReader, session: OrdersSession): Promise<{ xml: string; count: number }>
  /** 1C has taken what this session was given. */
  taken(session: Pick<OrdersSession, 'id'>): Promise<void>
  /** States, payments and deliveries of the shop. */
  info(): Promise<string>
  ordersOf(account: Pick<OrdersReader, 'accountId' | 'source'>): Promise<OrdersOutState>
}

type Ports = {
  database: Database
  /** Null: the shop has no seller, and a rate of zero counts as exempt. */
  seller: { seller: { zeroRateMeans: 'exempt' | 'zero' } } | null
  now: () => Date
}

const MAX_ORDERS = 500
const MAX_LINES = 5_000
const SHOWN_FAULTS = 100

const dialectOf = (version: string | null): Dialect => {
  if (version === null) return '2.08'
  return Number.parseFloat(version) >= 3 ? '3.1' : '2.10'
}

export const createOrdersOut = ({ database, seller, now }: Ports): OrdersOut => {
  const zeroRateMeans = seller?.seller.zeroRateMeans ?? 'exempt'

  const write = (order: UntakenOrder, reader: OrdersReader, dialect: Dialect) => {
    const { id, version } = order
    const document = orderDocumentOf(order, { ...reader, zeroRateMeans })
    const fault = faultOf(document)
    return {
      ...{ id, version },
      fault: fault && messages.fault(fault),
      xml: fault ? null : writeOrder(document, dialect),
    }
  }

  return {
    query: async (reader, session) => {
      const { accountId, source } = reader
      const dialect = dialectOf(session.version)
      const exceptSession = dialect === '3.1' ? session.id : null
      for (;;) {
        const orders = await selectUntaken(database, {
          ...{ accountId, source, exceptSession },
          ...{ maxOrders: MAX_ORDERS, maxLines: MAX_LINES },
        })
        const written = orders.map((order) => write(order, reader, dialect))
        const faults = written.flatMap(({ id, version, fault }) =>
          fault ? [{ id, version, fault }] : [],
        )
        const documents = written.flatMap(({ id, version, xml }) =>
          xml ? [{ id, version, xml }] : [],
        )
        if (faults.length > 0) await upsertFaults(database, accountId, faults)
        // a portion of nothing but new faults is no end: they come last from now on
        if (documents.length === 0 && orders.some(({ wasFaulty }) => !wasFaulty)) continue
        if (documents.length > 0)
          await upsertGiven(database, { accountId, sessionId: session.id }, documents)
        const xml = writeOrders(
          documents.map((one) => one.xml),
          { dialect, at: now() },
        )
        return { xml, count: documents.length }
      }
    },

    taken: ({ id }) => takeGiven(database, id),

    info: async () =>
      writeDirectories({
        states: Object.entries(statusNames).map(([id, title]) => ({ id, title })),
        payments: [{ id: PAYMENT_ID, title: messages.payment }],
        deliveries: await selectDeliveries(database),
      }),

    ordersOf: async ({ accountId, source }) => {
      const [state, faults, buyersWithoutKpp] = await Promise.all([
        selectOutState(database, accountId, source),
        selectFaults(database, accountId, SHOWN_FAULTS),
        selectBuyersWithoutKpp(database, accountId),
      ])
      return { ...state, faults, buyersWithoutKpp }
    },
  }
}

/** Orders that may be made until the next start. */
const ORDERS_AHEAD = 100_000

/** @throws StartupError when the numbers of orders become longer than 1C can recognise */
export const checkOrderNumbers = async (database: Database): Promise<void> => {
  const number = orderNumberOf((await selectLastOrder(database)) + ORDERS_AHEAD)
  if (number.length > NUMBER_MAX) throw new StartupError(messages.numbersTooLong(number))
}
