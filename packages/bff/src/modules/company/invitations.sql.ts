// Reads account of user.
import type { CompanyInvitation, CompanyRole, InvitationStatus, OwnInvitation } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { nameOf } from './members.sql.ts'

/** Most entries in a list. */
const LIST_MAX = 100

/** A pending invitation past its date counts as expired, even if the row is not updated yet. */
export const statusOf = (table: string): string =>
  `case when ${table}.status = 'PENDING' and ${table}.expires_at <= now() then 'EXPIRED' else ${table}.status end`

const columns = `
  invitation.id, invitation.email, invitation.role, ${statusOf('invitation')} as status,
  coalesce(coalesce(nullif(${nameOf('author')}, ''), author.login), '') as author,
  invitation.created_at as "createdAt", invitation.expires_at as "expiresAt"`

const tables = `
  company_invitation invitation left join account author on author.id = invitation.author_id`

type Dated<Item> = Omit<Item, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** Times in the API's format. */
export const withTimes = <Row extends { createdAt: Date; expiresAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

export type CompanyInvitationFilter = { id?: number; status?: InvitationStatus | undefined }

/** Of this company only, newest first. */
export const selectCompanyInvitations = async (
  database: Database,
  companyId: number,
  { id, status }: CompanyInvitationFilter = {},
): Promise<CompanyInvitation[]> => {
  const rows = await database.query<Dated<CompanyInvitation>>({
    name: 'invitation.of-company',
    text: `select ${columns} from ${tables}
            where invitation.company_id = $1 and ($2::integer is null or invitation.id = $2)
              and ($3::text is null or ${statusOf('invitation')} = $3)
            order by invitation.id desc limit ${LIST_MAX}`,
    values: [companyId, id ?? null, status ?? null],
  })
  return rows.map(withTimes)
}

/** Invitations to this e-mail, from companies that may accept members. */
export const selectOwnInvitations = async (
  database: Database,
  emailKey: string,
  { id, status }: CompanyInvitationFilter = {},
): Promise<OwnInvitation[]> => {
  const rows = await database.query<Dated<OwnInvitation & { email: string }>>({
    name: 'invitation.of-person',
    text: `select ${columns}, json_build_object('name', company.name, 'inn', company.inn) as company
             from ${tables} join company on company.id = invitation.company_id
            where invitation.email_key = $1 and ($2::integer is null or invitation.id = $2)
              and ($3::text is null or ${statusOf('invitation')} = $3)
            order by invitation.id desc limit ${LIST_MAX}`,
    values: [emailKey, id ?? null, status ?? null],
  })
  return rows.map(withTimes)
}

export type LinkedRow = OwnInvitation & { email: string; emailKey: string }

export const selectLinkedInvitation = async (
  database: Database,
  tokenHash: Buffer,
): Promise<LinkedRow | undefined> => {
  const rows = await database.query<Dated<LinkedRow>>({
    name: 'invitation.linked',
    text: `select ${columns}, invitation.email_key as "emailKey",
                  json_build_object('name', company.name, 'inn', company.inn) as company
             from ${tables} join company on company.id = invitation.company_id
            where invitation.token_hash = $1`,
    values: [tokenHash],
  })
  return rows.map(withTimes)[0]
}

export type InvitationRow = {
  id: number
  companyId: number
  companyUuid: string
  companyStatus: string
  emailKey: string
  role: CompanyRole
  status: InvitationStatus
}

/** By id or by link. Before a change the caller must have locked the company's members. */
export const selectInvitation = async (
  database: Database,
  by: { id: number } | { tokenHash: Buffer },
): Promise<InvitationRow | undefined> => {
  const rows = await database.query<InvitationRow>({
    name: 'invitation.one',
    text: `select invitation.id, company_id as "companyId", company.uuid as "companyUuid",
                  company.status as "companyStatus", email_key as "emailKey", role, ${statusOf('invitation')} as status
             from company_invitation invitation join company on company.id = company_id
            where invitation.id = $1 or token_hash = $2`,
    values: ['id' in by ? by.id : null, 'tokenHash' in by ? by.tokenHash : null],
  })
  return rows[0]
}

export const closeInvitation = async (
  database: Database,
  id: number,
  status: InvitationStatus,
): Promise<void> => {
  await database.query({
    name: 'invitation.close',
    text: `update company_invitation set status = $2, answered_at = now() where id = $1`,
    values: [id, status],
  })
}

/** Marks expired invitations of a company, so that the same person can be invited again. */
export const expireInvitations = async (database: Database, companyId: number): Promise<void> => {
  await database.query({
    name: 'invitation.expire',
    text: `update company_invitation set status = 'EXPIRED'
            where company_id = $1 and status = 'PENDING' and expires_at <= now()`,
    values: [companyId],
  })
}

export const countRecentInvitations = async (
  database: Database,
  companyId: number,
): Promise<{ pending: number; today: number }> => {
  const rows = await database.query<{ pending: number; today: number }>({
    name: 'invitation.count',
    text: `select count(*) filter (where status = 'PENDING')::integer as pending,
                  count(*) filter (where created_at > now() - interval '1 day')::integer as today
             from company_invitation where company_id = $1`,
    values: [companyId],
  })
  return theRow(rows)
}

export type NewInvitation = {
  companyId: number
  email: string
  emailKey: string
  role: CompanyRole
  tokenHash: Buffer
  authorId: number | null
  days: number
}

/** Null: this person is already invited. */
export const insertInvitation = async (
  database: Database,
  one: NewInvitation,
): Promise<number | null> => {
  const rows = await database.query<{ id: number }>({
    name: 'invitation.insert',
    text: `insert into company_invitation (company_id, email, email_key, role, token_hash, author_id, expires_at)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
           on conflict (company_id, email_key) where status = 'PENDING' do nothing returning id`,
    values: [
      one.companyId,
      one.email,
      one.emailKey,
      one.role,
      one.tokenHash,
      one.authorId,
      one.days,
    ],
  })
  return rows[0]?.id ?? null
}
