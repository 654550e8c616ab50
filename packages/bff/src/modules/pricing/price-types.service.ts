import type { Database } from '../../kernel/database.ts'

export type PriceTypeRow = {
  id: number
  code: string
  name: string
  isBase: boolean
  /** Price types that apply to a buyer with this one; the first for which a product has a price counts (D30, D38). */
  served: number[]
  /** Number of the specification that has this price type and names goods; null if there is none. */
  specification: string | null
}

export const selectPriceTypes = (database: Database): Promise<PriceTypeRow[]> =>
  database.query({
    text: `select id, code, name, is_base as "isBase", served.types as served, number as specification
             from price_type cross join lateral served_price_types(id) as served (types)
             left join named_prices on price_type_id = id
            order by id`,
  })
