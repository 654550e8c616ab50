// Reads account of user; company_member of company.
import type { Substitute } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

const nameOf = `coalesce(nullif(concat_ws(' ', nullif(account.last_name, ''), nullif(account.first_name, ''),
  nullif(account.patronymic, '')), ''), account.login)`

export type Approver = { accountId: number; name: string; login: string }

/**
 * Approvers of a person's requests: those named who are not away, and their substitutes; if there are none,
 * managers by the same rule; otherwise all managers, so that every request has an approver.
 */
export const selectApprovers = (
  database: Database,
  { companyId, accountId }: { companyId: number; accountId: number },
): Promise<Approver[]> =>
  database.query<Approver>({
    name: 'approvals.approvers',
    text: `with deciding as (
             select decider.*, case when is_named and not is_away then 1 when is_manager and not is_away then 2 else 3 end as turn
               from approval_deciders($1) decider
              where account_id <> $2 or (is_manager and not stands_in)
           )
           select distinct account.id as "accountId", ${nameOf} as name, account.login
             from deciding join account on account.id = deciding.account_id
            where deciding.turn = (select min(turn) from deciding)
            order by name, account.id`,
    values: [companyId, accountId],
  })

/** Whether the person may decide any request of the company today. */
export const selectIsApprover = async (
  database: Database,
  { companyId, accountId }: { companyId: number; accountId: number },
): Promise<boolean> => {
  const rows = await database.query<{ is: boolean }>({
    name: 'approvals.is-approver',
    text: `select exists (select from approval_deciders($1) where account_id = $2 and not stands_in) as is`,
    values: [companyId, accountId],
  })
  return theRow(rows).is
}

type Ids = { companyId: number; accountId: number }

export const selectSubstitute = async (
  database: Database,
  { companyId, accountId }: Ids,
): Promise<Substitute['substitute']> => {
  const rows = await database.query<NonNullable<Substitute['substitute']>>({
    name: 'approvals.substitute',
    text: `select account.id, ${nameOf} as name, from_day::text as from, until_day::text as until
             from approval_substitute join account on account.id = substitute_id
            where company_id = $1 and account_id = $2`,
    values: [companyId, accountId],
  })
  return rows[0] ?? null
}

/** Other unblocked members, ordered by name. */
export const selectColleagues = (
  database: Database,
  { companyId, accountId }: Ids,
): Promise<Substitute['people']> =>
  database.query({
    name: 'approvals.colleagues',
    text: `select account.id, ${nameOf} as name
             from company_member member join account on account.id = member.account_id
            where member.company_id = $1 and account.id <> $2 and not member.is_blocked and account.status <> 'BLOCKED'
            order by name, account.id`,
    values: [companyId, accountId],
  })

export const writeSubstitute = async (
  database: Database,
  { companyId, accountId }: Ids,
  { id, from, until }: { id: number; from: string; until: string },
): Promise<void> => {
  await database.query({
    name: 'approvals.write-substitute',
    text: `insert into approval_substitute (company_id, account_id, substitute_id, from_day, until_day)
           values ($1, $2, $3, $4, $5)
           on conflict (company_id, account_id) do update
              set substitute_id = excluded.substitute_id, from_day = excluded.from_day, until_day = excluded.until_day`,
    values: [companyId, accountId, id, from, until],
  })
}

export const deleteSubstitute = async (
  database: Database,
  { companyId, accountId }: Ids,
): Promise<void> => {
  await database.query({
    name: 'approvals.delete-substitute',
    text: 'delete from approval_substitute where company_id = $1 and account_id = $2',
    values: [companyId, accountId],
  })
}
