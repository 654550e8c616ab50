// Reads product of goods.
import type { BuyerArticle } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export const isProductKnown = async (database: Database, productId: number): Promise<boolean> => {
  const rows = await database.query({
    name: 'buyer-article.known',
    text: 'select 1 from product where id = $1::int and is_active',
    values: [productId],
  })
  return rows.length > 0
}

export const selectBuyerArticle = (
  database: Database,
  companyId: number,
  productId: number,
): Promise<BuyerArticle[]> =>
  database.query({
    name: 'buyer-article.one',
    text: 'select number, note from company_product where company_id = $1 and product_id = $2::int',
    values: [companyId, productId],
  })

export const upsertBuyerArticle = async (
  database: Database,
  companyId: number,
  productId: number,
  { number, note }: BuyerArticle,
): Promise<void> => {
  await database.query({
    name: 'buyer-article.set',
    text: `insert into company_product (company_id, product_id, number, note) values ($1, $2, $3, $4)
           on conflict (company_id, product_id) do update
              set number = excluded.number, note = excluded.note, changed_at = now()`,
    values: [companyId, productId, number, note],
  })
}

export const deleteBuyerArticle = async (
  database: Database,
  companyId: number,
  productId: number,
): Promise<void> => {
  await database.query({
    name: 'buyer-article.forget',
    text: 'delete from company_product where company_id = $1 and product_id = $2',
    values: [companyId, productId],
  })
}
