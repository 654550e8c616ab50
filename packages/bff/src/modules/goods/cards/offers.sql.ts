import type { Database } from '../../../kernel/database.ts'
import type { Arrival } from '../../../trade/expected-date.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { type CardRow, cardColumns, cardJoins } from './card.sql.ts'

export type ProductOfferRow = CardRow & {
  /** False: the product is inactive, or its section is hidden. */
  isSold: boolean
  /** The wanted quantity, raised to the minimum and the multiplicity (D21). */
  fitting: number
  /** Kopecks for one piece when `fitting` pieces are bought (D49); null: no price. */
  unitPrice: number | null
  /** Expected arrivals, one for each date, the nearest first. */
  arrivals: Arrival[]
}

const arrivalList = `
  (select coalesce(json_agg(json_build_object('date', to_char(expected_on, 'YYYY-MM-DD'), 'quantity', quantity)
                            order by expected_on), '[]')
     from (select expected_on, sum(quantity)::integer as quantity from expected_arrival
            where product_id = product.id group by expected_on) dated)`

/** Products with price and stock for the wanted quantities, in any order; products not sold are included, unknown ones not. */
export const selectProductOffers = (
  database: Database,
  wanted: readonly { productId: number; quantity: number }[],
  prices: CallerPriceTypes,
): Promise<ProductOfferRow[]> =>
  database.query({
    name: 'catalog.sale-products',
    text: `select ${cardColumns}, ${arrivalList} as arrivals,
                  -- fault: hidden-goods-ordered
                  -- fault: withdrawn-goods-ordered
                  product.is_active and product.section_id <> all ((select hidden_sections())::integer[]) as "isSold",
                  fitting_quantity(wanted.quantity, product.min_order_quantity, product.multiplicity)::float8 as fitting,
                  -- fault: line-without-steps
                  price_at(fitting_quantity(wanted.quantity, product.min_order_quantity, product.multiplicity),
                           price.amount, price.step_quantities, price.step_amounts)::float8 as "unitPrice"
             from unnest($1::integer[], $4::bigint[]) as wanted (id, quantity)
             join product on product.id = wanted.id
             ${cardJoins}`,
    values: [
      wanted.map(({ productId }) => productId),
      prices.own,
      prices.base,
      wanted.map(({ quantity }) => quantity),
    ],
  })
