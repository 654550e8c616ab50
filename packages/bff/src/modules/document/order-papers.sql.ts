// Reads orders, order_file of order; company_member of company.
import type { OrderFile, PaperKind } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { hasNumber } from '../../trade/order-number.ts'
import { startOfShopDay } from '../../trade/shop-day.ts'
import type { Reader } from './order-paper.sql.ts'

/** An unblocked member of the chosen company: a manager sees the papers of all of its orders, the others of their own. */
const visibleOrders = `
  from orders join company_member reader
    on reader.company_id = orders.company_id and reader.account_id = $1 and not reader.is_blocked
    -- fault: papers-of-colleagues
   and (reader.sees_all_orders or orders.account_id = $1)`

export type OrderPapersRow = {
  id: number
  isCancelled: boolean
  invoice: { year: number; number: number; dated: string } | null
  files: OrderFile[]
}

/** Days like 2026-11-22, where the seller is. */
export type PapersFilter = {
  q: string
  from: string | null
  to: string | null
  kind: PaperKind | null
  seesInvoices: boolean
}

const isLive = `orders.status <> 'CANCELLED'`
const hasFiles = 'exists (select from order_file where order_file.order_id = orders.id)'

const found = `
  orders.company_id = $2
  and ($3 = '' or ${hasNumber('$3')})
  and ($4::date is null or orders.created_at >= ${startOfShopDay('$4::date')})
  and ($5::date is null or orders.created_at < ${startOfShopDay('$5::date + 1')})
  and case $6::text
        when 'invoice' then $7::boolean and ${isLive} and exists (select from invoice where invoice.order_id = orders.id)
        when 'confirmation' then ${isLive}
        when 'file' then ${hasFiles}
        else ${isLive} or ${hasFiles} end`

/** A page of orders that have papers, newest first, and how many there are in all. */
export const selectOrderPapers = async (
  database: Database,
  { accountId, companyId }: Reader,
  { q, from, to, kind, seesInvoices }: PapersFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: OrderPapersRow[]; total: number }> => {
  const values = [accountId, companyId, q, from, to, kind, seesInvoices]
  const [items, counted] = await Promise.all([
    database.query<OrderPapersRow>({
      name: 'document.papers',
      text: `select orders.id, not (${isLive}) as "isCancelled",
                    (select json_build_object('year', year, 'number', invoice.number, 'dated', to_char(dated, 'YYYY-MM-DD'))
                       from invoice where invoice.order_id = orders.id and $7 order by invoice.id desc limit 1) as invoice,
                    (select coalesce(json_agg(json_build_object('id', file_id, 'name', name, 'size', size) order by place), '[]')
                       from order_file where order_file.order_id = orders.id) as files
               ${visibleOrders} where ${found} order by orders.id desc limit $8 offset $9`,
      values: [...values, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'document.papers-count',
      text: `select count(*)::integer as total ${visibleOrders} where ${found}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** Of these orders those that the reader sees and that papers are made of. */
export const selectPaperOrders = (
  database: Database,
  { accountId, companyId }: Reader,
  ids: readonly number[],
): Promise<{ id: number; hasInvoice: boolean }[]> =>
  database.query({
    name: 'document.paper-orders',
    text: `select orders.id, exists (select from invoice where invoice.order_id = orders.id) as "hasInvoice"
             -- fault: archive-of-foreign-orders
             ${visibleOrders} where orders.company_id = $2 and orders.id = any ($3) and ${isLive}`,
    values: [accountId, companyId, ids],
  })

/** Of these files those that stand in an order that the reader sees. */
export const selectPaperFiles = (
  database: Database,
  { accountId, companyId }: Reader,
  ids: readonly string[],
): Promise<{ id: string; name: string; orderNumber: string }[]> =>
  database.query({
    name: 'document.paper-files',
    text: `select file.file_id as id, file.name, orders.number as "orderNumber"
             ${visibleOrders} join order_file file on file.order_id = orders.id
            -- fault: archive-of-foreign-files
            where orders.company_id = $2 and file.file_id = any ($3::uuid[])`,
    values: [accountId, companyId, ids],
  })
