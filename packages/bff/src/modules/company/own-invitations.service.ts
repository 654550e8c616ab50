import type { InvitationStatus, LinkedInvitation, OwnInvitation } from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  closeInvitation,
  type InvitationRow,
  selectInvitation,
  selectLinkedInvitation,
  selectOwnInvitations,
} from './invitations.sql.ts'
import { closeJoinsOf } from './joins.sql.ts'
import { hashOfLink } from './link-token.ts'
import { insertMember, lockPeople, selectStandingOf } from './members.sql.ts'

/** By its id, as in lists, or by the secret of the letter's link. */
export type InvitationName = { id: number } | { token: string }

export type OwnInvitationsService = {
  list(caller: SignedIn, status: InvitationStatus | undefined): Promise<{ items: OwnInvitation[] }>
  /** @throws AppError INVITATION_NOT_FOUND, also for another person's */
  get(caller: SignedIn, id: number): Promise<OwnInvitation>
  /** @throws AppError INVITATION_NOT_FOUND */
  byLink(caller: Caller, token: string): Promise<LinkedInvitation>
  /** @throws AppError INVITATION_NOT_FOUND, INVITATION_FOR_ANOTHER (by a link), INVITATION_ENDED, MEMBER_BLOCKED */
  accept(caller: SignedIn, name: InvitationName): Promise<{ company: string }>
  /** Works without signing in, because whoever has the link has the mailbox. @throws AppError as `accept` */
  decline(caller: Caller, name: InvitationName): Promise<void>
}

/** Blocked and rejected companies accept no members. */
export const isClosed = (companyStatus: string): boolean =>
  companyStatus === 'BLOCKED' || companyStatus === 'REJECTED'

const read = async (connection: Database, name: InvitationName): Promise<InvitationRow> => {
  const by = 'token' in name ? { tokenHash: hashOfLink(name.token) } : name
  const found = await selectInvitation(connection, by)
  if (!found) throw new AppError('INVITATION_NOT_FOUND')
  return found
}

/** The invitation, read after locking the company's members. */
const readLocked = async (
  connection: Database,
  { account }: Caller,
  name: InvitationName,
): Promise<InvitationRow> => {
  const { companyId } = await read(connection, name)
  await lockPeople(connection, companyId)
  const invitation = await read(connection, name)
  if (account && loginKey(account.login) !== invitation.emailKey) {
    throw new AppError('token' in name ? 'INVITATION_FOR_ANOTHER' : 'INVITATION_NOT_FOUND')
  }
  if (invitation.status !== 'PENDING' || isClosed(invitation.companyStatus)) {
    throw new AppError('INVITATION_ENDED')
  }
  return invitation
}

export const createOwnInvitationsService = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): OwnInvitationsService => ({
  list: async ({ account }, status) => ({
    items: await selectOwnInvitations(database, loginKey(account.login), { status }),
  }),

  get: async ({ account }, id) => {
    const [found] = await selectOwnInvitations(database, loginKey(account.login), { id })
    if (!found) throw new AppError('INVITATION_NOT_FOUND')
    return found
  },

  byLink: async ({ account }, token) => {
    const found = await selectLinkedInvitation(database, hashOfLink(token))
    if (!found) throw new AppError('INVITATION_NOT_FOUND')
    const { emailKey, ...invitation } = found
    return { ...invitation, isForMe: account && loginKey(account.login) === emailKey }
  },

  accept: (caller, name) =>
    transact(async (connection) => {
      const { account } = caller
      const { id, companyId, companyUuid, role } = await readLocked(connection, caller, name)
      const standing = await selectStandingOf(connection, companyId, { accountId: account.id })
      if (standing === 'blocked') throw new AppError('MEMBER_BLOCKED')
      await insertMember(connection, { companyId, accountId: account.id, role })
      await closeInvitation(connection, id, 'ACCEPTED')
      await closeJoinsOf(connection, companyId, account.id)
      return { company: companyUuid }
    }),

  decline: (caller, name) =>
    transact(async (connection) => {
      const { id } = await readLocked(connection, caller, name)
      await closeInvitation(connection, id, 'DECLINED')
    }),
})
