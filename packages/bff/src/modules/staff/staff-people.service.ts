import type {
  AccountStatusInput,
  StaffPeopleQuery,
  StaffPerson,
  StaffRoleInput,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { forgetManager } from '../company/company-standing.service.ts'
import { syncCompaniesOfStaff } from '../company/loaded-companies.service.ts'
import { insertAct, type NewAct } from '../staff-log/staff-log.service.ts'
import {
  type AccountStanding,
  lockAccountAndAdmins,
  updateAccountStatus,
  updateStaffRole,
} from '../user/account-standing.service.ts'
import { type PersonRow, selectPeople, selectPerson } from './staff-people.sql.ts'

type Admin = Staff<'admin'>

export type StaffPeopleService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(query: StaffPeopleQuery): Promise<PageAnswer<StaffPerson>>
  /**
   * @throws AppError STAFF_ACCOUNT_NOT_FOUND, STAFF_LAST_ADMIN; FORBIDDEN for a caller who has just lost the role
   * of administrator
   */
  setRole(caller: Admin, input: StaffRoleInput): Promise<StaffPerson>
  /** Takes effect with the account's next request. @throws as `setRole` */
  setStatus(caller: Admin, input: AccountStatusInput): Promise<StaffPerson>
}

const toPerson = (row: PersonRow): StaffPerson => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

const isActiveAdmin = ({ staffRole, status }: AccountStanding) =>
  staffRole === 'admin' && status !== 'BLOCKED'

/** The account to change. Checks that the caller is still an administrator and that one is left after the change. */
const judge = (
  caller: Admin,
  accounts: readonly AccountStanding[],
  userUuid: string,
  becomes: Partial<AccountStanding>,
): AccountStanding => {
  const admins = accounts.filter(isActiveAdmin)
  if (!admins.some(({ id }) => id === caller.account.id)) throw new AppError('FORBIDDEN')
  const account = accounts.find(({ uuid }) => uuid === userUuid.toLowerCase())
  if (!account) throw new AppError('STAFF_ACCOUNT_NOT_FOUND')
  const isAdminLeft = admins.some(({ id }) => id !== account.id)
  if (!isAdminLeft && !isActiveAdmin({ ...account, ...becomes })) {
    throw new AppError('STAFF_LAST_ADMIN')
  }
  return account
}

export const createStaffPeopleService = (ports: {
  database: Database
  transact: Transact
}): StaffPeopleService => {
  const { database, transact } = ports

  const change = (
    caller: Admin,
    userUuid: string,
    becomes: Partial<AccountStanding>,
    act: Pick<NewAct, 'kind' | 'comment'> & { field: 'staffRole' | 'status' },
    write: (connection: Database, id: number) => Promise<void>,
  ): Promise<StaffPerson> =>
    transact(async (connection) => {
      const accounts = await lockAccountAndAdmins(connection, userUuid)
      const account = judge(caller, accounts, userUuid, becomes)
      const { id, uuid, name } = account
      const before = account[act.field]
      const after = becomes[act.field] ?? null
      if (before !== after) {
        await write(connection, id)
        await insertAct(connection, {
          actor: caller.account,
          kind: act.kind,
          subject: { kind: 'account', uuid, name },
          changes: [{ field: act.field, before, after }],
          comment: act.comment,
        })
      }
      return toPerson(await selectPerson(connection, id))
    })

  return {
    list: async (query) => {
      const { items, total } = await selectPeople(database, {
        q: query.q ?? '',
        group: query.group ?? null,
        ...windowOf(query),
      })
      return pageAnswer(items.map(toPerson), total, query)
    },

    setRole: (caller, { userUuid, role }) =>
      change(
        caller,
        userUuid,
        { staffRole: role },
        { kind: 'account.role', comment: null, field: 'staffRole' },
        async (connection, id) => {
          await updateStaffRole(connection, id, role)
          if (role === null || role === 'content') await forgetManager(connection, id)
          await syncCompaniesOfStaff(connection, id)
        },
      ),

    setStatus: (caller, { userUuid, status, comment }) =>
      change(
        caller,
        userUuid,
        { status },
        { kind: 'account.status', comment: comment || null, field: 'status' },
        (connection, id) => updateAccountStatus(connection, id, status),
      ),
  }
}
