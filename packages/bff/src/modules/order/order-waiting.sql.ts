import type { Database } from '../../database.ts'

/** Pieces of each product that open orders still wait for. */
export const selectWaiting = (
  database: Database,
  productIds: readonly number[],
): Promise<{ productId: number; pieces: number }[]> =>
  database.query({
    name: 'order.waiting',
    text: `select order_line.product_id as "productId",
                  sum(order_line.quantity - order_line.reserved)::float8 as pieces
             from order_line join orders on orders.id = order_line.order_id
            where order_line.product_id = any ($1) and order_line.reserved < order_line.quantity
              and orders.status not in ('SHIPPED', 'DELIVERED', 'CANCELLED')
            group by order_line.product_id`,
    values: [productIds],
  })
