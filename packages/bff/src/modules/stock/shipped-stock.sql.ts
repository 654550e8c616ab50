import type { Database } from '../../kernel/database.ts'

/** Pieces of a product that lie in a warehouse, and those of them that no order holds. */
export type StockPart = { productId: number; warehouseId: number; there: number; free: number }

/** Warehouses in the order in which they are asked. Hold the stock first. */
export const selectStockParts = (
  database: Database,
  productIds: readonly number[],
): Promise<StockPart[]> =>
  database.query({
    name: 'catalog.stock-parts',
    text: `select stock.product_id as "productId", stock.warehouse_id as "warehouseId", stock.quantity as there,
                  stock.free::integer as free
             from free_stock stock join warehouse on warehouse.id = stock.warehouse_id
            where stock.product_id = any ($1)
            order by stock.product_id, warehouse.sort, warehouse.id`,
    values: [productIds],
  })

/** They have left the warehouse. The column refuses what is not there: nothing is taken then. */
export const takeStock = async (
  database: Database,
  parts: readonly { productId: number; warehouseId: number; quantity: number }[],
): Promise<void> => {
  await database.query({
    name: 'catalog.take-stock',
    text: `update stock set quantity = stock.quantity - part.quantity
             from (select "productId", "warehouseId", sum(quantity)::integer as quantity
                     from jsonb_to_recordset($1::jsonb) given ("productId" integer, "warehouseId" integer, quantity integer)
                    group by 1, 2) part
            where stock.product_id = part."productId" and stock.warehouse_id = part."warehouseId"`,
    values: [JSON.stringify(parts)],
  })
}
