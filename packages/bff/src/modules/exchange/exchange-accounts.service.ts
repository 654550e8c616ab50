import type {
  ChangeExchangeAccount,
  ExchangeAccountOfStaff,
  NewExchangeAccount,
  StaffActKind,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { changesOf, insertAct, type NewAct } from '../staff-log/staff-log.service.ts'
import {
  insertAccount,
  insertKey,
  type StaffAccountRow,
  selectAccount,
  selectAccounts,
  updateAccount,
  withdrawKey,
} from './exchange-accounts.sql.ts'
import { createKey, hashOfKey, hintOf } from './exchange-key.ts'

/** Every change is logged. All methods that name an account @throws AppError EXCHANGE_ACCOUNT_NOT_FOUND */
export type ExchangeAccounts = {
  list(): Promise<{ items: ExchangeAccountOfStaff[] }>
  /** @throws AppError EXCHANGE_SOURCE_TAKEN */
  create(caller: Staff, account: NewExchangeAccount): Promise<ExchangeAccountOfStaff>
  change(
    caller: Staff,
    uuid: string,
    account: ChangeExchangeAccount,
  ): Promise<ExchangeAccountOfStaff>
  /** The key itself is returned only here. */
  createKey(caller: Staff, uuid: string): Promise<{ key: string; account: ExchangeAccountOfStaff }>
  /** A key that is withdrawn already stays so. */
  withdrawKey(caller: Staff, uuid: string, key: string): Promise<ExchangeAccountOfStaff>
}

const isoOf = (at: Date | string | null): string | null => at && new Date(at).toISOString()

const present = ({ id, ...account }: StaffAccountRow): ExchangeAccountOfStaff => ({
  ...account,
  lastLoadAt: isoOf(account.lastLoadAt),
  withdrawnAt: isoOf(account.withdrawnAt),
  keys: account.keys.map((key) => ({
    ...key,
    createdAt: new Date(key.createdAt).toISOString(),
    lastUsedAt: isoOf(key.lastUsedAt),
    withdrawnAt: isoOf(key.withdrawnAt),
  })),
})

/** The account as recorded in the staff's log. */
const termsOf = ({ name, silentHours }: { name: string; silentHours: number | null }) => ({
  name,
  silentHours,
})

const find = async (connection: Database, uuid: string): Promise<StaffAccountRow> => {
  const account = await selectAccount(connection, uuid)
  if (!account) throw new AppError('EXCHANGE_ACCOUNT_NOT_FOUND')
  return account
}

const note = (
  connection: Database,
  { account: actor }: Staff,
  kind: StaffActKind,
  { uuid, name }: StaffAccountRow,
  changes: NewAct['changes'],
): Promise<number> =>
  insertAct(connection, {
    ...{ actor, kind, changes, comment: null },
    subject: { kind: 'exchange', uuid, name },
  })

export const createExchangeAccounts = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): ExchangeAccounts => ({
  list: async () => ({ items: (await selectAccounts(database)).map(present) }),

  create: (caller, given) =>
    transact(async (connection) => {
      const inserted = await insertAccount(connection, given)
      if (!inserted) throw new AppError('EXCHANGE_SOURCE_TAKEN')
      const account = await find(connection, inserted.uuid)
      const changes = changesOf({}, { source: given.source, ...termsOf(given) })
      await note(connection, caller, 'exchange.account-created', account, changes)
      return present(account)
    }),

  change: (caller, uuid, given) =>
    transact(async (connection) => {
      const before = await find(connection, uuid)
      const changes = changesOf(
        { ...termsOf(before), isWithdrawn: String(before.withdrawnAt !== null) },
        { ...termsOf(given), isWithdrawn: String(given.isWithdrawn) },
      )
      if (changes.length === 0) return present(before)
      await updateAccount(connection, before.id, given)
      const account = await find(connection, uuid)
      await note(connection, caller, 'exchange.account-changed', account, changes)
      return present(account)
    }),

  createKey: (caller, uuid) =>
    transact(async (connection) => {
      const { id } = await find(connection, uuid)
      const key = createKey()
      const hint = hintOf(key)
      const createdBy = caller.account.name
      await insertKey(connection, id, { hash: hashOfKey(key), hint, createdBy })
      const account = await find(connection, uuid)
      const changes = changesOf({}, { key: `…${hint}` })
      await note(connection, caller, 'exchange.key-created', account, changes)
      return { key, account: present(account) }
    }),

  withdrawKey: (caller, uuid, key) =>
    transact(async (connection) => {
      const { id } = await find(connection, uuid)
      const withdrawn = await withdrawKey(connection, id, key)
      const account = await find(connection, uuid)
      if (withdrawn) {
        const changes = changesOf({ key: `…${withdrawn.hint}` }, {})
        await note(connection, caller, 'exchange.key-withdrawn', account, changes)
      }
      return present(account)
    }),
})
