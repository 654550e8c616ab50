import type { Database } from '../../kernel/database.ts'

/** Pieces of a product in a warehouse that no order has reserved. */
export type FreeStock = { productId: number; warehouseId: number; free: number }

/** For each product, warehouses in the order in which orders take from them. */
export const selectFreeStock = (
  database: Database,
  productIds: readonly number[],
): Promise<FreeStock[]> =>
  database.query({
    name: 'catalog.free-stock',
    text: `select stock.product_id as "productId", stock.warehouse_id as "warehouseId",
                  stock.free::integer as free
             from free_stock stock
             join warehouse on warehouse.id = stock.warehouse_id
            where stock.product_id = any ($1)
            order by stock.product_id, warehouse.sort, warehouse.id`,
    values: [productIds],
  })

/**
 * Locks the stock of these products until the end of the transaction, in the order of ids so that two orders cannot
 * deadlock. Nobody else can take the stock that is read afterwards.
 */
export const lockStock = async (
  database: Database,
  productIds: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'catalog.stock-lock',
    text: `select 1 from stock where product_id = any ($1)
            order by product_id, warehouse_id for update`,
    values: [productIds],
  })
}
