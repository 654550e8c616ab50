import type {
  ChangeOnecAccess,
  NewOnecAccess,
  OnecAccess,
  OnecPassword,
  StaffActKind,
} from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Staff } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { changesOf, insertAct, type NewAct } from '../../staff-log/staff-log.service.ts'
import {
  type AccessRow,
  insertAccess,
  lockAccount,
  type OpenAccess,
  selectAccess,
  selectAccesses,
  selectOpenAccess,
  updateManner,
  withdrawAccesses,
} from './onec-access.sql.ts'
import { createPassword, hashOfPassword } from './onec-password.ts'

export type { OpenAccess }

/** Access of a 1C by name and password as typed there; undefined for any other, and for a withdrawn one. */
export const openAccess = (
  database: Database,
  login: string,
  password: string,
): Promise<OpenAccess | undefined> =>
  selectOpenAccess(database, login.trim().toLowerCase(), hashOfPassword(password.trim()))

/** Every change is logged. Methods that name an access @throws AppError ONEC_ACCESS_NOT_FOUND */
export type OnecAccesses = {
  list(): Promise<{ items: OnecAccess[] }>
  /**
   * The password itself is returned only here; the account's previous one is withdrawn.
   * @throws AppError EXCHANGE_ACCOUNT_NOT_FOUND, ONEC_LOGIN_TAKEN
   */
  create(caller: Staff, account: string, access: NewOnecAccess): Promise<OnecPassword>
  change(caller: Staff, uuid: string, access: ChangeOnecAccess): Promise<OnecAccess>
  /** An access that is withdrawn already stays so. */
  withdraw(caller: Staff, uuid: string): Promise<OnecAccess>
}

const present = ({ id, accountId, ...access }: AccessRow): OnecAccess => ({
  ...access,
  createdAt: access.createdAt.toISOString(),
  lastUsedAt: access.lastUsedAt?.toISOString() ?? null,
  withdrawnAt: access.withdrawnAt?.toISOString() ?? null,
})

const find = async (connection: Database, uuid: string): Promise<AccessRow> => {
  const access = await selectAccess(connection, uuid)
  if (!access) throw new AppError('ONEC_ACCESS_NOT_FOUND')
  return access
}

const note = (
  connection: Database,
  { account: actor }: Staff,
  kind: StaffActKind,
  { account }: AccessRow,
  changes: NewAct['changes'],
): Promise<number> =>
  insertAct(connection, {
    ...{ actor, kind, changes, comment: null },
    subject: { kind: 'exchange', ...account },
  })

export const createOnecAccesses = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): OnecAccesses => ({
  list: async () => ({ items: (await selectAccesses(database)).map(present) }),

  create: (caller, accountUuid, { login, soleTrader }) =>
    transact(async (connection) => {
      const account = await lockAccount(connection, accountUuid)
      if (!account) throw new AppError('EXCHANGE_ACCOUNT_NOT_FOUND')
      const password = createPassword()
      await withdrawAccesses(connection, account.id)
      const inserted = await insertAccess(connection, {
        ...{ accountId: account.id, login, soleTrader },
        hash: hashOfPassword(password),
        createdBy: caller.account.name,
      })
      if (!inserted) throw new AppError('ONEC_LOGIN_TAKEN')
      const access = await find(connection, inserted.uuid)
      const changes = changesOf({}, { login, soleTrader })
      await note(connection, caller, 'exchange.onec-password', access, changes)
      return { password, access: present(access) }
    }),

  change: (caller, uuid, { soleTrader }) =>
    transact(async (connection) => {
      const before = await find(connection, uuid)
      if (before.withdrawnAt) throw new AppError('ONEC_ACCESS_NOT_FOUND')
      const changes = changesOf({ soleTrader: before.soleTrader }, { soleTrader })
      if (changes.length === 0) return present(before)
      await updateManner(connection, before.id, soleTrader)
      await note(connection, caller, 'exchange.onec-changed', before, changes)
      return present({ ...before, soleTrader })
    }),

  withdraw: (caller, uuid) =>
    transact(async (connection) => {
      const before = await find(connection, uuid)
      if (before.withdrawnAt) return present(before)
      await withdrawAccesses(connection, before.accountId)
      const changes = changesOf({ login: before.login }, {})
      await note(connection, caller, 'exchange.onec-withdrawn', before, changes)
      return present(await find(connection, uuid))
    }),
})
