import type { Database } from '../../kernel/database.ts'

/** Pieces of a product in a warehouse (`there`), and how many of them no order has reserved (`free`). */
export type StockPart = { productId: number; warehouseId: number; there: number; free: number }

/** For each product, warehouses in the order in which orders take from them. Call `lockStock` first. */
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

/** Subtracts shipped pieces from the stock. If a warehouse has too few, a constraint fails and nothing is subtracted. */
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
