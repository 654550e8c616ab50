// Reads orders, order_line, order_payment and loaded_order_status of order; product of goods; exchange_link and exchange_awaited of exchange.
import type { OrderStatus } from '@isp/contract'
import type { Absent, Database } from '../../../kernel/database.ts'

export type OrderRow = {
  id: number
  number: string
  status: OrderStatus
  total: number
  personVersion: number
} & (GivenRow | Absent<GivenRow>)
type GivenRow = {
  givenVersion: number | null
  takenVersion: number | null
  externalId: string | null
  seenVersion: number | null
}

/** Orders by number or id, with what an accounting system was given of them. */
export const selectOrders = (
  database: Database,
  accountId: number,
  { numbers, ids }: { numbers: readonly string[]; ids: readonly number[] },
): Promise<OrderRow[]> =>
  database.query({
    name: 'onec.news-orders',
    text: `select orders.id, orders.number, orders.status, orders.total::float8 as total,
                  orders.person_version as "personVersion", given.given_version as "givenVersion",
                  given.taken_version as "takenVersion", given.external_id as "externalId",
                  given.seen_version::float8 as "seenVersion"
             from orders left join onec_order given on given.order_id = orders.id and given.account_id = $1
            where orders.number = any ($2::text[]) or orders.id = any ($3::integer[])`,
    values: [accountId, numbers, ids],
  })

/** Orders by the ids under which an accounting system has named them. */
export const selectLinkedOrders = (
  database: Database,
  source: string,
  externalIds: readonly string[],
): Promise<{ externalId: string; orderId: number }[]> =>
  database.query({
    name: 'onec.news-linked',
    text: `select external_id as "externalId", local_id as "orderId" from exchange_link
            where source = $1 and entity = 'orders' and external_id = any ($2::text[])`,
    values: [source, externalIds],
  })

/** One id of each order that an accounting system has named. */
export const selectOrderIds = (
  database: Database,
  source: string,
  orderIds: readonly number[],
): Promise<{ externalId: string; orderId: number }[]> =>
  database.query({
    name: 'onec.news-order-ids',
    text: `select min(external_id) as "externalId", local_id as "orderId" from exchange_link
            where source = $1 and entity = 'orders' and local_id = any ($2::integer[]) group by local_id`,
    values: [source, orderIds],
  })

export const selectOrderPrices = (
  database: Database,
  orderIds: readonly number[],
): Promise<{ orderId: number; productId: number; product: string; price: number }[]> =>
  database.query({
    name: 'onec.news-prices',
    text: `select line.order_id as "orderId", line.product_id as "productId", coalesce(product.external_id, '') as product,
                  line.price::float8 as price
             from order_line line join product on product.id = line.product_id
            where line.order_id = any ($1::integer[]) order by line.order_id, line.place`,
    values: [orderIds],
  })

export const selectOrderPayments = (
  database: Database,
  orderIds: readonly number[],
): Promise<{ orderId: number; id: string; date: string; amount: number }[]> =>
  database.query({
    name: 'onec.news-payments',
    text: `select order_id as "orderId", external_id as id, to_char(paid_on, 'YYYY-MM-DD') as date, amount::float8 as amount
             from order_payment
            where order_id = any ($1::integer[])`,
    values: [orderIds],
  })

/** Those of these products that the shop knows: by external ids, or by its own ids as they were told (`shop:12`). */
export const selectKnownProducts = async (
  database: Database,
  externalIds: readonly string[],
  told: readonly string[],
): Promise<string[]> => {
  const rows = await database.query<{ id: string }>({
    name: 'onec.news-products',
    text: `select coalesce(external_id, '') as id from product where external_id = any ($1::text[])
           union all
           select concat('shop:', id) from product
            where id = any (array(select substring(told from '^shop:([0-9]{1,9})$')::integer from unnest($2::text[]) told))`,
    values: [externalIds, told],
  })
  return rows.map(({ id }) => id)
}

export type StatusRow = { id: string; name: string; status: OrderStatus }

export const selectStatuses = (
  database: Database,
  ids: readonly string[],
  names: readonly string[],
): Promise<StatusRow[]> =>
  database.query({
    name: 'onec.news-statuses',
    text: `select external_id as id, name, status from loaded_order_status
            where external_id = any ($1::text[]) or replace(lower(name), 'ё', 'е') = any ($2::text[])`,
    values: [ids, names],
  })

/** Those of these ids that records about payments or shipments wait for. */
export const selectAwaitedOrders = async (
  database: Database,
  accountId: number,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await database.query<{ id: string }>({
    name: 'onec.news-awaited',
    text: `select distinct waits_id as id from exchange_awaited
            where account_id = $1 and waits_entity = 'orders' and waits_id = any ($2::text[])`,
    values: [accountId, ids],
  })
  return rows.map(({ id }) => id)
}

export type Returned = {
  orderId: number
  externalId: string | null
  /** Of its document; null where it has none. */
  version: number | null
  /** In the newer dialect, whose «success» may never come, an order that comes back was taken as it was last given. */
  isLatest: boolean
}

/** Remembers the ids of orders that have come back. */
export const rememberReturned = async (
  database: Database,
  accountId: number,
  orders: readonly Returned[],
): Promise<void> => {
  await database.query({
    name: 'onec.remember-returned',
    text: `insert into onec_order as t (account_id, order_id, external_id, seen_version)
           select $1, "orderId", "externalId", version
             from jsonb_to_recordset($2::jsonb) given ("orderId" integer, "externalId" text, version bigint) order by "orderId"
               on conflict (account_id, order_id) do update
              set external_id = coalesce(excluded.external_id, t.external_id),
                  seen_version = greatest(t.seen_version, excluded.seen_version)`,
    values: [accountId, JSON.stringify(orders)],
  })
}

/**
 * Marks them as taken: the accounting system has an order that it sends, also when its answer to the giving was lost.
 * A change that it was given later may still not have reached it.
 */
export const takeReturned = async (
  database: Database,
  accountId: number,
  orders: readonly Returned[],
): Promise<void> => {
  await database.query({
    name: 'onec.take-returned',
    text: `update onec_order set taken_version = given_version, taken_at = now()
             from jsonb_to_recordset($2::jsonb) returned ("orderId" integer, "isLatest" boolean)
            where account_id = $1 and order_id = "orderId" and given_version > coalesce(taken_version, 0)
              and (taken_version is null or "isLatest")`,
    values: [accountId, JSON.stringify(orders)],
  })
}
