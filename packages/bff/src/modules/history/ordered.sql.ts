// Reads orders, order_line of order; company_member of company; product of catalog.
import { type Database, theRow } from '../../kernel/database.ts'

export type Reader = { accountId: number; companyId: number }

export type OrderedRow = {
  id: number
  quantity: number
  orderCount: number
  lastAt: Date
  orderId: number
  orderNumber: string
}

/** As orders are seen: a manager all of the company's ($2), the others their own ($1). $3: only these products. */
const orderedLines = `
  from company_member reader
  join orders on orders.company_id = reader.company_id
   -- fault: ordered-of-colleagues
   and (reader.role = 'manager' or orders.account_id = $1) and orders.status <> 'CANCELLED'
  join order_line line on line.order_id = orders.id
  join product on product.id = line.product_id and product.is_active
   and product.section_id <> all ((select hidden_sections())::integer[])
 where reader.company_id = $2 and reader.account_id = $1 and not reader.is_blocked
   and ($3::integer[] is null or line.product_id = any ($3))`

export const countOrdered = async (
  database: Database,
  { accountId, companyId }: Reader,
  ids: readonly number[] | null,
): Promise<number> => {
  const rows = await database.query<{ count: number }>({
    name: 'history.ordered-count',
    text: `select count(distinct line.product_id)::int as count ${orderedLines}`,
    values: [accountId, companyId, ids],
  })
  return theRow(rows).count
}

/** What was ordered last comes first. */
export const selectOrdered = (
  database: Database,
  { accountId, companyId }: Reader,
  ids: readonly number[] | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderedRow[]> =>
  database.query({
    name: 'history.ordered',
    text: `with bought as (
             select line.product_id as id, sum(line.quantity)::float8 as quantity,
                    count(distinct orders.id)::int as "orderCount", max(orders.id) as "orderId"
             ${orderedLines}
              group by line.product_id order by "orderId" desc, id limit $4 offset $5)
           select bought.*, orders.created_at as "lastAt", orders.number as "orderNumber"
             from bought join orders on orders.id = bought."orderId"
            order by bought."orderId" desc, bought.id`,
    values: [accountId, companyId, ids, limit, offset],
  })
