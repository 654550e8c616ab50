// Reads price, price_type and price_type_source of pricing; product, source_catalog and source_product of goods.
import type { PoolClient } from 'pg'
import type { PriceTypePlan } from '../../commerce-ml/index.ts'
import { commandOf } from './import.command.ts'
import { importMessages as messages } from './import.messages.ts'
import type { ImportWish } from './import.wish.ts'

const TYPES = 3

type Wanted = {
  /** Ids of the catalogues in the shop. */
  catalogs: readonly string[]
  fed: PriceTypePlan['fed']
  run: ImportWish
}

const unpriced = `
  from product p
  where p.is_active and exists (
      select from source_product m join source_catalog c on c.id = m.catalog_id
      where m.product_id = p.id and c.external_id = any ($1))
    and not exists (
      select from price join price_type type on type.id = price.price_type_id and type.is_base
      where price.product_id = p.id)`

/** What to tell of goods of the export that nobody sees a price of; nothing when there are none. */
export const describeMissingPrices = async (
  client: PoolClient,
  { catalogs, fed, run }: Wanted,
): Promise<string[]> => {
  const counted = await client.query<{ without: number; total: number }>(
    `select (select count(*) ${unpriced})::int as without, count(distinct p.id)::int as total
     from product p join source_product m on m.product_id = p.id join source_catalog c on c.id = m.catalog_id
     where p.is_active and c.external_id = any ($1)`,
    [catalogs],
  )
  const { without, total } = counted.rows[0] ?? { without: 0, total: 0 }
  if (without === 0) return []
  const { rows: others } = await client.query<{ id: string; count: number }>(
    `select source.external_id as id, count(*)::int as count
     from price other join price_type_source source on source.price_type_id = other.price_type_id
     where source.external_id = any ($2) and other.product_id in (select p.id ${unpriced})
     group by 1 order by 2 desc, 1 limit ${TYPES}`,
    [catalogs, fed.map(({ id }) => id)],
  )
  const ways = others.map(({ id, count }) => {
    const name = fed.find((type) => type.id === id)?.name ?? id
    return messages.mendBasePrice(count, name, commandOf(run, name))
  })
  return [
    messages.noBasePrice(without, total),
    ...(ways.length > 0 ? ways : [messages.noPricesAtAll]),
  ]
}
