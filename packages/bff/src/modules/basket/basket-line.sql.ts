import type { Database } from '../../database.ts'
import {
  type CallerPriceTypes,
  type CardRow,
  cardColumns,
  cardJoins,
} from '../catalog/catalog-cards.service.ts'

/** Dated deliveries, the nearest first. */
export type ArrivalRow = { date: string; quantity: number }

type LineOwnColumns = {
  productId: number
  lineName: string | null
  /** As it was asked for, and as the minimum and the multiplicity make it (D21). */
  asked: number
  quantity: number
  arrivals: ArrivalRow[]
  /** Pieces that earlier orders wait for: deliveries serve them first. */
  waiting: number
}

/** A line with its product; without one the product is not sold any more. */
export type BasketLineRow = LineOwnColumns &
  (CardRow | ({ id: null; sectionId: null; amount: null } & Partial<Record<keyof CardRow, null>>))

const arrivalList = `
  (select coalesce(json_agg(json_build_object('date', to_char(expected_on, 'YYYY-MM-DD'), 'quantity', quantity)
                            order by expected_on), '[]')
     from (select expected_on, sum(quantity)::integer as quantity from arrival
            where arrival.product_id = product.id and expected_on >= current_date
            group by expected_on) dated)`

const waitingPieces = `
  (select coalesce(sum(order_line.quantity - order_line.reserved), 0)::float8
     from order_line join orders on orders.id = order_line.order_id
    where order_line.product_id = product.id and order_line.reserved < order_line.quantity
      and orders.status not in ('SHIPPED', 'DELIVERED', 'CANCELLED'))`

/** $2 and $3 are the caller's price types. */
const selectFrom = (lines: string): string => `
  select line.product_id as "productId", line.name as "lineName", line.quantity::float8 as asked,
         coalesce(fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity),
                  line.quantity)::float8 as quantity,
         ${arrivalList} as arrivals, ${waitingPieces} as waiting,
         ${cardColumns}
    from (${lines}) line
    left join product on product.id = line.product_id and product.is_active
      and product.section_id <> all ((select hidden_sections())::integer[])
    ${cardJoins}
   order by line.place`

/** The caller's stored lines, in the order they were put in. */
export const selectStoredLines = (
  database: Database,
  owner: { accountId: number; companyId: number | null },
  prices: CallerPriceTypes,
): Promise<BasketLineRow[]> =>
  database.query({
    name: 'basket.lines',
    text: selectFrom(`
      select product_id, name, quantity::bigint as quantity, place from basket_line
       where basket_id = (select id from basket where account_id = $1 and company_id is not distinct from $4)`),
    values: [owner.accountId, prices.own, prices.base, owner.companyId],
  })

/** Lines that are not stored anywhere; a product that is sent twice is one line. */
export const selectSentLines = (
  database: Database,
  items: readonly { productId: number; quantityOrdered: number }[],
  prices: CallerPriceTypes,
): Promise<BasketLineRow[]> =>
  database.query({
    name: 'basket.sent-lines',
    text: selectFrom(`
      select item.id as product_id, min(known.name) as name, sum(item.quantity) as quantity, min(item.place) as place
        from unnest($1::integer[], $4::integer[]) with ordinality as item (id, quantity, place)
        left join product known on known.id = item.id
       group by item.id`),
    values: [
      items.map(({ productId }) => productId),
      prices.own,
      prices.base,
      items.map(({ quantityOrdered }) => quantityOrdered),
    ],
  })
