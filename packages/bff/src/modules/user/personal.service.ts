import type {
  ChangeSettingsInput,
  FileAnswer,
  UpdateUserInput,
  User,
  UserSettings,
} from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { setMailing } from './account.service.ts'
import { markWithdrawn, selectConsents } from './consents.sql.ts'
import {
  eraseAccount,
  mergeSettings,
  selectOwnOrders,
  updatePersonalData,
  updateTimeZone,
} from './personal.sql.ts'
import { selectUser } from './user.sql.ts'

export type PersonalService = {
  /** @throws AppError PERSON_NOT_FOUND for every id but the caller's own */
  get(caller: SignedIn, id: number): Promise<User>
  /** @throws AppError PERSON_NOT_FOUND; REQUEST_INVALID when path and body have different ids */
  update(
    caller: SignedIn,
    id: number,
    input: UpdateUserInput,
    from: { address: string; page: string | null },
  ): Promise<User>
  /** @throws AppError REQUEST_INVALID for an unknown time zone */
  changeTimeZone(caller: SignedIn, timeZone: string): Promise<void>
  saveSettings(caller: SignedIn, settings: ChangeSettingsInput): Promise<UserSettings>
  export(caller: SignedIn): Promise<FileAnswer>
  /** @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS, LAST_MANAGER */
  remove(caller: SignedIn, password: string, address: string): Promise<void>
}

/** Personal data in other modules (152-ФЗ: to be exported for their owner, and deleted with the account). */
export type PersonalData = {
  read(database: Database, caller: SignedIn): Promise<object>
  /** Runs in the caller's transaction. @throws AppError LAST_MANAGER */
  forget(connection: Database, account: { id: number; login: string }): Promise<void>
}

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Checks the person's password before an irreversible action. @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS */
export type ConfirmPassword = (
  accountId: number,
  password: string,
  address: string,
) => Promise<unknown>

export type ClosingPorts = {
  transact: Transact
  personalData: PersonalData
  confirmPassword: ConfirmPassword
}

/** Closes the account and withdraws its consents. @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS, LAST_MANAGER */
export const closeAccount = async (
  { transact, personalData, confirmPassword }: ClosingPorts,
  { id, login }: SignedIn['account'],
  password: string,
  address: string,
): Promise<void> => {
  await confirmPassword(id, password, address)
  await transact(async (connection) => {
    await personalData.forget(connection, { id, login })
    await markWithdrawn(connection, id, ['personalData', 'mailing'], { address, form: 'closing' })
    await eraseAccount(connection, id)
  })
}

type Ports = ClosingPorts & { database: Database }

export const createPersonalService = (ports: Ports): PersonalService => {
  const { database, transact, personalData } = ports
  const read = async ({ account }: SignedIn, id: number): Promise<User> => {
    const user = id === account.id ? await selectUser(database, id) : undefined
    if (!user) throw new AppError('PERSON_NOT_FOUND')
    return user
  }
  return {
    get: read,

    update: async (caller, id, { id: named, infoAboutUser }, from) => {
      if (id !== caller.account.id) throw new AppError('PERSON_NOT_FOUND')
      if (named !== id) throw invalidFields(fieldError('id', 'INVALID'))
      const { mailing, ...data } = infoAboutUser
      await transact(async (connection) => {
        await updatePersonalData(connection, id, data)
        if (mailing !== undefined) {
          await setMailing(connection, id, mailing, { ...from, form: 'subscription' })
        }
      })
      return read(caller, id)
    },

    changeTimeZone: async ({ account }, timeZone) => {
      if (!isTimeZone(timeZone)) throw invalidFields(fieldError('timezone', 'UNAVAILABLE'))
      await updateTimeZone(database, account.id, timeZone)
    },

    saveSettings: ({ account }, settings) => mergeSettings(database, account.id, settings),

    export: async (caller) => {
      const { account } = caller
      const kept = {
        account: await read(caller, account.id),
        consents: await selectConsents(database, account.id),
        orders: await selectOwnOrders(database, account.id),
        ...(await personalData.read(database, caller)),
      }
      return {
        name: 'personal-data.json',
        mediaType: 'application/json',
        content: once(`${JSON.stringify(kept, null, 2)}\n`),
      }
    },

    remove: ({ account }, password, address) => closeAccount(ports, account, password, address),
  }
}
