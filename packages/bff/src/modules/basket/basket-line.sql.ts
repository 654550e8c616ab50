import type { Database } from '../../database.ts'

/** A line as it stands in the basket; `name` is what the product was called when it was put in. */
export type StoredLine = { productId: number; name: string | null; quantity: number }

export type LineOwner = { accountId: number; companyId: number | null }

/** The caller's stored lines, in the order they were put in. */
export const selectStoredLines = (
  database: Database,
  { accountId, companyId }: LineOwner,
): Promise<StoredLine[]> =>
  database.query({
    name: 'basket.lines',
    text: `select product_id as "productId", name, quantity::float8 as quantity from basket_line
            where basket_id = (select id from basket where account_id = $1 and company_id is not distinct from $2)
            order by place`,
    values: [accountId, companyId],
  })

/** Holds the basket until the end of the transaction, so that no line changes meanwhile. */
export const lockBasket = async (
  database: Database,
  { accountId, companyId }: LineOwner,
): Promise<void> => {
  await database.query({
    name: 'basket.lock',
    text: 'select lock_basket($1, $2)',
    values: [accountId, companyId],
  })
}

export const deleteLines = async (
  database: Database,
  { accountId, companyId }: LineOwner,
  productIds: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'basket.delete-lines',
    text: `delete from basket_line using basket
            where basket.id = basket_line.basket_id and basket.account_id = $1
              and basket.company_id is not distinct from $2 and basket_line.product_id = any ($3)`,
    values: [accountId, companyId, productIds],
  })
}
