import type { Database } from '../../../kernel/database.ts'

/** Pieces of each product for which open orders wait; orders whose reservation has expired come after the others. */
export const selectWaiting = (
  database: Database,
  productIds: readonly number[],
): Promise<{ productId: number; pieces: number }[]> =>
  database.query({
    name: 'order.waiting',
    text: `select line.product_id as "productId",
                  sum(line.quantity - line.reserved - line.shipped - line.cancelled)::float8 as pieces
             from order_line line join orders on orders.id = line.order_id
            where line.product_id = any ($1) and line.reserved + line.shipped + line.cancelled < line.quantity
              and orders.status not in ('SHIPPED', 'DELIVERED', 'CANCELLED')
              and orders.reservation_ended_at is null
            group by line.product_id`,
    values: [productIds],
  })
