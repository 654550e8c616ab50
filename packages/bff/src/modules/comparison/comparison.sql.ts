// Reads product of goods.
import { MAX_COMPARED } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

/** In the order of adding; products no longer sold are left out. */
export const selectComparedIds = async (
  database: Database,
  accountId: number,
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'comparison.ids',
    text: `select product_id as id from comparison_item item
             join product on product.id = item.product_id and product.is_active
            -- fault: comparison-of-everybody
            where account_id = $1 order by added_at, product_id`,
    values: [accountId],
  })
  return rows.map(({ id }) => id)
}

/**
 * Adds as many of `ids`, in their order, as there is room for; products that are unknown, not sold or already there
 * are skipped.
 */
export const insertCompared = async (
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'comparison.add',
    text: `insert into comparison_item (account_id, product_id, added_at)
           select $1, product.id, clock_timestamp() + wanted.place * interval '1 microsecond'
             from unnest($2::integer[]) with ordinality as wanted (id, place)
             join product on product.id = wanted.id and product.is_active
            where not exists (select 1 from comparison_item where account_id = $1 and product_id = product.id)
            order by wanted.place
            limit greatest(0, ${MAX_COMPARED} - (select count(*) from comparison_item where account_id = $1))
           on conflict do nothing`,
    values: [accountId, ids],
  })
}

/** Deletes products no longer visible, to make room. */
export const deleteUnavailable = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'comparison.forget-gone',
    text: `delete from comparison_item
            where account_id = $1
              and not exists (select 1 from product where id = product_id and is_active)`,
    values: [accountId],
  })
}

export const deleteCompared = async (
  database: Database,
  accountId: number,
  productId: number,
): Promise<void> => {
  await database.query({
    name: 'comparison.remove',
    text: 'delete from comparison_item where account_id = $1 and product_id = $2',
    values: [accountId, productId],
  })
}

export const deleteAllCompared = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'comparison.clear',
    text: 'delete from comparison_item where account_id = $1',
    values: [accountId],
  })
}

export const isProductSold = async (database: Database, productId: number): Promise<boolean> => {
  const rows = await database.query({
    name: 'comparison.product',
    text: 'select 1 from product where id = $1 and is_active',
    values: [productId],
  })
  return rows.length > 0
}

/** All compared products with article and name, which stay meaningful without the shop's ids. */
export const selectOwnCompared = (
  database: Database,
  accountId: number,
): Promise<{ article: string; name: string; addedAt: Date }[]> =>
  database.query({
    text: `select product.article, product.name, item.added_at as "addedAt"
             from comparison_item item join product on product.id = item.product_id
            where item.account_id = $1 order by item.added_at, item.product_id`,
    values: [accountId],
  })
