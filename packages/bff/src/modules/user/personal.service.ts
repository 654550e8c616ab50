import type {
  ChangeSettingsInput,
  FileAnswer,
  UpdateUserInput,
  User,
  UserSettings,
} from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { AppError, fieldError, invalidFields } from '../../app-error.ts'
import type { Database } from '../../database.ts'
import type { SignedIn } from '../../plugins/caller.ts'
import type { Transact } from '../../transaction.ts'
import { forgetDevicesOf, listSessions } from '../auth/sessions.service.ts'
import { forgetPerson, leaveCompanies, readOwnRequests } from '../company/members.service.ts'
import {
  eraseAccount,
  mergeSettings,
  selectOwnOrders,
  updateOwnData,
  updateTimeZone,
} from './personal.sql.ts'
import { selectUser } from './user.sql.ts'

export type PersonalService = {
  /** @throws AppError PERSON_NOT_FOUND for everybody but oneself */
  get(caller: SignedIn, id: number): Promise<User>
  /** @throws AppError PERSON_NOT_FOUND; REQUEST_INVALID when path and body name different people */
  update(caller: SignedIn, id: number, input: UpdateUserInput): Promise<User>
  /** @throws AppError REQUEST_INVALID for a zone that nobody knows */
  changeTimeZone(caller: SignedIn, timeZone: string): Promise<void>
  saveSettings(caller: SignedIn, settings: ChangeSettingsInput): Promise<UserSettings>
  export(caller: SignedIn): Promise<FileAnswer>
  /** @throws AppError LOGIN_NOT_CONFIRMED, LAST_MANAGER */
  remove(caller: SignedIn, login: string): Promise<void>
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

export const createPersonalService = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): PersonalService => {
  const read = async ({ account }: SignedIn, id: number): Promise<User> => {
    const user = id === account.id ? await selectUser(database, id) : undefined
    if (!user) throw new AppError('PERSON_NOT_FOUND')
    return user
  }
  return {
    get: read,

    update: async (caller, id, { id: named, infoAboutUser }) => {
      if (id !== caller.account.id) throw new AppError('PERSON_NOT_FOUND')
      if (named !== id) throw invalidFields(fieldError('id', 'INVALID'))
      await updateOwnData(database, id, infoAboutUser)
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
        sessions: await listSessions(database, caller),
        ...(await readOwnRequests(database, account)),
        orders: await selectOwnOrders(database, account.id),
      }
      return {
        name: 'personal-data.json',
        mediaType: 'application/json',
        content: once(`${JSON.stringify(kept, null, 2)}\n`),
      }
    },

    remove: async ({ account }, login) => {
      if (loginKey(login) !== loginKey(account.login)) {
        throw new AppError(
          'LOGIN_NOT_CONFIRMED',
          {},
          { fields: [fieldError('login', 'UNAVAILABLE')] },
        )
      }
      await transact(async (connection) => {
        await leaveCompanies(connection, account.id, null)
        await forgetPerson(connection, account)
        await forgetDevicesOf(connection, account.id)
        await eraseAccount(connection, account.id)
      })
    },
  }
}
