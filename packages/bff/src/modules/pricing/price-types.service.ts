import type { Database } from '../../kernel/database.ts'

export type PriceTypeRow = {
  id: number
  code: string
  name: string
  isBase: boolean
  /** Of goods that a specification names (D38): its number, and the type that the others are at. */
  named: { othersId: number; number: string } | null
}

export const selectPriceTypes = (database: Database): Promise<PriceTypeRow[]> =>
  database.query({
    text: `select id, code, name, is_base as "isBase",
                  case when others_id is not null then json_build_object('othersId', others_id, 'number', number) end as named
             from price_type left join named_prices on price_type_id = id
            order by id`,
  })
