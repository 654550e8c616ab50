// Reads product of goods.
import type { Database } from '../../kernel/database.ts'
import { priceTypesByExternalId } from '../../load/index.ts'
import type { Marked } from '../../load/loaded-rows.sql.ts'

/** A mark of a price type changes with its source as well. */
export const selectPriceTypeMarks = (
  database: Database,
  ids: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select price_type.external_id as id, concat(price_type.xmin, ':', source.xmin) as mark
             from price_type left join price_type_source source on source.external_id = price_type.external_id
            where price_type.external_id = any ($1::text[])`,
    values: [ids],
  })

/** Of prices, by product and price type. */
export const selectPriceMarks = (
  database: Database,
  products: readonly string[],
  types: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.type as id, concat(price.xmin, ':', waiting.xmin) as mark
             from unnest($1::text[], $2::text[]) asked (product, type)
             join product on product.external_id = asked.product
             join (${priceTypesByExternalId}) named on named.external_id = asked.type
             left join price on price.product_id = product.id and price.price_type_id = named.id
             left join price_without_rate waiting on waiting.product_id = product.id and waiting.price_type_id = named.id
            where price.product_id is not null or waiting.product_id is not null`,
    values: [products, types],
  })

/** Prices that known products have now of these types, kopecks; null: none. */
export const selectStandingPrices = (
  database: Database,
  products: readonly string[],
  types: readonly string[],
): Promise<{ id: string; amount: number | null }[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.other as id, price.amount::float8 as amount
             from unnest($1::text[], $2::text[]) asked (product, other)
             join product on product.external_id = asked.product
             left join (${priceTypesByExternalId}) named on named.external_id = asked.other
             left join price on price.product_id = product.id and price.price_type_id = named.id`,
    values: [products, types],
  })

/** In what currency, and whether with VAT, prices of a type come, by the ids of accounting systems. */
export const selectPriceSources = (
  database: Database,
): Promise<{ id: string; currency: string; hasVat: boolean }[]> =>
  database.query({
    text: 'select external_id as id, currency, has_vat as "hasVat" from price_type_source',
  })

/** The shop's base price type, with all ids that lead to it. */
export const selectBaseType = async (
  database: Database,
): Promise<{ name: string; ids: string[] } | undefined> => {
  const rows = await database.query<{ name: string; ids: string[] }>({
    text: `select type.name,
                  array(select external_id from (${priceTypesByExternalId}) named where named.id = type.id) as ids
             from price_type type where type.is_base`,
  })
  return rows[0]
}
