// Reads product of goods.
import type { Database } from '../../kernel/database.ts'

/** Latest first. */
export const selectViewed = (
  database: Database,
  accountId: number,
): Promise<{ id: number; at: Date }[]> =>
  database.query({
    name: 'history.viewed',
    text: `select product_id as id, viewed_at as at from viewed_product
            -- fault: viewed-of-everybody
            where account_id = $1 order by viewed_at desc, product_id`,
    values: [accountId],
  })

/**
 * Views within half a day count as one visit; returns the time of the visit before. No row: the product is not
 * sold.
 */
export const upsertView = (
  database: Database,
  accountId: number,
  productId: number,
): Promise<{ previousAt: Date | null }[]> =>
  database.query({
    name: 'history.view',
    text: `insert into viewed_product as view (account_id, product_id, viewed_at)
           select $1, id, clock_timestamp() from product
            where id = $2 and is_active and section_id <> all ((select hidden_sections())::integer[])
           on conflict (account_id, product_id) do update
              set viewed_at = excluded.viewed_at,
                  previous_at = case when view.viewed_at < excluded.viewed_at - interval '12 hours'
                                     then view.viewed_at else view.previous_at end
           returning previous_at as "previousAt"`,
    values: [accountId, productId],
  })

/** In the given order, latest last. @returns how many were new */
export const insertViews = async (
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<number> => {
  const rows = await database.query({
    name: 'history.merge',
    text: `insert into viewed_product (account_id, product_id, viewed_at)
           select $1, product.id, statement_timestamp() + max(wanted.place) * interval '1 microsecond'
             from unnest($2::integer[]) with ordinality as wanted (id, place)
             join product on product.id = wanted.id and product.is_active
            group by product.id
           on conflict do nothing returning 1`,
    values: [accountId, ids],
  })
  return rows.length
}

/** Deletes views beyond the limit: products no longer sold first, then the oldest. */
export const deleteOldViews = async (
  database: Database,
  accountId: number,
  kept: number,
): Promise<void> => {
  await database.query({
    name: 'history.forget',
    text: `delete from viewed_product where account_id = $1 and product_id in (
             select product_id from viewed_product view join product on product.id = view.product_id
              where account_id = $1 order by product.is_active desc, viewed_at desc offset $2)`,
    values: [accountId, kept],
  })
}

/** All views with article and name, which stay meaningful without the shop's ids. */
export const selectOwnViews = (
  database: Database,
  accountId: number,
): Promise<{ article: string; name: string; viewedAt: Date }[]> =>
  database.query({
    text: `select product.article, product.name, view.viewed_at as "viewedAt"
             from viewed_product view join product on product.id = view.product_id
            -- fault: views-of-everybody-exported
            where view.account_id = $1 order by view.viewed_at desc, view.product_id`,
    values: [accountId],
  })

export const deleteViews = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    text: 'delete from viewed_product where account_id = $1',
    values: [accountId],
  })
}
