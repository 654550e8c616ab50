// Reads orders, order_file of order; company_member of company.
import type { LoadedPaper, OrderFile, PaperKind } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { hasNumber } from '../../trade/order-number.ts'
import { startOfShopDay } from '../../trade/shop-day.ts'
import type { Reader } from './order-paper.sql.ts'

/**
 * Visible to an unblocked member of the chosen company: a manager sees documents of all of its orders, others of
 * their own.
 */
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
  loaded: LoadedPaper[]
}

/** Days as 2026-11-22, in the seller's time zone. */
export type PapersFilter = {
  q: string
  from: string | null
  to: string | null
  kind: PaperKind | null
  seesInvoices: boolean
}

const isLive = `orders.status <> 'CANCELLED'`
const hasFiles = 'exists (select from order_file where order_file.order_id = orders.id)'

/** Whether the order has documents of the accounting system, of the requested kind. */
const hasLoaded = `
  exists (select from shown_paper where shown_paper.order_id = orders.id and ($6::text is null or shown_paper.kind = $6))`

const found = `
  orders.company_id = $2
  and ($3 = '' or ${hasNumber('$3')})
  and ($4::date is null or orders.created_at >= ${startOfShopDay('$4::date')})
  and ($5::date is null or orders.created_at < ${startOfShopDay('$5::date + 1')})
  and case $6::text
        when 'invoice' then $7::boolean and ${isLive} and exists (select from invoice where invoice.order_id = orders.id)
                            or ${hasLoaded}
        when 'confirmation' then ${isLive}
        when 'file' then ${hasFiles}
        else $6 is null and (${isLive} or ${hasFiles}) or ${hasLoaded} end`

/** A page of orders with documents, newest first, and the number of all. */
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
                       from order_file where order_file.order_id = orders.id) as files,
                    (select coalesce(json_agg(shown order by shown_paper.id), '[]')
                       from shown_paper where shown_paper.order_id = orders.id) as loaded
               ${visibleOrders} where ${found} order by orders.created_at desc, orders.id desc limit $8 offset $9`,
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

/** Documents without an order, visible to those who see everything of the company. Newest first. */
export const selectPapersWithoutOrder = (
  database: Database,
  { accountId, companyId }: Reader,
  { from, to, kind }: Pick<PapersFilter, 'from' | 'to' | 'kind'>,
): Promise<{ shown: LoadedPaper }[]> =>
  database.query({
    name: 'document.papers-without-order',
    text: `select shown_paper.shown
             from shown_paper join company_member reader
               on reader.company_id = shown_paper.company_id and reader.account_id = $1 and not reader.is_blocked
              and reader.sees_all_orders
            where shown_paper.company_id = $2 and shown_paper.order_id is null
              and ($3::date is null or shown_paper.day >= $3) and ($4::date is null or shown_paper.day <= $4)
              and ($5::text is null or shown_paper.kind = $5)
            order by shown_paper.day desc, shown_paper.id desc limit 50`,
    values: [accountId, companyId, from, to, kind],
  })

/**
 * Those of the given orders that the reader sees and that are not cancelled: each has a confirmation, and `hasInvoice`
 * tells whether it has an invoice.
 */
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

/**
 * Those of the given files that belong to an order or document visible to the reader; `orderNumber` is null without
 * an order.
 */
export const selectPaperFiles = (
  database: Database,
  { accountId, companyId }: Reader,
  ids: readonly string[],
): Promise<{ id: string; name: string; orderNumber: string | null }[]> =>
  database.query({
    name: 'document.paper-files',
    text: `select file.file_id as id, file.name, orders.number as "orderNumber"
             ${visibleOrders} join order_file file on file.order_id = orders.id
            -- fault: archive-of-foreign-files
            where orders.company_id = $2 and file.file_id = any ($3::uuid[])
           union all
           select file.file_id, file.name, orders.number
             from shown_paper_file file
             join company_member reader
               on reader.company_id = file.company_id and reader.account_id = $1 and not reader.is_blocked
             left join orders on orders.id = file.order_id
            where file.company_id = $2 and file.file_id = any ($3::uuid[])
              and (reader.sees_all_orders or orders.account_id = $1)`,
    values: [accountId, companyId, ids],
  })
