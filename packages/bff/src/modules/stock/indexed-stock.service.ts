// Reads reservation of order.
import type { ClientBase } from 'pg'
import { copyRows, mapped } from '../../kernel/copy-rows.ts'
import { EPOCH } from '../../search/days.ts'
import type { LiveSource } from '../../search/source.ts'

/** Must agree with the view `free_stock`, but reads the whole stock in one pass. */
const productsInStock = `
  select stock.product_id, string_agg(stock.warehouse_id::text, ',') as warehouses
    from stock
    left join (
      select product_id, warehouse_id, sum(quantity) as pieces from reservation
       where released_at is null group by 1, 2
    ) held using (product_id, warehouse_id)
   where stock.quantity > coalesce(held.pieces, 0)
   group by 1`

/** For the index of the catalogue: products with a free piece, and the warehouses that have one. */
export const readFreeStock = (client: ClientBase): ReturnType<LiveSource['free']> =>
  mapped(copyRows(client, productsInStock), ([id, warehouses = '']) => ({
    productId: Number(id),
    warehouseIds: warehouses.split(',').map(Number),
  }))

const ARRIVALS = `select product_id, min(expected_on) - date '${EPOCH}' from expected_arrival group by 1`

/** For the index of the catalogue: the nearest delivery of each product, in days since EPOCH. */
export const readArrivals = (client: ClientBase): ReturnType<LiveSource['arrivals']> =>
  mapped(copyRows(client, ARRIVALS), ([id, day]) => ({ productId: Number(id), day: Number(day) }))
