import type { Database } from '../../kernel/database.ts'

export type PriceTypeRow = {
  id: number
  code: string
  name: string
  isBase: boolean
  /** The types that count for whoever has this one; the first that has a price decides (D30, D38). */
  served: number[]
  /** The number of the specification that names the goods of this type. */
  specification: string | null
}

export const selectPriceTypes = (database: Database): Promise<PriceTypeRow[]> =>
  database.query({
    text: `select id, code, name, is_base as "isBase", served.types as served, number as specification
             from price_type cross join lateral served_price_types(id) as served (types)
             left join named_prices on price_type_id = id
            order by id`,
  })
