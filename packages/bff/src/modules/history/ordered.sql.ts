// Reads company_member of company; orders of order; product of goods.
import type { OrderedSort } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type Reader = { accountId: number; companyId: number }

export type OrderedRow = {
  id: number
  quantity: number
  orderCount: number
  lastAt: Date
  lastQuantity: number
  /** Kopecks per piece. */
  lastPrice: number
  orderId: number
  orderNumber: string
}

/** `ids` null: all products; `q`: part of a name or article. */
export type OrderedFilter = { ids: readonly number[] | null; q: string }

/**
 * Ordered products with the visibility of orders: a manager's of the whole company ($2), others' own ($1). $3: only
 * these products. Rows are sorted before products are joined, so that only the rows of the page are joined.
 */
const boughtBy = (order: string) => `
  (select * from ordered_product bought
    where bought.company_id = $2
      -- fault: ordered-of-colleagues
      and bought.account_id = (select case when reader.sees_all_orders then 0 else reader.account_id end
                                 from company_member reader
                                where reader.company_id = $2 and reader.account_id = $1 and not reader.is_blocked)
      and ($3::integer[] is null or bought.product_id = any ($3))${order}) bought
  join product on product.id = bought.product_id and product.is_active
   and product.section_id <> all ((select hidden_sections())::integer[])`

const named = `
 where (position(lower($4) in lower(product.name)) > 0 or position(lower($4) in lower(product.article)) > 0
        or ($5 <> '' and position($5 in product.article_normalised) > 0))`

const orders: Readonly<Record<OrderedSort, string>> = {
  date: 'bought.last_order_id desc, bought.product_id',
  count: 'bought.order_count desc, bought.last_order_id desc, bought.product_id',
  name: 'lower(product.name), bought.product_id',
}

/** Equals the column `product.article_normalised`. */
const normalised = (text: string): string => text.toUpperCase().replace(/[^0-9A-ZА-ЯЁ]/g, '')

const rowOrder = (sort: OrderedSort): string => (sort === 'name' ? '' : ` order by ${orders[sort]}`)

/** Without `q` the statement is a different one, whose plan need not read the table of products. */
const statementOf = (
  { accountId, companyId }: Reader,
  { ids, q }: OrderedFilter,
  order = '',
): { kind: string; from: string; values: unknown[] } =>
  q === ''
    ? { kind: 'all', from: boughtBy(order), values: [accountId, companyId, ids] }
    : {
        kind: 'named',
        from: `${boughtBy(order)}${named}`,
        values: [accountId, companyId, ids, q, normalised(q)],
      }

export const countOrdered = async (
  database: Database,
  reader: Reader,
  filter: OrderedFilter,
): Promise<number> => {
  const { kind, from, values } = statementOf(reader, filter)
  const rows = await database.query<{ count: number }>({
    name: `history.ordered-count-${kind}`,
    text: `select count(*)::int as count from ${from}`,
    values,
  })
  return theRow(rows).count
}

/** Of the last order: kopecks per piece, and the quantity that gave this price. */
export type OrderedPrice = { id: number; lastPrice: number; lastQuantity: number }

/** All rows found, in the given order. */
export const selectOrderedPrices = (
  database: Database,
  reader: Reader,
  filter: OrderedFilter,
  sort: OrderedSort,
): Promise<OrderedPrice[]> => {
  const { kind, from, values } = statementOf(reader, filter)
  return database.query({
    name: `history.ordered-prices-${kind}-${sort}`,
    text: `select bought.product_id as id, bought.last_price::float8 as "lastPrice", bought.last_quantity as "lastQuantity"
             from ${from} order by ${orders[sort]}`,
    values,
  })
}

export const selectOrdered = (
  database: Database,
  reader: Reader,
  filter: OrderedFilter,
  { sort, limit, offset }: { sort: OrderedSort; limit: number; offset: number },
): Promise<OrderedRow[]> => {
  const { kind, from, values } = statementOf(reader, filter, rowOrder(sort))
  const next = values.length + 1
  return database.query({
    name: `history.ordered-${kind}-${sort}`,
    text: `select bought.product_id as id, bought.quantity::float8 as quantity, bought.order_count as "orderCount",
                  bought.last_quantity as "lastQuantity", bought.last_price::float8 as "lastPrice",
                  orders.id as "orderId", orders.created_at as "lastAt", orders.number as "orderNumber"
             from (select bought.*, lower(product.name) as name
                     from ${from} order by ${orders[sort]} limit $${next} offset $${next + 1}) bought
             join orders on orders.id = bought.last_order_id
            order by ${orders[sort].replace('lower(product.name)', 'bought.name')}`,
    values: [...values, limit, offset],
  })
}
