import type {
  CompanyJoin,
  CompanyRole,
  CreateJoinInput,
  InvitationStatus,
  LinkedJoin,
  OwnJoin,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member, SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import { joinLetter } from './invitation.mail.ts'
import {
  closeJoin,
  countJoinsToday,
  expireJoins,
  insertJoin,
  type JoinRow,
  selectCompanyByInn,
  selectCompanyJoins,
  selectJoin,
  selectLinkedJoin,
  selectManagerLogins,
  selectOwnJoins,
} from './joins.sql.ts'
import { createLinkToken, hashOfLink } from './link-token.ts'
import { insertMember, lockPeople, selectCompanyUser, selectStandingOf } from './members.sql.ts'
import { isClosed } from './own-invitations.service.ts'

const JOIN_DAYS = 14
const DAY_MAX = 10

type Manager = Member<'manager'>
type Status = InvitationStatus | undefined

export type JoinsService = {
  /** @throws AppError JOIN_COMPANY_NOT_FOUND, ALREADY_MEMBER, MEMBER_BLOCKED, JOIN_PENDING, JOINS_TOO_MANY */
  create(caller: SignedIn, input: CreateJoinInput): Promise<OwnJoin>
  listOwn(caller: SignedIn, status: Status): Promise<{ items: OwnJoin[] }>
  list(caller: Manager, status: Status): Promise<{ items: CompanyJoin[] }>
  /** @throws AppError JOIN_NOT_FOUND */
  get(caller: Manager, id: number): Promise<CompanyJoin>
  /** @throws AppError JOIN_NOT_FOUND for everybody but managers of the company */
  byLink(caller: SignedIn, token: string): Promise<LinkedJoin>
  /** `role` null refuses the request. @throws AppError JOIN_NOT_FOUND, JOIN_ENDED */
  answer(caller: Manager, id: number, role: CompanyRole | null): Promise<void>
  /** @throws AppError JOIN_NOT_FOUND, JOIN_ENDED */
  answerByLink(caller: SignedIn, token: string, role: CompanyRole | null): Promise<void>
  /** @throws AppError JOIN_NOT_FOUND, JOIN_ENDED */
  withdraw(caller: SignedIn, id: number): Promise<void>
}

type Ports = {
  database: Database
  transact: Transact
  jobs: Pick<Jobs, 'enqueue'>
  shopOrigin: string
}

/** The request, read after locking the company's members. */
const readLocked = async (
  connection: Database,
  companyId: number,
  id: number,
): Promise<JoinRow> => {
  await lockPeople(connection, companyId)
  const found = await selectJoin(connection, id)
  if (!found || found.companyId !== companyId) throw new AppError('JOIN_NOT_FOUND')
  if (found.status !== 'PENDING') throw new AppError('JOIN_ENDED')
  return found
}

const settle = async (
  connection: Database,
  request: { id: number; companyId: number; managerId: number },
  role: CompanyRole | null,
): Promise<void> => {
  const { id, companyId, managerId } = request
  const { accountId, companyStatus } = await readLocked(connection, companyId, id)
  const manager = await selectCompanyUser(connection, companyId, managerId)
  // the caller was demoted or blocked while waiting for the lock
  if (manager?.role !== 'manager' || manager.is_blocked) throw new AppError('JOIN_NOT_FOUND')
  if (role && isClosed(companyStatus)) throw new AppError('JOIN_ENDED')
  if (role) await insertMember(connection, { companyId, accountId, role })
  await closeJoin(connection, id, role ? 'ACCEPTED' : 'DECLINED')
}

const refuseMember = (standing: 'none' | 'member' | 'blocked'): void => {
  if (standing === 'member') throw new AppError('ALREADY_MEMBER')
  if (standing === 'blocked') throw new AppError('MEMBER_BLOCKED')
}

const withoutCompany = ({ company: _company, ...join }: LinkedJoin): CompanyJoin => join

export const createJoinsService = ({
  database,
  transact,
  jobs,
  shopOrigin,
}: Ports): JoinsService => {
  const linked = async ({ account }: SignedIn, token: string) => {
    const found = await selectLinkedJoin(database, account.id, hashOfLink(token))
    if (!found) throw new AppError('JOIN_NOT_FOUND')
    return found
  }
  return {
    create: ({ account }, { inn, message = '' }) =>
      transact(async (connection) => {
        const company = await selectCompanyByInn(connection, inn)
        if (!company) throw new AppError('JOIN_COMPANY_NOT_FOUND')
        await lockPeople(connection, company.id)
        await expireJoins(connection, company.id)
        refuseMember(await selectStandingOf(connection, company.id, { accountId: account.id }))
        const token = createLinkToken()
        const id = await insertJoin(connection, {
          companyId: company.id,
          accountId: account.id,
          message,
          tokenHash: hashOfLink(token),
          days: JOIN_DAYS,
        })
        if (id === null) throw new AppError('JOIN_PENDING')
        if ((await countJoinsToday(connection, account.id)) > DAY_MAX) {
          throw new AppError('JOINS_TOO_MANY', { max: DAY_MAX })
        }
        const name = account.name === account.login ? '' : account.name
        const letter = joinLetter(
          { company: company.name, name, login: account.login, message, token },
          shopOrigin,
        )
        for (const [place, to] of (await selectManagerLogins(connection, company.id)).entries()) {
          await queueLetter(
            { database: connection, jobs },
            { key: `join:${id}:${place}`, to, orderId: null, isSecret: true, ...letter },
          )
        }
        const [own] = await selectOwnJoins(connection, account.id, { id })
        if (!own) throw new Error('a request that was just made is gone')
        return own
      }),

    listOwn: async ({ account }, status) => ({
      items: await selectOwnJoins(database, account.id, { status }),
    }),

    list: async ({ company }, status) => ({
      items: (await selectCompanyJoins(database, company.id, { status })).map(withoutCompany),
    }),

    get: async ({ company }, id) => {
      const [found] = await selectCompanyJoins(database, company.id, { id })
      if (!found) throw new AppError('JOIN_NOT_FOUND')
      return withoutCompany(found)
    },

    byLink: async (caller, token) => (await linked(caller, token)).join,

    answer: ({ account, company }, id, role) =>
      transact((connection) =>
        settle(connection, { id, companyId: company.id, managerId: account.id }, role),
      ),

    answerByLink: async (caller, token, role) => {
      const { companyId, join } = await linked(caller, token)
      await transact((connection) =>
        settle(connection, { id: join.id, companyId, managerId: caller.account.id }, role),
      )
    },

    withdraw: ({ account }, id) =>
      transact(async (connection) => {
        const found = await selectJoin(connection, id)
        if (found?.accountId !== account.id) throw new AppError('JOIN_NOT_FOUND')
        await readLocked(connection, found.companyId, id)
        await closeJoin(connection, id, 'REVOKED')
      }),
  }
}
