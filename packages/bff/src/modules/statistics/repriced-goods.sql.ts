// Reads draft, draft_line of draft; favorite_item of favorites; product of goods.
import type { RepricedPlace, WaitingToday } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { applicablePriceOf } from '../../trade/applicable-price.sql.ts'

type Repriced = Pick<WaitingToday, RepricedPlace>

/** `priceTypeId` null: no agreement, so base prices. */
export type PriceReader = { accountId: number; companyId: number; priceTypeId: number | null }

/**
 * Sold goods of the account's own listed drafts in the company and of its favourites, whose price for this reader (D30, D38)
 * last changed after the draft was last changed or the favourite was added, within 30 days, and by 1 % or more: daily rates
 * alone change prices by less. One row for each draft and favourite with the product; `$1`–`$4` come from `valuesOf`.
 */
const changed = `
  with kept as (
    select 'drafts' as kind, line.product_id, draft.id as draft, draft.name as draft_name, draft.updated_at as since
      from draft join draft_line line on line.draft_id = draft.id
     where draft.account_id = $1 and draft.company_id = $2 and draft.is_listed and draft.deleted_at is null
    union all
    select 'favorites', product_id, null, null, added_at from favorite_item where account_id = $1),
  changed as (
    select kept.kind, kept.draft, kept.draft_name, product.id as "productId", product.name, price.changed_at,
           price.previous_amount::float8 as "from", price.amount::float8 as "to"
      from kept
      join product on product.id = kept.product_id and product.is_active
       and product.section_id <> all ((select hidden_sections())::integer[])
      ${applicablePriceOf('$3')}
     where price.changed_at > greatest(kept.since, $4::timestamptz - interval '30 days')
       and abs(price.amount - price.previous_amount) * 100 >= price.previous_amount)`

const valuesOf = ({ accountId, companyId, priceTypeId }: PriceReader, now: Date) => [
  accountId,
  companyId,
  priceTypeId,
  now,
]

const reported = (kind: RepricedPlace) => `
  (select jsonb_build_object('count', count(distinct "productId"), 'first',
            (array_agg(jsonb_build_object('name', name, 'from', "from", 'to', "to")
               order by changed_at desc, "productId"))[1])
     from changed where kind = '${kind}')`

export const selectRepriced = async (
  database: Database,
  reader: PriceReader,
  now: Date,
): Promise<Repriced> => {
  const rows = await database.query<Repriced>({
    name: 'statistics.repriced',
    text: `${changed} select ${reported('drafts')} as drafts, ${reported('favorites')} as favorites`,
    values: valuesOf(reader, now),
  })
  return theRow(rows)
}

export type RepricedRow = {
  id: number
  from: number
  to: number
  changedAt: string
  drafts: { id: number; name: string }[]
  isFavorite: boolean
}

/** A page of these goods, the last changed first, and the number of all; `place` null: drafts and favourites. */
export const selectRepricedGoods = async (
  database: Database,
  reader: PriceReader,
  now: Date,
  { place, limit, offset }: { place: RepricedPlace | null; limit: number; offset: number },
): Promise<{ items: RepricedRow[]; total: number }> => {
  const rows = await database.query<{ items: RepricedRow[]; total: number }>({
    name: 'statistics.repriced-goods',
    text: `${changed},
           good as (
             select "productId" as id, min("from") as "from", min("to") as "to", min(changed_at) as "changedAt",
                    coalesce(jsonb_agg(jsonb_build_object('id', draft, 'name', draft_name) order by draft)
                             filter (where draft is not null), '[]') as drafts,
                    bool_or(kind = 'favorites') as "isFavorite"
               from changed group by "productId" having $5::text is null or bool_or(kind = $5)),
           part as (select * from good order by "changedAt" desc, id limit $6 offset $7)
           select (select coalesce(jsonb_agg(part order by "changedAt" desc, id), '[]') from part) as items,
                  (select count(*)::integer from good) as total`,
    values: [...valuesOf(reader, now), place, limit, offset],
  })
  return theRow(rows)
}
