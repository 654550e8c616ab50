import { demoCurrencyRates, demoProductSets } from '@isp/demo-data'
import type { Pool } from 'pg'

/** Where the shop has any set of products or any rate already, it gets none: what the staff has made of them stands. */
export const loadPromo = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query(`select 1 from promo where kind = 'products' limit 1`)
  for (const [place, { title, sections, count }] of (rows.length > 0
    ? []
    : demoProductSets
  ).entries()) {
    await pool.query(
      `with recursive tree as (
         select id from section where slug = any ($2)
         union select section.id from section join tree on section.parent_id = tree.id
       ), made as (
         insert into promo (kind, title, sort)
         values ('products', $1, $4) returning id
       )
       insert into promo_product (promo_id, product_id)
       select made.id, goods.id from made, (
         select product.id from product join tree on tree.id = product.section_id
          where is_active order by popularity desc, product.id limit $3) goods`,
      [title, sections, count, (place + 1) * 10],
    )
  }
  for (const { code, name, nominal, rate } of demoCurrencyRates) {
    await pool.query(
      `insert into currency_rate (code, valid_from, name, nominal, rate)
       select $1, current_date - 1, $2, $3, $4 where not exists (select 1 from currency_rate where code = $1)`,
      [code, name, nominal, rate],
    )
  }
}
