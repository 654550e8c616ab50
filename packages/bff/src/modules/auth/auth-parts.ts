import type { Shared } from '../../kernel/module.ts'
import { createCodeMessenger, type PhoneOutbox } from './codes/code-messenger.ts'
import {
  type ConfirmationCodes,
  createConfirmationCodes,
} from './codes/confirmation-code.service.ts'
import { createOwnPassword, type OwnPassword } from './passwords/own-password.ts'
import { createPasswords, type Passwords } from './passwords/password.ts'
import { createTries, type Tries } from './passwords/tries.service.ts'
import { type AccessTokens, createAccessTokens } from './sessions/access-token.ts'
import { type AuthKeys, openAuthKeys } from './sessions/auth-keys.ts'
import { createRefreshTokens, type RefreshTokens } from './sessions/refresh-token.ts'
import { createSignIns, type SignIns } from './sessions/sign-ins.service.ts'

/** Shared by signing in, registration and changes of passwords, so that all password checks wait in one queue. */
export type AuthParts = {
  keys: AuthKeys
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  passwords: Passwords
  ownPassword: OwnPassword
  signIns: SignIns
  tries: Tries
  codes: ConfirmationCodes
}

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'shopOrigin' | 'now'> & {
  /** Signs tokens; when undefined a secret is generated once and kept in the database. */
  authSecret: string | undefined
  mail: PhoneOutbox | undefined
}

export const openAuth = async ({ authSecret, ...ports }: Ports): Promise<AuthParts> => {
  const { database, transact, now } = ports
  const keys = await openAuthKeys(database, authSecret)
  const accessTokens = createAccessTokens(keys.access, now)
  const refreshTokens = createRefreshTokens(keys.refresh)
  const tries = createTries({ database, keys })
  const passwords = await createPasswords()
  return {
    keys,
    accessTokens,
    refreshTokens,
    passwords,
    ownPassword: createOwnPassword({ database, passwords, tries }),
    signIns: createSignIns({ accessTokens, refreshTokens }),
    tries,
    codes: createConfirmationCodes({
      database,
      transact,
      keys,
      tries,
      messenger: createCodeMessenger(ports),
    }),
  }
}
