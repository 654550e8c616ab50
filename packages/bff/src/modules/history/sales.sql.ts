// Reads orders, order_line of order; product and product_companion of goods.
import type { Database } from '../../kernel/database.ts'

/**
 * Products ordered by the most companies since a moment; companies are counted so that one large buyer does not
 * decide.
 */
export const selectMostOrdered = async (
  database: Database,
  since: Date,
  limit: number,
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'history.most-ordered',
    text: `select line.product_id as id
             from orders
             join order_line line on line.order_id = orders.id
             join product on product.id = line.product_id and product.is_active
            where orders.created_at >= $1 and orders.status <> 'CANCELLED'
            group by line.product_id
            order by count(distinct orders.company_id) desc, count(distinct orders.id) desc, line.product_id
            limit $2`,
    values: [since, limit],
  })
  return rows.map(({ id }) => id)
}

/**
 * Number of a product's latest orders that are examined. Orders with very many lines say nothing about what belongs
 * together and are skipped.
 */
const LATEST_ORDERS = 500
const LONGEST_ORDER = 200
/** Hides products bought by a single company, whose purchases others would learn. */
const FEWEST_COMPANIES = 2

/**
 * Products ordered together with this one, then those the catalogue names as needed with it; null: there is no such
 * product.
 */
export const selectRelatedIds = async (
  database: Database,
  productId: number,
  limit: number,
): Promise<number[] | null> => {
  const rows = await database.query<{ ids: number[] }>({
    name: 'history.related',
    text: `select array(
             select id
               from (select other.product_id as id, 1 as rank, -count(distinct made.company_id) as most, -count(*) as often
                       from (select orders.id, orders.company_id
                               from order_line line
                               join orders on orders.id = line.order_id and orders.status <> 'CANCELLED'
                                and orders.line_count <= ${LONGEST_ORDER}
                              where line.product_id = product.id
                              order by line.order_id desc limit ${LATEST_ORDERS}) made
                       join order_line other on other.order_id = made.id and other.product_id <> product.id
                      group by other.product_id
                     having count(distinct made.company_id) >= ${FEWEST_COMPANIES}
                      union all
                     select companion_id, 2, sort, 0 from product_companion where product_id = product.id) found
               join product sold using (id)
              where sold.is_active
              group by id
              order by min((rank, most, often)), id
              limit $2) as ids
             from product where product.id = $1 and product.is_active`,
    values: [productId, limit],
  })
  return rows[0]?.ids ?? null
}
