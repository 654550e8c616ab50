// Reads account of user; company, company_member and valid_specification of company.

import type { FilterSelection } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import type { AskedList } from '../goods/lists/catalog-matches.service.ts'
import type { Seen } from './selection-news.ts'

/** A page of accounts with a list that has letters and was not checked today, in order of id. */
export const selectDueAccounts = async (
  database: Database,
  { today, after, limit }: { today: string; after: number; limit: number },
): Promise<number[]> => {
  const rows = await database.query<{ accountId: number }>({
    name: 'selections.due-accounts',
    text: `select account_id as "accountId" from saved_selection
            where has_letter and looked_on < $1 and account_id > $2
            group by account_id order by account_id limit $3`,
    values: [today, after, limit],
  })
  return rows.map(({ accountId }) => accountId)
}

export type DueSelection = AskedList & {
  id: number
  name: string
  filters: FilterSelection[]
  seen: Seen
  priceTypeId: number | null
}

/**
 * The lists of one person that are due, with the person's price type of today (D30, D38, D43). Null, so base prices:
 * the person has left the company or is blocked in it, the company is not active, or the list's agreement is gone.
 */
export const selectDue = (
  database: Database,
  accountId: number,
  today: string,
): Promise<DueSelection[]> =>
  database.query({
    name: 'selections.due',
    text: `select saved.id, saved.name, saved.section, saved.q, saved.filters,
                  jsonb_build_object('ids', to_jsonb(saved.seen_ids), 'upTo', saved.seen_up_to) as seen,
                  own_price_type(company.status, agreement.price_type_id, specification.price_type_id) as "priceTypeId"
             from saved_selection saved
             -- fault: letter-at-foreign-prices
             left join (company join company_member on company_member.company_id = company.id and not is_blocked)
                    on company.id = saved.company_id and company_member.account_id = saved.account_id
             left join valid_agreement agreement on agreement.id = saved.agreement_id and agreement.company_id = company.id
             left join valid_specification specification on specification.uuid = saved.specification_uuid
              and specification.agreement_id = agreement.id
            where saved.account_id = $1 and saved.has_letter and saved.looked_on < $2
            order by lower(saved.name), saved.id`,
    values: [accountId, today],
  })

/**
 * The address for letters; null when the account is not active. Locks the account until the end of the transaction, so that
 * nobody blocks it while the letter is queued.
 */
export const lockReader = async (database: Database, accountId: number): Promise<string | null> => {
  const rows = await database.query<{ login: string }>({
    name: 'selections.reader',
    text: `select login from account where id = $1 and status = 'ACTIVE' for share`,
    values: [accountId],
  })
  return rows[0]?.login ?? null
}

/**
 * Saves what was seen today. If two processes check the same list at once, only one of them gets it.
 * @returns the lists that still have letters and were not saved by another process today
 */
export const claimLooks = async (
  database: Database,
  looks: readonly { id: number; seen: Seen }[],
  today: string,
): Promise<ReadonlySet<number>> => {
  const rows = await database.query<{ id: number }>({
    name: 'selections.claim',
    text: `update saved_selection saved
              set looked_on = $2, seen_up_to = look.up_to,
                  seen_ids = case when look.ids is not null
                                  then array(select jsonb_array_elements_text(look.ids)::integer) end
             from jsonb_to_recordset($1::jsonb) as look (id integer, ids jsonb, up_to integer)
            where saved.id = look.id and saved.has_letter and saved.looked_on < $2
           returning saved.id`,
    values: [
      JSON.stringify(
        looks.map(({ id, seen }) => ({
          id,
          up_to: seen.upTo,
          ...(seen.ids ? { ids: seen.ids } : {}),
        })),
      ),
      today,
    ],
  })
  return new Set(rows.map(({ id }) => id))
}

/** The secret of the account's unsubscribe link; created with the first letter. */
export const readToken = async (database: Database, accountId: number): Promise<string> => {
  const rows = await database.query<{ token: string }>({
    name: 'selections.token',
    text: `insert into selection_unsubscribe (account_id) values ($1)
           on conflict (account_id) do update set account_id = excluded.account_id returning token`,
    values: [accountId],
  })
  return theRow(rows).token
}

export const endLetters = async (database: Database, token: string): Promise<void> => {
  await database.query({
    name: 'selections.end-letters',
    text: `update saved_selection set has_letter = false
            -- fault: unsubscribed-everybody
            where has_letter and account_id = (select account_id from selection_unsubscribe where token = $1::uuid)`,
    values: [token],
  })
}
