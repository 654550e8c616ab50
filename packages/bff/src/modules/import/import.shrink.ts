// Reads product, source_catalog and source_product of goods.
import type { PoolClient } from 'pg'
import { importMessages as messages } from './import.messages.ts'
import { ImportRefusal } from './import.refusal.service.ts'

// An import that hides more products than this number and this share of its catalogues needs `allowShrink`.
const GOODS = 100
const SHARE = 0.3

/** Records the products of these catalogues visible before the import; variants count as their product. */
export const noteShownGoods = async (
  client: PoolClient,
  catalogs: readonly string[],
): Promise<void> => {
  await client.query(`create temp table shown_good (model text) on commit drop`)
  await client.query(
    `insert into shown_good
     select distinct split_part(p.external_id, '#', 1) from product p
     join source_product m on m.product_id = p.id join source_catalog c on c.id = m.catalog_id
     where p.is_active and c.external_id = any ($1)`,
    [catalogs],
  )
}

/** @throws ImportRefusal when too many of them are no longer visible in any variant */
export const refuseShrink = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ total: number; hidden: number }>(
    `select count(*)::int as total, count(*) filter (where still.model is null)::int as hidden
     from shown_good
     left join (select distinct split_part(external_id, '#', 1) as model from product where is_active) still
       using (model)`,
  )
  const { total, hidden } = rows[0] ?? { total: 0, hidden: 0 }
  if (hidden > GOODS && hidden > total * SHARE)
    throw new ImportRefusal(messages.refused(messages.shrunk(hidden, total)))
}
