import type {
  CompanyInvitation,
  CompanyRole,
  CreateInvitationInput,
  InvitationStatus,
} from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { SITE_NAME } from '@isp/contract/site'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import { invitationLetter } from './invitation.mail.ts'
import {
  closeInvitation,
  countRecentInvitations,
  expireInvitations,
  insertInvitation,
  selectCompanyInvitations,
} from './invitations.sql.ts'
import { createLinkToken, hashOfLink } from './link-token.ts'
import { loginSpellings } from './login-spellings.ts'
import { lockPeople, selectStandingOf } from './members.sql.ts'

const INVITATION_DAYS = 14
/** Most invitations pending at once, and sent per day. */
const PENDING_MAX = 50
const DAY_MAX = 100
const DAY_SECONDS = 86_400

type Manager = Member<'manager'>

export type InvitationsService = {
  /** @throws AppError COMPANY_NOT_ACTIVE, ALREADY_MEMBER, INVITATION_PENDING, INVITATIONS_TOO_MANY, TOO_MANY_REQUESTS */
  create(caller: Manager, input: CreateInvitationInput): Promise<CompanyInvitation>
  list(
    caller: Manager,
    status: InvitationStatus | undefined,
  ): Promise<{ items: CompanyInvitation[] }>
  /** @throws AppError INVITATION_NOT_FOUND */
  get(caller: Manager, id: number): Promise<CompanyInvitation>
  /** @throws AppError INVITATION_NOT_FOUND, INVITATION_ENDED */
  revoke(caller: Manager, id: number): Promise<void>
}

type Ports = {
  database: Database
  transact: Transact
  jobs: Pick<Jobs, 'enqueue'>
  shopOrigin: string
}

const readOne = async (
  connection: Database,
  companyId: number,
  id: number,
): Promise<CompanyInvitation> => {
  const [found] = await selectCompanyInvitations(connection, companyId, { id })
  if (!found) throw new AppError('INVITATION_NOT_FOUND')
  return found
}

/** Limits the letters that one company can send to strangers. */
const refuseTooMany = async (connection: Database, companyId: number): Promise<void> => {
  const { pending, today } = await countRecentInvitations(connection, companyId)
  if (pending > PENDING_MAX) throw new AppError('INVITATIONS_TOO_MANY', { max: PENDING_MAX })
  if (today > DAY_MAX) throw new AppError('TOO_MANY_REQUESTS', { seconds: DAY_SECONDS })
}

type Invited = {
  company: { id: number; name: string; inn: string }
  email: string
  role: CompanyRole
  /** Null: the shop itself, for a person sent by the accounting system. */
  author: { id: number; name: string } | null
}

/** Creates an invitation and its letter; null when the person is already invited. */
export const invite = async (
  { jobs, shopOrigin }: Pick<Ports, 'jobs' | 'shopOrigin'>,
  connection: Database,
  { company, email, role, author }: Invited,
): Promise<number | null> => {
  const token = createLinkToken()
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_SECONDS * 1000)
  const id = await insertInvitation(connection, {
    companyId: company.id,
    email,
    emailKey: loginKey(email),
    role,
    tokenHash: hashOfLink(token),
    authorId: author?.id ?? null,
    days: INVITATION_DAYS,
  })
  if (id === null) return null
  const letter = invitationLetter(
    { company, author: author?.name ?? SITE_NAME, role, token, expiresAt },
    shopOrigin,
  )
  await queueLetter(
    { database: connection, jobs },
    { key: `invitation:${id}`, to: email, orderId: null, isSecret: true, ...letter },
  )
  return id
}

export const createInvitationsService = ({
  database,
  transact,
  jobs,
  shopOrigin,
}: Ports): InvitationsService => ({
  create: ({ account, company }, { email, role }) =>
    transact(async (connection) => {
      if (company.status !== 'ACTIVE') throw new AppError('COMPANY_NOT_ACTIVE')
      await lockPeople(connection, company.id)
      await expireInvitations(connection, company.id)
      const standing = await selectStandingOf(connection, company.id, {
        logins: loginSpellings(email),
      })
      if (standing !== 'none') throw new AppError('ALREADY_MEMBER')
      const id = await invite({ jobs, shopOrigin }, connection, {
        company,
        email,
        role,
        author: account,
      })
      if (id === null) throw new AppError('INVITATION_PENDING')
      await refuseTooMany(connection, company.id)
      return readOne(connection, company.id, id)
    }),

  list: async ({ company }, status) => ({
    items: await selectCompanyInvitations(database, company.id, { status }),
  }),

  get: ({ company }, id) => readOne(database, company.id, id),

  revoke: ({ company }, id) =>
    transact(async (connection) => {
      await lockPeople(connection, company.id)
      const { status } = await readOne(connection, company.id, id)
      if (status !== 'PENDING') throw new AppError('INVITATION_ENDED')
      await closeInvitation(connection, id, 'REVOKED')
    }),
})
