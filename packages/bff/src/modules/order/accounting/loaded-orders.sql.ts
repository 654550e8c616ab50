// Reads product of goods; agreement, company and company_member of company; account of user.
import type { OrderDifference, OrderPieces, OrderStatus } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'
import type { OrderReport } from './reported-order.ts'

type Marked = { id: string; mark: string }

export const selectStatusMarks = (database: Database, ids: readonly string[]): Promise<Marked[]> =>
  database.query({
    text: `select external_id as id, xmin::text as mark from loaded_order_status
            where external_id = any ($1::text[])`,
    values: [ids],
  })

export const upsertStatuses = async (database: Database, rows: object[]): Promise<void> => {
  await database.query({
    text: `insert into loaded_order_status as t (external_id, name, status)
           select id, name, status from jsonb_to_recordset($1::jsonb) given (id text, name text, status text)
           on conflict (external_id) do update set name = excluded.name, status = excluded.status
           where (t.name, t.status) is distinct from (excluded.name, excluded.status)`,
    values: [JSON.stringify(rows)],
  })
}

export const deleteStatuses = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: 'delete from loaded_order_status where external_id = any ($1::text[])',
    values: [ids],
  })
}

export const selectStatusOf = async (
  database: Database,
  id: string,
): Promise<{ name: string; status: OrderStatus } | undefined> => {
  const rows = await database.query<{ name: string; status: OrderStatus }>({
    name: 'order.told-status',
    text: 'select name, status from loaded_order_status where external_id = $1',
    values: [id],
  })
  return rows[0]
}

/** By our order ids. A mark tells an unchanged order: it changes with the order and with the report about it. */
export const selectOrderMarks = (
  database: Database,
  ids: readonly number[],
): Promise<{ id: number; mark: string }[]> =>
  database.query({
    text: `select orders.id, concat(orders.version, ':', told.xmin) as mark
             from orders left join order_told told on told.order_id = orders.id
            where orders.id = any ($1::integer[])`,
    values: [ids],
  })

/** Orders by any spelling of their number. */
export const selectOrdersByNumber = (
  database: Database,
  numbers: readonly string[],
): Promise<{ id: number; number: string }[]> =>
  database.query({
    text: 'select id, number from orders where number = any ($1::text[])',
    values: [numbers],
  })

/** Locks several orders in a fixed sequence, against deadlocks; the stock is locked after them. */
export const lockOrders = async (database: Database, ids: readonly number[]): Promise<void> => {
  await database.query({
    text: 'select 1 from orders where id = any ($1::integer[]) order by id for update',
    values: [ids],
  })
}

