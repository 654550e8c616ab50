// Reads account of user.
import type { InvitationStatus, LinkedJoin, OwnJoin } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { statusOf, withTimes } from './invitations.sql.ts'
import { nameOf } from './members.sql.ts'

const LIST_MAX = 100

const columns = `
  request.id, ${nameOf('account')} as name, account.login, request.message, ${statusOf('request')} as status,
  request.created_at as "createdAt", request.expires_at as "expiresAt",
  json_build_object('name', company.name, 'inn', company.inn) as company`

const tables = `
  company_join request join account on account.id = request.account_id and account.status <> 'BLOCKED'
  join company on company.id = request.company_id`

type Dated = Omit<LinkedJoin, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

export type JoinFilter = { id?: number; status?: InvitationStatus | undefined }

/** Requests to this company only, newest first. */
export const selectCompanyJoins = async (
  database: Database,
  companyId: number,
  { id, status }: JoinFilter = {},
): Promise<LinkedJoin[]> => {
  const rows = await database.query<Dated>({
    name: 'join.of-company',
    text: `select ${columns} from ${tables}
            where request.company_id = $1 and ($2::integer is null or request.id = $2)
              and ($3::text is null or ${statusOf('request')} = $3)
            order by request.id desc limit ${LIST_MAX}`,
    values: [companyId, id ?? null, status ?? null],
  })
  return rows.map(withTimes)
}

/** Requests of this person, newest first. */
export const selectOwnJoins = async (
  database: Database,
  accountId: number,
  { id, status }: JoinFilter = {},
): Promise<OwnJoin[]> => {
  const rows = await database.query<Dated>({
    name: 'join.of-person',
    text: `select ${columns} from ${tables}
            where request.account_id = $1 and ($2::integer is null or request.id = $2)
              and ($3::text is null or ${statusOf('request')} = $3)
            order by request.id desc limit ${LIST_MAX}`,
    values: [accountId, id ?? null, status ?? null],
  })
  return rows.map(withTimes).map(({ name: _name, login: _login, ...own }) => own)
}

/** By its link, only for an unblocked manager of the company; with the company's id. */
export const selectLinkedJoin = async (
  database: Database,
  accountId: number,
  tokenHash: Buffer,
): Promise<{ companyId: number; join: LinkedJoin } | undefined> => {
  const rows = await database.query<Dated & { companyId: number }>({
    name: 'join.linked',
    text: `select ${columns}, request.company_id as "companyId" from ${tables}
             join company_member reader on reader.company_id = request.company_id
              and reader.account_id = $1 and reader.role = 'manager' and not reader.is_blocked
            where request.token_hash = $2`,
    values: [accountId, tokenHash],
  })
  return rows.map(({ companyId, ...join }) => ({ companyId, join: withTimes(join) }))[0]
}

export type JoinRow = {
  accountId: number
  companyId: number
  companyStatus: string
  status: InvitationStatus
}

/** Before a change the caller must have locked the company's members. */
export const selectJoin = async (database: Database, id: number): Promise<JoinRow | undefined> => {
  const rows = await database.query<JoinRow>({
    name: 'join.one',
    text: `select account_id as "accountId", company_id as "companyId", company.status as "companyStatus",
                  ${statusOf('request')} as status
             from company_join request join company on company.id = company_id where request.id = $1`,
    values: [id],
  })
  return rows[0]
}

export const closeJoin = async (
  database: Database,
  id: number,
  status: InvitationStatus,
): Promise<void> => {
  await database.query({
    name: 'join.close',
    text: 'update company_join set status = $2, answered_at = now() where id = $1',
    values: [id, status],
  })
}

/** Closes requests of a person who has become a member by an invitation or a data load. */
export const closeJoinsOf = async (
  database: Database,
  companyId: number,
  accountId: number,
): Promise<void> => {
  await database.query({
    name: 'join.close-of',
    text: `update company_join set status = 'ACCEPTED', answered_at = now()
            where company_id = $1 and account_id = $2 and status = 'PENDING'`,
    values: [companyId, accountId],
  })
}

/** The oldest company with this INN that may accept members. */
export const selectCompanyByInn = async (
  database: Database,
  inn: string,
): Promise<{ id: number; name: string } | undefined> => {
  const rows = await database.query<{ id: number; name: string }>({
    name: 'join.company-by-inn',
    text: `select id, name from company
            where inn = $1 and status not in ('BLOCKED', 'REJECTED') order by id limit 1`,
    values: [inn],
  })
  return rows[0]
}

/** Addresses of the company's managers for letters. */
export const selectManagerLogins = async (
  database: Database,
  companyId: number,
): Promise<string[]> => {
  const rows = await database.query<{ login: string }>({
    name: 'join.managers',
    text: `select login from company_member member join account on account.id = account_id
            where company_id = $1 and role = 'manager' and not is_blocked and status <> 'BLOCKED'
            order by account.id`,
    values: [companyId],
  })
  return rows.map(({ login }) => login)
}

export const countJoinsToday = async (database: Database, accountId: number): Promise<number> => {
  const rows = await database.query<{ count: number }>({
    name: 'join.count-today',
    text: `select count(*)::integer as count from company_join
            where account_id = $1 and created_at > now() - interval '1 day'`,
    values: [accountId],
  })
  return theRow(rows).count
}

/** Marks expired requests, so that the same company can be asked again. */
export const expireJoins = async (database: Database, companyId: number): Promise<void> => {
  await database.query({
    name: 'join.expire',
    text: `update company_join set status = 'EXPIRED'
            where company_id = $1 and status = 'PENDING' and expires_at <= now()`,
    values: [companyId],
  })
}

/** Null: there is already a pending request to this company. */
export const insertJoin = async (
  database: Database,
  one: { companyId: number; accountId: number; message: string; tokenHash: Buffer; days: number },
): Promise<number | null> => {
  const rows = await database.query<{ id: number }>({
    name: 'join.insert',
    text: `insert into company_join (company_id, account_id, message, token_hash, expires_at)
           values ($1, $2, $3, $4, now() + make_interval(days => $5))
           on conflict (company_id, account_id) where status = 'PENDING' do nothing returning id`,
    values: [one.companyId, one.accountId, one.message, one.tokenHash, one.days],
  })
  return rows[0]?.id ?? null
}
