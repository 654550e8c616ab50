// Reads product of goods.
import type { Database } from '../../kernel/database.ts'

export type ExampleRow = { article: string; name: string; quantity: number }

/** Sold goods with a base price, the most popular first. */
export const selectExampleGoods = (database: Database, most: number): Promise<ExampleRow[]> =>
  database.query({
    name: 'excel.example',
    // sorting in the subquery: prices are looked up only until enough products are found
    text: `select article, name, fitting_quantity(1, min_order_quantity, multiplicity)::float8 as quantity
             from (select id, article, name, popularity, min_order_quantity, multiplicity from product
                    where is_active and section_id <> all ((select hidden_sections())::integer[])
                    order by popularity desc, id) product
            cross join served_price_types(null) as served (types)
            where exists (select from applicable_price(product.id, served.types))
            order by popularity desc, product.id limit $1`,
    values: [most],
  })
