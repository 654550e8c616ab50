import type { Database } from '../../database.ts'

export type ArticleRow = { key: string; id: number; article: string; isSold: boolean }

/** Products by `article_normalised`, those that are not sold any more too. */
export const selectByArticleKeys = (
  database: Database,
  keys: readonly string[],
): Promise<ArticleRow[]> =>
  database.query({
    name: 'catalog.by-article-keys',
    text: `select article_normalised as key, id, article,
                  is_active and section_id <> all ((select hidden_sections())::integer[]) as "isSold"
             from product where article_normalised = any ($1::text[]) order by id`,
    values: [keys],
  })

/** Of each product its first analogues. */
export const selectFirstAnalogues = (
  database: Database,
  productIds: readonly number[],
  most: number,
): Promise<{ productId: number; analogueIds: number[] }[]> =>
  database.query({
    name: 'catalog.first-analogues',
    text: `select product_id as "productId", (array_agg(analogue_id order by sort))[1:$2] as "analogueIds"
             from product_analogue where product_id = any ($1) group by product_id`,
    values: [productIds, most],
  })
