// Reads account of user.
import type { CompanyCard, CompanyRole, CompanyUser } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

/** Last name, first name and patronymic of the account `a`; empty when not given. */
export const nameOf = (a: string): string =>
  `concat_ws(' ', nullif(${a}.last_name, ''), nullif(${a}.first_name, ''), nullif(${a}.patronymic, ''))`

/** A company in which the account is an unblocked member. */
export const selectCompanyCard = async (
  database: Database,
  accountId: number,
  companyUuid: string,
): Promise<CompanyCard | undefined> => {
  const rows = await database.query<CompanyCard>({
    name: 'company.card',
    text: `select company.uuid, company.name, company.inn, company.kpp,
                  json_build_object('code', company.status) as status, own.role,
                  (select coalesce(json_agg(json_build_object('uuid', uuid, 'name', title) order by id), '[]')
                     from valid_agreement where company_id = company.id) as agreements,
                  (select coalesce(json_agg(coalesce(nullif(${nameOf('chief')}, ''), chief.login) order by chief.id), '[]')
                     from company_member member join account chief on chief.id = member.account_id
                    where member.company_id = company.id and member.role = 'manager'
                      and not member.is_blocked and chief.status <> 'BLOCKED') as managers,
                  exists (select 1 from company_group where head_id = company.id) as "isHead"
             from company join company_member own on own.company_id = company.id
            where company.uuid = $2::uuid and own.account_id = $1 and not own.is_blocked`,
    values: [accountId, companyUuid],
  })
  return rows[0]
}

const userColumns = `account.id, ${nameOf('account')} as name, account.login, member.role, member.is_blocked, member.reads_colleagues as "seesAllOrders"`

/** Managers first, then by name; blocked members last. */
export const selectCompanyUsers = (
  database: Database,
  companyUuid: string,
): Promise<CompanyUser[]> =>
  database.query<CompanyUser>({
    name: 'company.users',
    text: `select ${userColumns}
             from company_member member join account on account.id = member.account_id
             join company on company.id = member.company_id
            where company.uuid = $1::uuid
            order by member.is_blocked, array_position(array['manager', 'buyer', 'employee'], member.role),
                     name, account.id`,
    values: [companyUuid],
  })

export const selectCompanyUser = async (
  database: Database,
  companyId: number,
  accountId: number,
): Promise<CompanyUser | undefined> => {
  const rows = await database.query<CompanyUser>({
    name: 'company.user',
    text: `select ${userColumns}
             from company_member member join account on account.id = member.account_id
            where member.company_id = $1 and member.account_id = $2`,
    values: [companyId, accountId],
  })
  return rows[0]
}

/** Lock against concurrent changes of the company's members, until the end of the transaction. */
export const lockPeople = async (database: Database, companyId: number): Promise<void> => {
  await database.query({
    name: 'company.lock-people',
    text: 'select 1 from company where id = $1 for no key update',
    values: [companyId],
  })
}

/** Whether the company has an unblocked manager other than this one. */
export const hasOtherManager = async (
  database: Database,
  companyId: number,
  accountId: number,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'company.other-manager',
    text: `select 1 from company_member member join account on account.id = member.account_id
            where company_id = $1 and account_id <> $2 and role = 'manager' and not is_blocked
              and account.status <> 'BLOCKED' limit 1`,
    values: [companyId, accountId],
  })
  return rows.length > 0
}

export const updateMember = async (
  database: Database,
  member: {
    companyId: number
    accountId: number
    role: CompanyRole
    isBlocked: boolean
    seesAllOrders: boolean
  },
): Promise<void> => {
  await database.query({
    name: 'company.update-member',
    text: `update company_member
              set role = $3, is_blocked = $4, reads_colleagues = $5, blocked_by_load = blocked_by_load and $4
            where company_id = $1 and account_id = $2`,
    values: [
      member.companyId,
      member.accountId,
      member.role,
      member.isBlocked,
      member.seesAllOrders,
    ],
  })
}

/** Adds a member; an existing member is not changed. */
export const insertMember = async (
  database: Database,
  member: { companyId: number; accountId: number; role: CompanyRole },
): Promise<void> => {
  await database.query({
    name: 'company.insert-member',
    text: `insert into company_member (company_id, account_id, role) values ($1, $2, $3)
           on conflict (company_id, account_id) do nothing`,
    values: [member.companyId, member.accountId, member.role],
  })
}

export const deleteMember = async (
  database: Database,
  companyId: number,
  accountId: number,
): Promise<void> => {
  await database.query({
    name: 'company.delete-member',
    text: 'delete from company_member where company_id = $1 and account_id = $2',
    values: [companyId, accountId],
  })
}

export type OwnMembership = { companyId: number; role: CompanyRole }

/** Null uuid: all companies. Without companies in which the account is blocked. */
export const selectOwnMemberships = (
  database: Database,
  accountId: number,
  companyUuid: string | null,
): Promise<OwnMembership[]> =>
  database.query<OwnMembership>({
    name: 'company.own-memberships',
    text: `select company.id as "companyId", role from company_member join company on company.id = company_id
            where account_id = $1 and not is_blocked and ($2::uuid is null or company.uuid = $2) order by company.id`,
    values: [accountId, companyUuid],
  })

/** Deletes data that still references a deleted account: memberships (blocked ones too), requests, invitations. */
export const deletePersonsTraces = async (
  database: Database,
  accountId: number,
  emailKey: string,
): Promise<void> => {
  await database.query({
    text: 'delete from company_member where account_id = $1',
    values: [accountId],
  })
  await database.query({
    text: 'delete from company_join where account_id = $1',
    values: [accountId],
  })
  await database.query({
    text: 'delete from company_invitation where email_key = $1',
    values: [emailKey],
  })
}

/** Membership of this login in the company; `blocked` when a manager has blocked it. */
export const selectStandingOf = async (
  database: Database,
  companyId: number,
  whom: { accountId: number } | { logins: readonly string[] },
): Promise<'none' | 'member' | 'blocked'> => {
  const rows = await database.query<{ isBlocked: boolean }>({
    name: 'company.standing-of',
    text: `select is_blocked as "isBlocked" from company_member join account on account.id = account_id
            where company_id = $1 and (account_id = $2 or lower(login) = any ($3))`,
    values: [
      companyId,
      'accountId' in whom ? whom.accountId : null,
      'logins' in whom ? whom.logins : [],
    ],
  })
  const [row] = rows
  if (!row) return 'none'
  return row.isBlocked ? 'blocked' : 'member'
}
