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

/** Gives the companies that a person is not of any more. */
export const replaceMemberships = async (
  database: Database,
  userIds: readonly string[],
  memberships: readonly Membership[],
): Promise<{ userId: string; companyId: number }[]> => {
  const given = JSON.stringify(memberships)
  const gone = await database.query<{ userId: string; companyId: number }>({
    text: `delete from loaded_user_company t where t.user_id = any ($1::text[])
              and not exists (select from jsonb_to_recordset($2::jsonb) given ("userId" text, "companyId" integer)
                               where given."userId" = t.user_id and given."companyId" = t.company_id)
           returning user_id as "userId", company_id as "companyId"`,
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

/** Roles of those who are members already; a block that a load has set is lifted, those of people stay. */
export const updateMembers = async (
  database: Database,
  userIds: readonly string[],
): Promise<void> => {
  await database.query({
    text: `update company_member t
              set role = own.role, is_blocked = t.is_blocked and not t.blocked_by_load, blocked_by_load = false
             from loaded_user_company own join loaded_user person on person.external_id = own.user_id
             join account on lower(account.login) = person.email_key
            where own.user_id = any ($1::text[]) and t.company_id = own.company_id and t.account_id = account.id
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

/** Who is neither a member nor was invited: what a person or a manager has answered is not asked again. */
export const selectUninvited = (
  database: Database,
  userIds: readonly string[],
): Promise<Uninvited[]> =>
  database.query({
    text: `select own.company_id as "companyId", company.name as company, company.inn, person.email, own.role
             from loaded_user_company own join loaded_user person on person.external_id = own.user_id
             join company on company.id = own.company_id and company.status = 'ACTIVE'
            where own.user_id = any ($1::text[])
              and not exists (select from company_member member join account on account.id = member.account_id
                               where member.company_id = own.company_id and lower(account.login) = person.email_key)
              and not exists (select from company_invitation invitation
                               where invitation.company_id = own.company_id and invitation.email_key = person.email_key
                                 and invitation.status <> 'EXPIRED'
                                 and (invitation.status <> 'PENDING' or invitation.expires_at > now()))
            order by own.company_id, person.email`,
    values: [userIds],
  })

/** Shuts people out of companies: members are blocked, invitations end. */
export const shutOut = async (
  database: Database,
  pairs: readonly { userId: string; companyId: number }[],
): Promise<void> => {
  const given = JSON.stringify(pairs)
  await database.query({
    text: `update company_member t set is_blocked = true, blocked_by_load = true
             from jsonb_to_recordset($1::jsonb) given ("userId" text, "companyId" integer)
             join loaded_user person on person.external_id = given."userId"
             join account on lower(account.login) = person.email_key
            where t.company_id = given."companyId" and t.account_id = account.id and not t.is_blocked`,
    values: [given],
  })
  await database.query({
    text: `update company_invitation t set status = 'EXPIRED', expires_at = now()
             from jsonb_to_recordset($1::jsonb) given ("userId" text, "companyId" integer)
             join loaded_user person on person.external_id = given."userId"
            where t.company_id = given."companyId" and t.email_key = person.email_key and t.status = 'PENDING'`,
    values: [given],
  })
}

export const selectCompaniesOfUsers = (
  database: Database,
  userIds: readonly string[],
): Promise<{ userId: string; companyId: number }[]> =>
  database.query({
    text: `select user_id as "userId", company_id as "companyId" from loaded_user_company where user_id = any ($1::text[])`,
    values: [userIds],
  })

export const deleteUsers = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: 'delete from loaded_user where external_id = any ($1::text[])',
    values: [ids],
  })
}
