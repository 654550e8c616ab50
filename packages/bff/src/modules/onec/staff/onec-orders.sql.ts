// Reads exchange_account of exchange; orders of order.
import type { OnecNow, OnecOrder, OnecOrderState } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'

type Named = OnecOrder['account']

const named = `json_build_object('uuid', account.uuid, 'name', account.name) as account`
const faulty = 'onec_order.fault is not null'
const unconfirmed = `(onec_order.fault is null and onec_order.given_version > coalesce(onec_order.taken_version, 0))`

export type OrderRow = Omit<OnecOrder, 'givenAt' | 'confirmedAt'> & {
  givenAt: Date | null
  confirmedAt: Date | null
}

/** A page of orders in this state, the oldest first, and the number of all. */
export const selectOrders = async (
  database: Database,
  { state, limit, offset }: { state: OnecOrderState; limit: number; offset: number },
): Promise<{ items: OrderRow[]; total: number }> => {
  const where = `case $1::text when 'faulty' then ${faulty} else ${unconfirmed} end`
  const [items, counted] = await Promise.all([
    database.query<OrderRow>({
      name: 'onec.orders',
      text: `select ${named}, orders.id, orders.number, orders.company_name as company, onec_order.fault,
                    onec_order.given_at as "givenAt", onec_order.taken_at as "confirmedAt"
               from onec_order join orders on orders.id = onec_order.order_id
               join exchange_account account on account.id = onec_order.account_id
              where ${where} order by onec_order.given_at nulls first, orders.id, account.id limit $2 offset $3`,
      values: [state, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'onec.orders-count',
      text: `select count(*)::integer as total from onec_order where ${where}`,
      values: [state],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export type FullRunRow = { account: Named; source: string; catalog: string; beganAt: Date }

/** Full exports that are still coming, the oldest first. */
export const selectFullRuns = (database: Database): Promise<FullRunRow[]> =>
  database.query({
    name: 'onec.full-runs',
    text: `select ${named}, account.source, catalog, began_at as "beganAt"
             from onec_full_run join exchange_account account on account.id = onec_full_run.account_id
            where ended_at is null and judged_at is null order by began_at, onec_full_run.id`,
  })

export type OrdersOfAccountRow = Omit<
  OnecNow['accounts'][number],
  'lastConfirmedAt' | 'unconfirmedSince'
> & { lastConfirmedAt: Date | null; unconfirmedSince: Date | null }

/** How the orders of each account with a 1C stand. */
export const selectOrdersOfAccounts = (database: Database): Promise<OrdersOfAccountRow[]> =>
  database.query({
    name: 'onec.orders-of-accounts',
    text: `select ${named}, told.*
             from exchange_account account cross join lateral (
               select max(taken_at) as "lastConfirmedAt", (count(*) filter (where ${faulty}))::integer as faulty,
                      (count(*) filter (where ${unconfirmed}))::integer as unconfirmed,
                      min(given_at) filter (where ${unconfirmed}) as "unconfirmedSince"
                 from onec_order where onec_order.account_id = account.id) told
            where exists (select from onec_access where onec_access.account_id = account.id)
            order by account.name, account.id`,
  })

/** Marks an order as taken in the version that was given last. @returns undefined when nothing waits for it */
export const confirmOrder = async (
  database: Database,
  account: string,
  orderId: number,
): Promise<{ number: string; name: string } | undefined> => {
  const rows = await database.query<{ number: string; name: string }>({
    name: 'onec.confirm-order',
    text: `update onec_order set taken_version = given_version, taken_at = now()
             from exchange_account account, orders
            where account.uuid = $1::uuid and account.id = onec_order.account_id
              and orders.id = onec_order.order_id and orders.id = $2
              and onec_order.given_version > coalesce(onec_order.taken_version, 0)
           returning orders.number, account.name`,
    values: [account, orderId],
  })
  return rows[0]
}
