// Reads agreement of company.
import type { OrderFilter, OrderSort } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'
import { type Conditions, composeFilter } from '../../../kernel/filter.ts'
import { hasNumber } from '../../../trade/order-number.ts'
import { startOfShopDay } from '../../../trade/shop-day.ts'
import { type Reader, visibleOrders } from '../order.sql.ts'
import { type OrderSummaryRow, summaryRead } from './order-columns.ts'

const sorts: Readonly<Record<OrderSort, string>> = {
  // ids do not follow time: an order made in the accounting system may be older than its id suggests
  newest: 'orders.created_at desc, orders.id desc',
  oldest: 'orders.created_at, orders.id',
  largest: 'orders.total desc, orders.id desc',
  smallest: 'orders.total, orders.id',
}

/** Equals the SQL function `article_key`. */
const normalised = (article: string): string =>
  article.toUpperCase().replaceAll(/[^0-9A-ZА-ЯЁ]/g, '')
/** The last character: `start + LAST` sorts after every text that begins with `start`. */
const LAST = '\u{10ffff}'

const conditions: Conditions<Omit<OrderFilter, 'sort'>> = {
  status: (status) => ({ text: 'orders.status = ?', values: [status] }),
  q: (q) => ({ text: hasNumber('?'), values: [q, q] }),
  from: (day) => ({ text: `orders.created_at >= ${startOfShopDay('?::date')}`, values: [day] }),
  to: (day) => ({ text: `orders.created_at < ${startOfShopDay('?::date + 1')}`, values: [day] }),
  agreement: (uuid) => ({
    text: 'orders.agreement_id = (select id from agreement where uuid = ?)',
    values: [uuid],
  }),
  person: (id) => ({ text: 'orders.account_id = ?', values: [id] }),
  article: (article) => {
    const start = normalised(article)
    return {
      // the array makes PostgreSQL find the lines first, instead of walking through orders until a page is full
      text: `orders.id = any (array(select line.order_id from order_line line
                            where article_key(line.article) ~>=~ ? and article_key(line.article) ~<~ ?))`,
      values: [start, start && start + LAST], // matches nothing when no letter or digit is left
    }
  },
  sumFrom: (sum) => ({ text: 'orders.total >= ?', values: [sum] }),
  sumTo: (sum) => ({ text: 'orders.total <= ?', values: [sum] }),
  waiting: (state) => ({
    text: 'exists (select from waiting_order soon where soon.order_id = orders.id and soon.state = ?)',
    values: [state],
  }),
}

/** A page of the list, and the number of all orders found. */
export const selectOrders = async (
  database: Database,
  { accountId, companyId }: Reader,
  { sort = 'newest', ...filter }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: OrderSummaryRow[]; total: number }> => {
  const { name, where, values, place } = composeFilter(conditions, filter, {
    // fault: list-of-all-companies
    where: 'orders.company_id = $2',
    values: [accountId, companyId],
  })
  const counting = [...values]
  const [items, counted] = await Promise.all([
    database.query<OrderSummaryRow>({
      name: `order.list-${sort}-${name}`,
      text: `select ${summaryRead} from ${visibleOrders} where ${where}
              order by ${sorts[sort]} limit ${place(limit)} offset ${place(offset)}`,
      values,
    }),
    database.query<{ total: number }>({
      name: `order.count-${name}`,
      text: `select count(*)::integer as total from ${visibleOrders} where ${where}`,
      values: counting,
    }),
  ])
  return { items, total: theRow(counted).total }
}

export type PersonRow = { id: number; name: string }

/** People who placed orders that the reader sees, named as in their last order. One index lookup per person. */
export const selectOrderPeople = (
  database: Database,
  { accountId, companyId }: Reader,
): Promise<PersonRow[]> =>
  database.query<PersonRow>({
    name: 'order.people',
    text: `with recursive person (id) as (
             select (select min(account_id) from orders where company_id = $2)
             union all
             select (select min(account_id) from orders where company_id = $2 and account_id > person.id)
               from person where person.id is not null)
           select last.account_id as id, last.author as name
             from person join lateral (
               select orders.account_id, orders.author from ${visibleOrders}
                where orders.company_id = $2 and orders.account_id = person.id order by orders.id desc limit 1) last on true
            where person.id is not null order by lower(last.author), id`,
    values: [accountId, companyId],
  })
