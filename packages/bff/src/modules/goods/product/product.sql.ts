// Reads currency_rate of currency; warehouse of stock.

import type { Procurement, Product, ProductDocument, Stock } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { shopToday } from '../../../trade/shop-day.ts'
import { type AttributeValues, type CardRow, cardColumns, cardJoins } from '../cards/card.sql.ts'
import type { CuttingRow } from './cutting-data.ts'
import { type ReplacementColumns, replacementColumns } from './replacement.sql.ts'

export type ProductRow = CardRow & {
  description: string | null
  images: string[]
  documents: ProductDocument[]
  stock: Stock[]
  prices: Product['prices']
  analogueCount: number
  procurement: Procurement | null
  barCodes: string[]
  cutting: CuttingRow[]
} & ReplacementColumns

/** Warehouses with a stock row or an expected arrival of the product: its free pieces and dated arrivals there. */
const stockOf = (product: string): string => `
  select warehouse.sort, warehouse.id,
         json_build_object('code', warehouse.code, 'name', warehouse.name, 'city', warehouse.city) as warehouse,
         coalesce(stock.free, 0) as available,
         coalesce(coming.arrivals, '[]') as arrivals
    from warehouse
    left join free_stock stock on stock.warehouse_id = warehouse.id and stock.product_id = ${product}
    left join lateral (
      select json_agg(json_build_object('date', to_char(expected_on, 'YYYY-MM-DD'), 'quantity', quantity)
                      order by expected_on) as arrivals
        from expected_arrival
       where product_id = ${product} and warehouse_id = warehouse.id
    ) coming on true
   where stock.product_id is not null or coming.arrivals is not null`

/** A price in its foreign currency and the rate it was converted at; null for a price in roubles. */
const foreignPrice = `
  case when rate.code is not null then
    json_build_object('code', rate.code, 'amount', round(price.foreign_amount, 2)::float8, 'nominal', rate.nominal,
                      'rate', rate.rate::float8, 'date', to_char(rate.valid_from, 'YYYY-MM-DD')) end`

const selectProduct = (condition: string): string => `
  select ${cardColumns}, product.description, product.images, product.bar_codes as "barCodes",
         (select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'url', url, 'sizeBytes', size_bytes,
                                                     'issuedOn', issued_on, 'expiresOn', expires_on,
                                                     'isExpired', coalesce(expires_on < ${shopToday}, false))
                                   order by sort), '[]')
            from product_document where product_id = product.id) as documents,
         (select coalesce(json_agg(json_build_object('warehouse', warehouse, 'available', available, 'arrivals', arrivals)
                                   order by sort, id), '[]')
            from (${stockOf('product.id')}) as place) as stock,
         (select coalesce(json_agg(json_build_object('priceType', price.code, 'name', price.name,
                                                     'amount', amount, 'foreign', ${foreignPrice})
                                   order by price.is_base, price.price_type_id), '[]')
            from prices_of_types(product.id, served.types) price
            left join currency_rate rate on rate.code = price.currency and rate.valid_from = price.rate_from
         ) as prices,
         (select count(*)::int from product_analogue
            join product analogue on analogue.id = analogue_id and analogue.is_active
           where product_id = product.id) as "analogueCount",
         case when coalesce(product.origin_country, product.okpd2, product.register_number) is not null then
           json_build_object('country', product.origin_country, 'okpd2', product.okpd2,
                             'registerNumber', product.register_number) end as procurement,
         (select coalesce(json_agg(json_build_object('group', work_group, 'operation', operation,
                                                     'speedFrom', speed_from, 'speedTo', speed_to,
                                                     'feedFrom', feed_from, 'feedTo', feed_to)
                                   order by tool_material desc, work_group), '[]')
            from cutting_data
           where section_id = product.section_id
             and tool_material in ('', product.attributes ->> 'tool_material')) as cutting,
         ${replacementColumns}
    from product ${cardJoins}
   where ${condition} and product.is_active`

/** The whole product page in one round trip; no row for an unknown or inactive product. */
export const selectProductById = (
  database: Database,
  id: number,
  prices: CallerPriceTypes,
): Promise<ProductRow[]> =>
  database.query({
    name: 'catalog.product-by-id',
    text: selectProduct('product.id = $1::int'),
    values: [id, prices.own, prices.base],
  })

export const selectProductBySlug = (
  database: Database,
  slug: string,
  prices: CallerPriceTypes,
): Promise<ProductRow[]> =>
  database.query({
    name: 'catalog.product-by-slug',
    text: selectProduct('product.slug = $1::text'),
    values: [slug, prices.own, prices.base],
  })

/** One row with the product's stock, inactive products included; no row for an unknown product. */
export const selectStock = (
  database: Database,
  id: number,
): Promise<{ sectionId: number; brandId: null; items: Stock[] }[]> =>
  database.query({
    name: 'catalog.stock',
    text: `select product.section_id as "sectionId", null as "brandId",
                  (select coalesce(json_agg(json_build_object('warehouse', warehouse, 'available', available,
                                                              'arrivals', arrivals) order by sort, id), '[]')
                     from (${stockOf('product.id')}) as place) as items
             from product where product.id = $1`,
    values: [id],
  })

/** Ids of a product's active analogues, those in stock first, also for an inactive product; null for an unknown one. */
export const selectAnalogueIds = async (
  database: Database,
  id: number,
  limit: number,
): Promise<number[] | null> => {
  const rows = await database.query<{ ids: number[] }>({
    name: 'catalog.analogues',
    text: `select array(
             select analogue.id
               from product_analogue
               join product analogue on analogue.id = analogue_id and analogue.is_active
              where product_id = product.id
              order by exists (select 1 from free_stock where product_id = analogue.id and free > 0) desc,
                       product_analogue.sort, analogue.id
              limit $2) as ids
             from product where product.id = $1`,
    values: [id, limit],
  })
  return rows[0]?.ids ?? null
}

export type SitemapRow = { id: number; slug: string; updatedAt: string }

/** A page of the sitemap: active products of these sections with an id above `after`, in order of id. */
export const selectSitemap = (
  database: Database,
  sectionIds: readonly number[],
  after: number,
  limit: number,
): Promise<SitemapRow[]> =>
  database.query({
    name: 'catalog.sitemap',
    text: `select id, slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
             from product
            -- fault: hidden-products-in-the-sitemap
            where is_active and id > $2 and section_id = any ($1::int[])
            order by id limit $3`,
    values: [sectionIds, after, limit],
  })

/** The data for a product's drawing; no row for an unknown or inactive product. */
export const selectDrawnProduct = (
  database: Database,
  id: number,
): Promise<
  { name: string; article: string; attributes: AttributeValues; sectionId: number; brandId: null }[]
> =>
  database.query({
    name: 'catalog.drawn-product',
    text: `select name, article, attributes, section_id as "sectionId", null as "brandId"
             from product where id = $1::int and is_active`,
    values: [id],
  })
