// Reads product of goods.
import type { Database } from '../../kernel/database.ts'
import type { Marked } from '../../load/loaded-rows.sql.ts'

/** Marks of stock by product and warehouse. */
export const selectStockMarks = (
  database: Database,
  products: readonly string[],
  warehouses: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.warehouse as id, stock.xmin::text as mark
             from unnest($1::text[], $2::text[]) asked (product, warehouse)
             join product on product.external_id = asked.product
             join warehouse on warehouse.external_id = asked.warehouse
             join stock on stock.product_id = product.id and stock.warehouse_id = warehouse.id`,
    values: [products, warehouses],
  })

/** Present stock by product and warehouse, in pieces; null: none is recorded. Unknown products have no row. */
export const selectStandingStock = (
  database: Database,
  products: readonly string[],
  warehouses: readonly string[],
): Promise<{ id: string; quantity: number | null }[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.other as id, stock.quantity::float8 as quantity
             from unnest($1::text[], $2::text[]) asked (product, other)
             join product on product.external_id = asked.product
             left join warehouse on warehouse.external_id = asked.other
             left join stock on stock.product_id = product.id and stock.warehouse_id = warehouse.id`,
    values: [products, warehouses],
  })

/** Deletes stock and arrivals of the warehouses, so that nothing there is sold; the warehouses stay, since orders name them. */
export const emptyWarehouses = async (
  database: Database,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    text: `with gone as (select id from warehouse where external_id = any ($1::text[])),
             arrivals as (delete from arrival where warehouse_id in (select id from gone))
           delete from stock where warehouse_id in (select id from gone)`,
    values: [ids],
  })
}
