// Reads product of goods.
import type { Database } from '../../kernel/database.ts'
import { priceTypesByExternalId } from '../../load/index.ts'
import type { Marked } from '../../load/loaded-rows.sql.ts'

/**
 * Marks of price types by every id that accounting systems use for them; a mark changes when the type or its source
 * (currency, VAT) changes.
 */
export const selectPriceTypeMarks = (
  database: Database,
  ids: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select named.external_id as id, concat(price_type.xmin, ':', source.xmin) as mark
             from (${priceTypesByExternalId}) named join price_type on price_type.id = named.id
             left join price_type_source source on source.external_id = named.external_id
            where named.external_id = any ($1::text[])`,
    values: [ids],
  })

/** Price types of the shop that an export feeds under these ids, and which have another id of their own. */
export const selectFedTypes = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; priceType: string }[]> =>
  database.query({
    name: 'pricing.fed-types',
    text: `select source.external_id as id, type.external_id as "priceType"
             from price_type_source source join price_type type on type.id = source.price_type_id
            where source.external_id = any ($1::text[]) and type.external_id <> source.external_id`,
    values: [ids],
  })

/** Marks of prices by product and price type, including prices that wait for a rate. */
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

/** Present prices in kopecks by product and price type; null: no price. Unknown products have no row. */
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

/** Currency of each price type's prices, and whether they include VAT, by the accounting system's id of the type. */
export const selectPriceSources = (
  database: Database,
): Promise<{ id: string; currency: string; hasVat: boolean }[]> =>
  database.query({
    text: 'select external_id as id, currency, has_vat as "hasVat" from price_type_source',
  })

/** The shop's base price type with all external ids that refer to it; undefined if there is none. */
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
