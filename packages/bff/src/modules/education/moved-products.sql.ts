// Reads product and product_former_slug of goods.
import type { Database } from '../../kernel/database.ts'

export type MovedProduct = { from: string; to: string; total: number }

/** Former addresses with the current one; the latest moves first. Products that are not sold are left out. */
export const selectMovedProducts = (database: Database, limit: number): Promise<MovedProduct[]> =>
  database.query({
    name: 'texts.moved-products',
    text: `select former.slug as "from", product.slug as "to", count(*) over ()::integer as total
             from product_former_slug former join product on product.id = former.product_id
            where product.is_active and former.slug <> product.slug
            order by former.left_at desc, former.slug limit $1`,
    values: [limit],
  })
