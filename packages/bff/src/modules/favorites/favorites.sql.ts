// Reads product of goods.
import { MAX_FAVORITES } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export type FavoriteRow = { productId: number; listId: number; name: string; article: string }

/** Latest added first. */
export const selectFavorites = (database: Database, accountId: number): Promise<FavoriteRow[]> =>
  database.query({
    name: 'favorites.all',
    text: `select product_id as "productId", list_id as "listId", product.name, product.article
             from favorite_item join product on product.id = product_id
            where account_id = $1 order by added_at desc, product_id`,
    values: [accountId],
  })

export const selectFavoriteIds = async (
  database: Database,
  accountId: number,
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'favorites.ids',
    text: `select product_id as id from favorite_item where account_id = $1 order by added_at desc, product_id`,
    values: [accountId],
  })
  return rows.map(({ id }) => id)
}

/**
 * Adds as many of `ids` as there is room for; products that are unknown, not sold or already in a list are skipped.
 */
export const insertFavorites = async (
  database: Database,
  accountId: number,
  listId: number,
  ids: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'favorites.add',
    text: `insert into favorite_item (account_id, list_id, product_id, added_at)
           select $1, $2, product.id, clock_timestamp() - wanted.place * interval '1 microsecond'
             from unnest($3::integer[]) with ordinality as wanted (id, place)
             join product on product.id = wanted.id and product.is_active
            where not exists (select 1 from favorite_item where account_id = $1 and product_id = product.id)
            order by wanted.place
            limit greatest(0, ${MAX_FAVORITES} - (select count(*) from favorite_item where account_id = $1))
           on conflict do nothing`,
    values: [accountId, listId, ids],
  })
}

/** Moves products that are in a list of the account. */
export const updateListOf = async (
  database: Database,
  accountId: number,
  listId: number,
  ids: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'favorites.move',
    text: 'update favorite_item set list_id = $2 where account_id = $1 and product_id = any ($3::integer[])',
    values: [accountId, listId, ids],
  })
}

export const deleteFavorite = async (
  database: Database,
  accountId: number,
  productId: number,
): Promise<void> => {
  await database.query({
    name: 'favorites.remove',
    text: 'delete from favorite_item where account_id = $1 and product_id = $2',
    values: [accountId, productId],
  })
}

export const deleteAllFavorites = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'favorites.clear',
    // fault: favorites-cleared-for-all
    text: 'delete from favorite_item where account_id = $1',
    values: [accountId],
  })
}

export const isProductSold = async (database: Database, productId: number): Promise<boolean> => {
  const rows = await database.query({
    name: 'favorites.product',
    text: 'select 1 from product where id = $1 and is_active',
    values: [productId],
  })
  return rows.length > 0
}

/** All favourites with article and name, which stay meaningful without the shop's ids. */
export const selectOwnFavorites = (
  database: Database,
  accountId: number,
): Promise<{ list: string; article: string; name: string; addedAt: Date }[]> =>
  database.query({
    text: `select list.name as list, product.article, product.name, item.added_at as "addedAt"
             from favorite_item item join favorite_list list on list.id = item.list_id
             join product on product.id = item.product_id
            where item.account_id = $1 order by lower(list.name), item.added_at desc, item.product_id`,
    values: [accountId],
  })
