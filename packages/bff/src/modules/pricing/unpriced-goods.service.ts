// Reads product, source_catalog and source_product of goods.
import type { PoolClient } from 'pg'
import { theRow } from '../../kernel/database.ts'

const unpriced = `
  from product p
  where p.is_active and exists (
      select from source_product m join source_catalog c on c.id = m.catalog_id
      where m.product_id = p.id and c.external_id = any ($1))
    and not exists (
      select from price join price_type type on type.id = price.price_type_id and type.is_base
      where price.product_id = p.id)`

/** Number of active goods of these catalogues (`total`), and how many of them have no base price. */
export const countUnpriced = async (
  client: PoolClient,
  catalogs: readonly string[],
): Promise<{ without: number; total: number }> => {
  const { rows } = await client.query<{ without: number; total: number }>(
    `select (select count(*) ${unpriced})::int as without, count(distinct p.id)::int as total
     from product p join source_product m on m.product_id = p.id join source_catalog c on c.id = m.catalog_id
     where p.is_active and c.external_id = any ($1)`,
    [catalogs],
  )
  return theRow(rows)
}

/** How many goods without a base price have a price of each of `types` (ids of accounting systems), most first. */
export const countOtherPrices = async (
  client: PoolClient,
  {
    catalogs,
    types,
    limit,
  }: { catalogs: readonly string[]; types: readonly string[]; limit: number },
): Promise<{ id: string; count: number }[]> => {
  const { rows } = await client.query<{ id: string; count: number }>(
    `select source.external_id as id, count(*)::int as count
     from price other join price_type_source source on source.price_type_id = other.price_type_id
     where source.external_id = any ($2) and other.product_id in (select p.id ${unpriced})
     group by 1 order by 2 desc, 1 limit $3`,
    [catalogs, types, limit],
  )
  return rows
}
