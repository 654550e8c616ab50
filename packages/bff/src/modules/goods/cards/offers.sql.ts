import type { Database } from '../../../kernel/database.ts'
import type { Arrival } from '../../../trade/expected-date.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { type CardRow, cardColumns, cardJoins } from './card.sql.ts'

export type ProductOfferRow = CardRow & {
  /** False: switched off, or below a section that is. */
  isSold: boolean
  /** What is wanted as the minimum and the multiplicity make it (D21). */
  fitting: number
  /** Kopecks for one piece of `fitting` (D49); `amount` is that of one alone. */
  unitPrice: number | null
  /** The nearest first. */
  arrivals: Arrival[]
}

const arrivalList = `
  (select coalesce(json_agg(json_build_object('date', to_char(expected_on, 'YYYY-MM-DD'), 'quantity', quantity)
                            order by expected_on), '[]')
     from (select expected_on, sum(quantity)::integer as quantity from expected_arrival
            where product_id = product.id group by expected_on) dated)`

/** Products as a sale counts them; an unknown id has no row. One round trip. */
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
