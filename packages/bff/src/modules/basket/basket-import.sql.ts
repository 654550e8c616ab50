import type { Database } from '../../database.ts'
import type { LineOwner } from './basket-line.sql.ts'

/** A stored line with its place in the order of lines. */
export type PlacedLine = {
  productId: number
  name: string
  quantity: number
  place: number
  comment?: string
  knownPrice?: number | null
  knownPriceType?: number | null
  knownAvailable?: number | null
}

export const selectPlacedLines = (
  database: Database,
  { accountId, companyId }: LineOwner,
): Promise<PlacedLine[]> =>
  database.query({
    name: 'basket.placed-lines',
    text: `select product_id as "productId", name, quantity, place::float8 as place, comment,
                  known_price::float8 as "knownPrice", known_price_type as "knownPriceType",
                  known_available::float8 as "knownAvailable"
             from basket_line
            where basket_id = (select id from basket where account_id = $1 and company_id is not distinct from $2)
            order by place`,
    values: [accountId, companyId],
  })

/** Where they stood; a line that is there stays as it is. */
export const insertPlacedLines = async (
  database: Database,
  { accountId, companyId }: LineOwner,
  lines: readonly PlacedLine[],
): Promise<void> => {
  await database.query({
    name: 'basket.insert-placed-lines',
    text: `insert into basket_line (basket_id, product_id, name, quantity, place, comment,
                                    known_price, known_price_type, known_available) overriding system value
           select basket.id, line."productId", line.name, line.quantity, line.place, coalesce(line.comment, ''),
                  line."knownPrice", line."knownPriceType", line."knownAvailable"
             from basket, jsonb_to_recordset($3::jsonb)
                  as line ("productId" integer, name text, quantity integer, place bigint, comment text,
                           "knownPrice" bigint, "knownPriceType" integer, "knownAvailable" bigint)
            where basket.account_id = $1 and basket.company_id is not distinct from $2
           on conflict (basket_id, product_id) do nothing`,
    values: [accountId, companyId, JSON.stringify(lines)],
  })
}
