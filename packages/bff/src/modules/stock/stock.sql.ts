import type { Database } from '../../kernel/database.ts'

/** Pieces of a product that a warehouse can still give; warehouses in the order in which they are asked. */
export type FreeStock = { productId: number; warehouseId: number; free: number }

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
 * Holds the stock of these products, always in the order of their ids: two buyers wait for each other, never crosswise.
 * What is read after this is what nobody else can take.
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
