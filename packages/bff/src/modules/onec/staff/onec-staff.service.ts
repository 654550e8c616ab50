import type {
  OnecExchange,
  OnecExchangesQuery,
  OnecFile,
  OnecFilesQuery,
  OnecNow,
  OnecOrder,
  OnecOrdersQuery,
} from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Staff } from '../../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../../kernel/page.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { sourceIds } from '../../../load/source-ids.ts'
import { changesOf, insertAct } from '../../staff-log/staff-log.service.ts'
import {
  type ExchangeRow,
  type FileRow,
  selectExchange,
  selectExchanges,
  selectFiles,
} from './onec-exchanges.sql.ts'
import {
  confirmOrder,
  type OrderRow,
  selectFullRuns,
  selectOrders,
  selectOrdersOfAccounts,
} from './onec-orders.sql.ts'

/** Exchanges with 1C for the staff to read. All lists @throws AppError PAGE_NOT_FOUND past the end */
export type OnecStaff = {
  list(query: OnecExchangesQuery): Promise<PageAnswer<OnecExchange>>
  /** @throws AppError ONEC_EXCHANGE_NOT_FOUND */
  one(id: string): Promise<OnecExchange>
  /** @throws AppError ONEC_EXCHANGE_NOT_FOUND */
  files(id: string, query: OnecFilesQuery): Promise<PageAnswer<OnecFile>>
  orders(query: OnecOrdersQuery): Promise<PageAnswer<OnecOrder>>
  /** An order as it was given counts as taken, by the word of a person. @throws AppError ORDER_NOT_FOUND */
  confirm(caller: Staff, account: string, orderId: number): Promise<void>
  now(): Promise<OnecNow>
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

const presentExchange = ({ given, confirmed, ...row }: ExchangeRow): OnecExchange => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  lastCallAt: row.lastCallAt.toISOString(),
  orders: { given, confirmed },
})

const presentFile = (row: FileRow): OnecFile => ({
  ...row,
  receivedAt: row.receivedAt.toISOString(),
  finishedAt: isoOf(row.finishedAt),
  remarks: (row.remarks ?? []).map(({ line = null, id = null, text }) => ({ line, id, text })),
})

const presentOrder = (row: OrderRow): OnecOrder => ({
  ...row,
  givenAt: isoOf(row.givenAt),
  confirmedAt: isoOf(row.confirmedAt),
})

export const createOnecStaff = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): OnecStaff => {
  const find = async (id: string): Promise<ExchangeRow> => {
    const row = await selectExchange(database, id)
    if (!row) throw new AppError('ONEC_EXCHANGE_NOT_FOUND')
    return row
  }
  return {
    list: async ({ account = null, has = null, ...page }) => {
      const { items, total } = await selectExchanges(database, { account, has, ...windowOf(page) })
      return pageAnswer(items.map(presentExchange), total, page)
    },

    one: async (id) => presentExchange(await find(id)),

    files: async (id, query) => {
      await find(id)
      const { items, total } = await selectFiles(database, id, windowOf(query))
      return pageAnswer(items.map(presentFile), total, query)
    },

    orders: async ({ state, ...page }) => {
      const { items, total } = await selectOrders(database, { state, ...windowOf(page) })
      return pageAnswer(items.map(presentOrder), total, page)
    },

    confirm: ({ account: actor }, uuid, orderId) =>
      transact(async (connection) => {
        const confirmed = await confirmOrder(connection, uuid, orderId)
        if (!confirmed) throw new AppError('ORDER_NOT_FOUND')
        const { name, number } = confirmed
        await insertAct(connection, {
          ...{ actor, kind: 'exchange.onec-confirmed', comment: null },
          subject: { kind: 'exchange', uuid, name },
          changes: changesOf({}, { number }),
        })
      }),

    now: async () => {
      const [fullRuns, accounts] = await Promise.all([
        selectFullRuns(database),
        selectOrdersOfAccounts(database),
      ])
      return {
        fullRuns: fullRuns.map(({ source, catalog, beganAt, ...run }) => ({
          ...run,
          catalog: sourceIds(source).fromShop(catalog) ?? catalog,
          beganAt: beganAt.toISOString(),
        })),
        accounts: accounts.map((row) => ({
          ...row,
          lastConfirmedAt: isoOf(row.lastConfirmedAt),
          unconfirmedSince: isoOf(row.unconfirmedSince),
        })),
      }
    },
  }
}