export const selectProductsOf = async (
  database: Database,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    text: 'select distinct product_id as id from order_line where order_id = any ($1::integer[])',
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

export type ReportRow = { orderId: number; source: string; said: OrderReport }

export const selectReports = (database: Database, ids: readonly number[]): Promise<ReportRow[]> =>
  database.query({
    text: `select order_id as "orderId", source, said from order_told where order_id = any ($1::integer[])`,
    values: [ids],
  })

export const upsertReport = async (
  database: Database,
  { orderId, source, said }: ReportRow,
): Promise<void> => {
  await database.query({
    name: 'order.upsert-told',
    text: `insert into order_told (order_id, source, said) values ($1, $2, $3::jsonb)
           on conflict (order_id) do update set source = excluded.source, said = excluded.said`,
    values: [orderId, source, JSON.stringify(said)],
  })
}

type PaymentRow = { id: string; date: string; amount: number }

/** @returns the payments that are new or have changed */
export const upsertPayments = (
  database: Database,
  orderId: number,
  payments: readonly PaymentRow[],
): Promise<{ date: string; amount: number }[]> =>
  database.query({
    name: 'order.upsert-payments',
    text: `insert into order_payment as t (order_id, external_id, paid_on, amount)
           select $1, id, date, amount from jsonb_to_recordset($2::jsonb) given (id text, date date, amount bigint)
           on conflict (order_id, external_id) do update set paid_on = excluded.paid_on, amount = excluded.amount
           where (t.paid_on, t.amount) is distinct from (excluded.paid_on, excluded.amount)
           returning to_char(paid_on, 'YYYY-MM-DD') as date, amount::float8 as amount`,
    values: [orderId, JSON.stringify(payments)],
  })

/** D40: a fully paid order keeps its reservation without an end. @returns the sum paid so far */
export const settlePaid = async (database: Database, orderId: number): Promise<number> => {
  const rows = await database.query<{ paid: number }>({
    name: 'order.settle-paid',
    text: `with paid as (select coalesce(sum(amount), 0) as whole from order_payment where order_id = $1),
                held as (update orders set reserved_until = null from paid
                          where id = $1 and reserved_until is not null and total > 0 and paid.whole >= total)
           select whole::float8 as paid from paid`,
    values: [orderId],
  })
  return theRow(rows).paid
}

export const selectKnownShipments = (
  database: Database,
  orderId: number,
): Promise<{ id: string | null; lines: OrderPieces }[]> =>
  database.query({
    name: 'order.known-shipments',
    text: `select shipment.external_id as id,
                  json_agg(json_build_object('place', line.place, 'quantity', line.quantity) order by line.place) as lines
             from shipment join shipment_line line on line.shipment_id = shipment.id
            where shipment.order_id = $1 group by shipment.id order by shipment.id`,
    values: [orderId],
  })

export type ReportedProduct = {
  externalId: string
  productId: number
  name: string
  article: string
  unit: string
  vatRate: number
}

/** Products by their external ids in the shop's form, or by the shop's own ids: `shop:12`, with a source before it. */
export const selectReportedProducts = (
  database: Database,
  ids: readonly string[],
): Promise<ReportedProduct[]> =>
  database.query({
    name: 'order.told-products',
    text: `select coalesce(external_id, '') as "externalId", id as "productId", name, article, unit, vat_rate::float8 as "vatRate"
             from product where external_id = any ($1::text[])
           union all
           select asked.id, product.id, name, article, unit, vat_rate::float8
             from (select distinct unnest($1::text[])) asked (id)
             join product on product.id = substring(asked.id from '^[a-z0-9_-]+\\|shop:([0-9]{1,9})$')::integer`,
    values: [ids],
  })

export type ReportedBuyer = {
  agreementId: number
  agreementName: string
  companyName: string
  companyInn: string
  /** The company's longest-standing manager; null when it has none, and then nobody could see the order. */
  accountId: number | null
  contactName: string | null
  contactEmail: string | null
}

/** The buyer for an order made in the accounting system, and the agreement if it belongs to the company. */
export const selectReportedBuyer = async (
  database: Database,
  companyId: number,
  agreement: string,
): Promise<ReportedBuyer | undefined> => {
  const rows = await database.query<ReportedBuyer>({
    text: `select agreement.id as "agreementId", agreement.title as "agreementName", company.name as "companyName",
                  company.inn as "companyInn", manager.id as "accountId", manager.name as "contactName",
                  manager.login as "contactEmail"
             from agreement join company on company.id = agreement.company_id
             left join lateral (
               select account.id, account.login, concat_ws(' ', nullif(account.last_name, ''), nullif(account.first_name, '')) as name
                 from company_member member join account on account.id = member.account_id and account.status <> 'BLOCKED'
                where member.company_id = company.id and member.sees_all_orders and not member.is_blocked
                order by account.id limit 1) manager on true
            where agreement.external_id = $2 and company.id = $1`,
    values: [companyId, agreement],
  })
  return rows[0]
}

/** @returns whether the difference has changed; the same difference is not shown to the staff again */
export const upsertDifference = async (
  database: Database,
  orderId: number,
  { items, canTake }: Pick<OrderDifference, 'items' | 'canTake'>,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'order.upsert-difference',
    text: `insert into order_difference as t (order_id, items, can_take) values ($1, $2::jsonb, $3)
           on conflict (order_id) do update
             set items = excluded.items, can_take = excluded.can_take, since = now(), kept_at = null
           where t.items <> excluded.items returning 1`,
    values: [orderId, JSON.stringify(items), canTake],
  })
  return rows.length > 0
}

export const deleteDifference = async (database: Database, orderId: number): Promise<void> => {
  await database.query({
    name: 'order.delete-difference',
    text: 'delete from order_difference where order_id = $1',
    values: [orderId],
  })
}

export const keepOurs = async (database: Database, orderId: number): Promise<void> => {
  await database.query({
    name: 'order.keep-ours',
    text: 'update order_difference set kept_at = now() where order_id = $1',
    values: [orderId],
  })
}

export type DifferenceRow = Omit<OrderDifference, 'since'> & { orderId: number; since: Date }

/** Differences without a decision. */
export const selectDifferences = (
  database: Database,
  ids: readonly number[],
): Promise<DifferenceRow[]> =>
  database.query({
    name: 'order.differences',
    text: `select order_id as "orderId", items, can_take as "canTake", since from order_difference
            where order_id = any ($1::integer[]) and kept_at is null`,
    values: [ids],
  })
