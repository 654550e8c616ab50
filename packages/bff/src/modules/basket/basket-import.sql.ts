import { type Database, theRow } from '../../kernel/database.ts'
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

/** The stored lines, PlacedLine[] in JSON: up to ten thousand lines pass through without being parsed. */
export const selectPlacedLines = async (
  database: Database,
  { accountId, companyId }: LineOwner,
): Promise<string> => {
  const rows = await database.query<{ lines: string }>({
    name: 'basket.placed-lines',
    text: `select coalesce(json_agg(json_build_object(
                    'productId', product_id, 'name', name, 'quantity', quantity, 'place', place, 'comment', comment,
                    'knownPrice', known_price, 'knownPriceType', known_price_type,
                    'knownAvailable', known_available) order by place), '[]')::text as lines
             from basket_line
            where basket_id = (select id from basket where account_id = $1 and company_id is not distinct from $2)`,
    values: [accountId, companyId],
  })
  return theRow(rows).lines
}

export type HeldQuantities = {
  /** Number of lines of the basket. */
  count: number
  /** By product id, of the requested products that the basket has. */
  quantities: Map<number, number>
}

export const selectHeldQuantities = async (
  database: Database,
  { accountId, companyId }: LineOwner,
  productIds: readonly number[],
): Promise<HeldQuantities> => {
  const rows = await database.query<{ count: number; held: Record<string, number> | null }>({
    name: 'basket.held-quantities',
    text: `select count(*)::int as count,
                  jsonb_object_agg(product_id, quantity) filter (where product_id = any ($3)) as held
             from basket_line
            where basket_id = (select id from basket where account_id = $1 and company_id is not distinct from $2)`,
    values: [accountId, companyId, productIds],
  })
  const { count, held } = theRow(rows)
  return {
    count,
    quantities: new Map(Object.entries(held ?? {}).map(([id, quantity]) => [Number(id), quantity])),
  }
}

/** Inserts lines at their former places; a product that already has a line keeps that line unchanged. */
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
