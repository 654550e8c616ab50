import type { PoolClient } from 'pg'

/** Products whose prices and stock were not loaded, with a few of their places in the source and their ids there. */
export type SkippedProducts = {
  count: number
  places: readonly string[]
  ids: readonly string[]
}

const SHOWN = 5

/**
 * Drops prices and stock of unknown products: an accounting system offers more than its catalogue contains. A product
 * counts once, however many prices and warehouses it has.
 */
export const skipUnknownProducts = async (client: PoolClient): Promise<SkippedProducts> => {
  const gone = (table: string): string =>
    `delete from ${table} s where not exists (select from product where product.external_id = s.product)
     returning product, place`
  const { rows } = await client.query<SkippedProducts>(
    `with prices as (${gone('stage_prices')}), stock as (${gone('stage_stock')}),
       lost as (select product, min(place) as place from (table prices union all table stock) s group by 1)
     , shown as (
       select place, min(product) as product from lost where place is not null group by 1 order by length(place), 1 limit ${SHOWN}
     )
     select count(*)::int as count, array(select place from shown order by length(place), place) as places,
            array(select product from shown order by length(place), place) as ids from lost`,
  )
  return rows[0] ?? { count: 0, places: [], ids: [] }
}
