import type { ChangeEmployeeInput, CompanyCard, CompanyUser } from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member, SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { selectOwnInvitations } from './invitations.sql.ts'
import { selectOwnJoins } from './joins.sql.ts'
import {
  deleteMember,
  deletePersonsTraces,
  hasOtherManager,
  lockPeople,
  selectCompanyCard,
  selectCompanyUser,
  selectCompanyUsers,
  selectOwnMemberships,
  updateMember,
} from './members.sql.ts'

export type MembersService = {
  /** @throws AppError OWN_COMPANY_NOT_FOUND for a foreign company, and when the caller is blocked there */
  card(caller: SignedIn, companyUuid: string): Promise<CompanyCard>
  /** @throws AppError OWN_COMPANY_NOT_FOUND; ROLE_FORBIDDEN for everybody but managers */
  users(caller: SignedIn, companyUuid: string): Promise<{ items: CompanyUser[] }>
  /** @throws AppError MEMBER_NOT_FOUND, MEMBER_IS_YOU, LAST_MANAGER; ROLE_FORBIDDEN when the caller lost the role meanwhile */
  change(caller: Member<'manager'>, input: ChangeEmployeeInput): Promise<CompanyUser>
  /** @throws AppError OWN_COMPANY_NOT_FOUND, LAST_MANAGER */
  leave(caller: SignedIn, companyUuid: string): Promise<void>
}

/**
 * Leaves all companies, in the caller's transaction.
 * @throws AppError LAST_MANAGER when a company would have no manager
 */
export const leaveCompanies = async (
  connection: Database,
  accountId: number,
  companyUuid: string | null,
): Promise<number> => {
  const memberships = await selectOwnMemberships(connection, accountId, companyUuid)
  for (const { companyId } of memberships) {
    await lockPeople(connection, companyId)
    const own = await selectCompanyUser(connection, companyId, accountId)
    if (own?.role === 'manager' && !(await hasOtherManager(connection, companyId, accountId))) {
      throw new AppError('LAST_MANAGER')
    }
    await deleteMember(connection, companyId, accountId)
  }
  return memberships.length
}

type Person = { id: number; login: string }

/** Invitations to a person and the person's own requests, for the export of personal data. */
export const readOwnRequests = async (database: Database, { id, login }: Person) => ({
  invitations: await selectOwnInvitations(database, loginKey(login)),
  joins: await selectOwnJoins(database, id),
})

/** Deletes what this module still stores about the account; call it after the account has left its companies. */
export const forgetPerson = (connection: Database, { id, login }: Person): Promise<void> =>
  deletePersonsTraces(connection, id, loginKey(login))

export const createMembersService = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): MembersService => {
  const card = async ({ account }: SignedIn, companyUuid: string): Promise<CompanyCard> => {
    const found = await selectCompanyCard(database, account.id, companyUuid)
    if (!found) throw new AppError('OWN_COMPANY_NOT_FOUND')
    return found
  }
  return {
    card,

    users: async (caller, companyUuid) => {
      const { role } = await card(caller, companyUuid)
      // fault: people-shown-to-everybody
      if (role !== 'manager') throw new AppError('ROLE_FORBIDDEN')
      return { items: await selectCompanyUsers(database, companyUuid) }
    },

    change: ({ account, company }, { id, role, is_blocked: isBlocked, seesAllOrders }) =>
      transact(async (connection) => {
        await lockPeople(connection, company.id)
        // while waiting for the lock the caller may have been demoted by the very person to be changed
        const actor = await selectCompanyUser(connection, company.id, account.id)
        if (actor?.role !== 'manager' || actor.is_blocked) throw new AppError('ROLE_FORBIDDEN')
        const before = await selectCompanyUser(connection, company.id, id)
        if (!before) throw new AppError('MEMBER_NOT_FOUND')
        const after = {
          role: role ?? before.role,
          isBlocked: isBlocked ?? before.is_blocked,
          seesAllOrders: seesAllOrders ?? before.seesAllOrders ?? false,
        }
        if (id === account.id && after.isBlocked) throw new AppError('MEMBER_IS_YOU')
        const wasManager = before.role === 'manager' && !before.is_blocked
        const staysManager = after.role === 'manager' && !after.isBlocked
        if (wasManager && !staysManager && !(await hasOtherManager(connection, company.id, id))) {
          throw new AppError('LAST_MANAGER')
        }
        await updateMember(connection, { companyId: company.id, accountId: id, ...after })
        const { isBlocked: is_blocked, ...rest } = after
        return { ...before, ...rest, is_blocked }
      }),

    leave: async ({ account }, companyUuid) => {
      const left = await transact((connection) =>
        leaveCompanies(connection, account.id, companyUuid),
      )
      if (left === 0) throw new AppError('OWN_COMPANY_NOT_FOUND')
    },
  }
}
