// Reads account of user.
import type { CompanyRole } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { LoadedPerson } from './loaded-companies.sql.ts'

export const selectUserMarks = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; mark: string }[]> =>
  database.query({
    text: `select external_id as id, concat(loaded_user.xmin, ':', (
                    select string_agg(company_id || role, ',' order by company_id) from loaded_user_company
                     where user_id = external_id)) as mark
             from loaded_user where external_id = any ($1::text[])`,
    values: [ids],
  })

export const upsertUsers = async (
  database: Database,
  people: readonly LoadedPerson[],
): Promise<void> => {
  await database.query({
    text: `insert into loaded_user as t (external_id, email, email_key, name)
           select id, email, "emailKey", name
             from jsonb_to_recordset($1::jsonb) given (id text, email text, "emailKey" text, name text)
           on conflict (external_id) do update
             set email = excluded.email, email_key = excluded.email_key, name = excluded.name
             where (t.email, t.name) is distinct from (excluded.email, excluded.name)`,
    values: [JSON.stringify(people)],
  })
}

export type Membership = { userId: string; companyId: number; role: CompanyRole }

/** A person, by e-mail, in a company. */
export type Pair = { emailKey: string; companyId: number }

/** Replaces the memberships named by records. @returns the memberships that are no longer named */
export const replaceMemberships = async (
  database: Database,
  userIds: readonly string[],
  memberships: readonly Membership[],
): Promise<Pair[]> => {
  const given = JSON.stringify(memberships)
  const gone = await database.query<Pair>({
    text: `delete from loaded_user_company t using loaded_user person
            where t.user_id = any ($1::text[]) and person.external_id = t.user_id
              and not exists (select from jsonb_to_recordset($2::jsonb) given ("userId" text, "companyId" integer)
                               where given."userId" = t.user_id and given."companyId" = t.company_id)
           returning person.email_key as "emailKey", t.company_id as "companyId"`,
    values: [userIds, given],
  })
  await database.query({
    text: `insert into loaded_user_company as t (user_id, company_id, role)
           select "userId", "companyId", role
             from jsonb_to_recordset($1::jsonb) given ("userId" text, "companyId" integer, role text)
           on conflict (user_id, company_id) do update set role = excluded.role where t.role <> excluded.role`,
    values: [given],
  })
  return gone
}

/** Of several records of one person the one that came first (D62), for each company. */
const leading = `
  select distinct on (own.company_id, person.email_key) own.company_id, own.user_id, own.role, person.email, person.email_key
    from loaded_user_company own join loaded_user person on person.external_id = own.user_id
   where person.email_key in (select email_key from loaded_user where external_id = any ($1::text[]))
   order by own.company_id, person.email_key, person.number`

/** Updates roles of existing members. A block set by a load is lifted, a block set by a person stays. */
export const updateMembers = async (
  database: Database,
  userIds: readonly string[],
): Promise<void> => {
  await database.query({
    text: `update company_member t
              set role = own.role, is_blocked = t.is_blocked and not t.blocked_by_load, blocked_by_load = false
             from (${leading}) own join account on lower(account.login) = own.email_key
            where t.company_id = own.company_id and t.account_id = account.id
              and (t.role <> own.role or t.blocked_by_load)`,
    values: [userIds],
  })
}

export type Uninvited = {
  companyId: number
  company: string
  inn: string
  email: string
  role: CompanyRole
}

/**
 * People who are neither members nor invited. An answer by the person or a manager is final: they are not invited
 * again.
 */
export const selectUninvited = (
  database: Database,
  userIds: readonly string[],
): Promise<Uninvited[]> =>
  database.query({
    text: `select own.company_id as "companyId", company.name as company, company.inn, own.email, own.role
             from (${leading}) own join company on company.id = own.company_id and company.status = 'ACTIVE'
            where not exists (select from company_member member join account on account.id = member.account_id
                               where member.company_id = own.company_id and lower(account.login) = own.email_key)
              and not exists (select from company_invitation invitation
                               where invitation.company_id = own.company_id and invitation.email_key = own.email_key
                                 and invitation.status <> 'EXPIRED'
                                 and (invitation.status <> 'PENDING' or invitation.expires_at > now()))
            order by own.company_id, own.email`,
    values: [userIds],
  })

/** Earlier records of the same people: the earlier id by the later one. */
export const selectEarlierUsers = (
  database: Database,
  userIds: readonly string[],
): Promise<{ id: string; earlier: string }[]> =>
  database.query({
    text: `select person.external_id as id, first.external_id as earlier
             from loaded_user person join lateral (
               select external_id from loaded_user where email_key = person.email_key order by number limit 1
             ) first on first.external_id <> person.external_id
            where person.external_id = any ($1::text[])`,
    values: [userIds],
  })

/** Removes people from companies in which no record names them any more: members are blocked, invitations ended. */
export const excludePeople = async (database: Database, pairs: readonly Pair[]): Promise<void> => {
  const given = JSON.stringify(pairs)
  const gone = `
    select given."emailKey" as email_key, given."companyId" as company_id
      from jsonb_to_recordset($1::jsonb) given ("emailKey" text, "companyId" integer)
     where not exists (select from loaded_user_company own join loaded_user person on person.external_id = own.user_id
                        where own.company_id = given."companyId" and person.email_key = given."emailKey")`
  await database.query({
    text: `update company_member t set is_blocked = true, blocked_by_load = true
             from (${gone}) gone join account on lower(account.login) = gone.email_key
            where t.company_id = gone.company_id and t.account_id = account.id and not t.is_blocked`,
    values: [given],
  })
  await database.query({
    text: `update company_invitation t set status = 'EXPIRED', expires_at = now()
             from (${gone}) gone
            where t.company_id = gone.company_id and t.email_key = gone.email_key and t.status = 'PENDING'`,
    values: [given],
  })
}

export const selectPairsOf = (database: Database, userIds: readonly string[]): Promise<Pair[]> =>
  database.query({
    text: `select person.email_key as "emailKey", own.company_id as "companyId"
             from loaded_user_company own join loaded_user person on person.external_id = own.user_id
            where own.user_id = any ($1::text[])`,
    values: [userIds],
  })

export const deleteUsers = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: 'delete from loaded_user where external_id = any ($1::text[])',
    values: [ids],
  })
}
