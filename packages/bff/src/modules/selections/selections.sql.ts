import type { FilterSelection } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import type { AskedList } from '../goods/lists/catalog-matches.service.ts'
import type { Seen } from './selection-news.ts'

export type SelectionRow = AskedList & {
  id: number
  name: string
  hasLetter: boolean
  filters: FilterSelection[]
}

const columns = 'id, name, has_letter as "hasLetter", section, q, filters'

export const selectSelections = (database: Database, accountId: number): Promise<SelectionRow[]> =>
  database.query({
    name: 'selections.all',
    text: `select ${columns} from saved_selection where account_id = $1 order by lower(name), id`,
    values: [accountId],
  })

export const selectSelection = async (
  database: Database,
  accountId: number,
  id: number,
): Promise<SelectionRow | undefined> => {
  const rows = await database.query<SelectionRow>({
    name: 'selections.one',
    text: `select ${columns} from saved_selection where account_id = $1 and id = $2`,
    values: [accountId, id],
  })
  return rows[0]
}

/** Changes of one account's selections wait for each other, so that two requests at once cannot exceed the limit. */
export const lockSelections = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'selections.lock',
    text: `select pg_advisory_xact_lock(hashtext('saved_selection'), $1)`,
    values: [accountId],
  })
}

export const countSelections = async (database: Database, accountId: number): Promise<number> => {
  const rows = await database.query<{ count: number }>({
    name: 'selections.count',
    text: 'select count(*)::int as count from saved_selection where account_id = $1',
    values: [accountId],
  })
  return theRow(rows).count
}

/** Whether a selection of the account other than `except` has this name, in any case. */
export const isNameTaken = async (
  database: Database,
  accountId: number,
  name: string,
  except: number,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'selections.name-taken',
    text: 'select 1 from saved_selection where account_id = $1 and lower(name) = lower($2) and id <> $3',
    values: [accountId, name, except],
  })
  return rows.length > 0
}

/** The account and the choice that determine its prices: company, agreement and specification. */
export type SeenBy = {
  accountId: number
  companyId: number | null
  agreementId: number | null
  specificationUuid: string | null
}

export type NewSelection = AskedList & { name: string; hasLetter: boolean }

/** The result of checking a list: the products seen, the day, and whose prices were used. */
export type Looked = { seen: Seen; today: string; seenBy: SeenBy }

export const insertSelection = async (
  database: Database,
  { name, section, q, filters, hasLetter }: NewSelection,
  { seen, today, seenBy }: Looked,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'selections.new',
    text: `insert into saved_selection
             (account_id, company_id, agreement_id, specification_uuid, name, section, q, filters, has_letter,
              seen_ids, seen_up_to, looked_on)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    values: [
      ...[seenBy.accountId, seenBy.companyId, seenBy.agreementId, seenBy.specificationUuid],
      ...[name, section, q, JSON.stringify(filters), hasLetter],
      ...[seen.ids, seen.upTo, today],
    ],
  })
  return theRow(rows).id
}

/** `looked`: the present goods, stored as seen when letters are switched on; null leaves what was stored. */
export const updateSelection = async (
  database: Database,
  accountId: number,
  { id, name, hasLetter }: { id: number; name: string; hasLetter: boolean },
  looked: Looked | null,
): Promise<void> => {
  await database.query({
    name: 'selections.change',
    text: `update saved_selection
              set name = $3, has_letter = $4,
                  seen_ids = case when $7::date is null then seen_ids else $5 end,
                  seen_up_to = coalesce($6, seen_up_to), looked_on = coalesce($7, looked_on),
                  company_id = case when $7::date is null then company_id else $8 end,
                  agreement_id = case when $7::date is null then agreement_id else $9 end,
                  specification_uuid = case when $7::date is null then specification_uuid else $10 end
            where account_id = $1 and id = $2`,
    values: [
      ...[accountId, id, name, hasLetter],
      ...[looked?.seen.ids ?? null, looked?.seen.upTo ?? null, looked?.today ?? null],
      ...[looked?.seenBy.companyId ?? null, looked?.seenBy.agreementId ?? null],
      looked?.seenBy.specificationUuid ?? null,
    ],
  })
}

/** @returns whether the account had this selection */
export const deleteSelection = async (
  database: Database,
  accountId: number,
  id: number,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'selections.delete',
    // fault: selection-of-another-person
    text: 'delete from saved_selection where account_id = $1 and id = $2 returning id',
    values: [accountId, id],
  })
  return rows.length > 0
}

export const deleteSelectionsOf = async (database: Database, accountId: number): Promise<void> => {
  for (const table of ['saved_selection', 'selection_unsubscribe']) {
    await database.query({
      text: `delete from ${table} where account_id = $1`,
      values: [accountId],
    })
  }
}
