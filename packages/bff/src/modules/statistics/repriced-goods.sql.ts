// Reads draft, draft_line of draft; favorite_item of favorites; price, price_type, product of catalog; the view named_prices of
// company.
import type { WaitingToday } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

type Repriced = Pick<WaitingToday, 'drafts' | 'favorites'>

/** Null: whoever has no agreement sees the base price. */
export type PriceReader = { accountId: number; companyId: number; priceTypeId: number | null }

const told = (kind: 'drafts' | 'favorites') => `
  (select jsonb_build_object('count', count(distinct "productId"), 'first',
            (array_agg(jsonb_build_object('name', name, 'from', "from", 'to', "to", 'draft', draft)
               order by changed_at desc, "productId"))[1])
     from changed where kind = '${kind}')`

/**
 * Goods of one's own drafts of this company and of one's favourites whose price, as this person sees it (D30, D38), has changed
 * since by a percent or more: daily rates alone move prices by less.
 */
export const selectRepriced = async (
  database: Database,
  { accountId, companyId, priceTypeId }: PriceReader,
  now: Date,
): Promise<Repriced> => {
  const rows = await database.query<Repriced>({
    name: 'statistics.repriced',
    text: `with kept as (
             select 'drafts' as kind, line.product_id, draft.id as draft, draft.updated_at as since
               from draft join draft_line line on line.draft_id = draft.id
              where draft.account_id = $1 and draft.company_id = $2 and draft.is_listed and draft.deleted_at is null
             union all
             select 'favorites', product_id, null, added_at from favorite_item where account_id = $1),
           changed as (
             select kept.kind, kept.draft, product.id as "productId", product.name, price.changed_at,
                    price.previous_amount::float8 as "from", price.amount::float8 as "to"
               from kept
               join product on product.id = kept.product_id and product.is_active
                and product.section_id <> all ((select hidden_sections())::integer[])
               join lateral (
                 select amount, previous_amount, changed_at from price
                  where price.product_id = product.id
                    and price_type_id in ($3::integer, (select others_id from named_prices where price_type_id = $3),
                                          (select id from price_type where is_base))
                  order by price_type_id is distinct from $3,
                           price_type_id = (select id from price_type where is_base) limit 1) price on true
              where price.changed_at > greatest(kept.since, $4::timestamptz - interval '30 days')
                and abs(price.amount - price.previous_amount) * 100 >= price.previous_amount)
           select ${told('drafts')} as drafts, ${told('favorites')} as favorites`,
    values: [accountId, companyId, priceTypeId, now],
  })
  return theRow(rows)
}
