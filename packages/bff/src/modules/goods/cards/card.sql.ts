import type { PriceStep } from '@isp/contract/price-steps'
import type { Database } from '../../../kernel/database.ts'
import { applicablePriceOf } from '../../../trade/applicable-price.sql.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'

export type AttributeValues = Readonly<Record<string, unknown>>

/** A card's row. `amount` in kopecks, `available` without pieces reserved by orders, `arrivalDate` like 2026-12-01. */
export type CardRow = {
  id: number
  slug: string
  name: string
  article: string
  image: string | null
  unit: string
  vatRate: number
  minOrderQuantity: number
  multiplicity: number
  attributes: AttributeValues
  sectionId: number
  brandId: number | null
  /** Price of one piece, without quantity steps; null: no price. */
  amount: number | null
  /** Price of one piece by the base type, whichever type `amount` is of. */
  baseAmount: number | null
  priceSteps: PriceStep[] | null
  priceTypeId: number | null
  available: number
  arrivalDate: string | null
  arrivalQuantity: number | null
}

/** Quantity steps of a price (D49) as JSON, null when it has none; a row `price` must be in scope. */
export const priceSteps = `
  case when price.step_quantities is not null then
    (select json_agg(json_build_object('quantity', quantity, 'amount', amount) order by quantity)
       from unnest(price.step_quantities, price.step_amounts) as step (quantity, amount)) end`

/**
 * Columns of CardRow; `product` and `cardJoins` must be in scope, $2 and $3 are the caller's price type and the base one. Names
 * of sections and brands are added from memory.
 */
export const cardColumns = `
  product.id, product.slug, product.name, product.article, product.images[1] as image, product.unit,
  product.vat_rate::float8 as "vatRate", product.min_order_quantity as "minOrderQuantity",
  product.multiplicity, product.attributes, product.section_id as "sectionId", product.brand_id as "brandId",
  price.amount::float8 as amount, price.price_type_id as "priceTypeId", ${priceSteps} as "priceSteps",
  (select base.amount::float8 from prices_of_types(product.id, array[$3::integer]) base) as "baseAmount",
  (select coalesce(sum(free), 0)::float8 from free_stock where product_id = product.id) as available,
  to_char(arrival.expected_on, 'YYYY-MM-DD') as "arrivalDate", arrival.quantity::float8 as "arrivalQuantity"`

export const cardJoins = `${applicablePriceOf('$2')}
  left join lateral (
    select expected_on, sum(quantity) as quantity from expected_arrival
     where product_id = product.id group by expected_on order by expected_on limit 1
  ) arrival on true`

/** Cards in the order of `ids`, without unknown and inactive products. Products of hidden sections are not left out. */
export const selectCards = (
  database: Database,
  ids: readonly number[],
  prices: CallerPriceTypes,
): Promise<CardRow[]> =>
  database.query({
    name: 'catalog.cards',
    text: `select ${cardColumns}
             from unnest($1::int[]) with ordinality as wanted (id, place)
             join product on product.id = wanted.id and product.is_active
             ${cardJoins}
            order by wanted.place`,
    values: [ids, prices.own, prices.base],
  })

export type SuggestedProductRow = {
  id: number
  slug: string
  name: string
  article: string
  image: string | null
  brand: { name: string } | null
}

/** Active products as lines of search suggestions, in the order of `ids`. */
export const selectSuggestedProducts = (
  database: Database,
  ids: readonly number[],
): Promise<SuggestedProductRow[]> =>
  database.query({
    name: 'catalog.suggested',
    text: `select product.id, product.slug, product.name, article, images[1] as image,
                  case when brand.id is not null then jsonb_build_object('name', brand.name) end as brand
             from unnest($1::int[]) with ordinality as wanted (id, place)
             join product on product.id = wanted.id and is_active
             left join brand on brand.id = product.brand_id
            order by wanted.place`,
    values: [ids],
  })
