import type { Database } from '../../database.ts'
import type { ModuleContext } from '../../module.ts'
import { type AccessTokens, createAccessTokens } from './access-token.ts'
import { type AuthKeys, openAuthKeys } from './auth-keys.ts'
import { createPasswords, type Passwords } from './password.ts'
import { createRefreshTokens, type RefreshTokens } from './refresh-token.ts'

/** What signing in, registering and changing passwords stand on. */
export type AuthParts = {
  database: Database
  keys: AuthKeys
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  passwords: Passwords
}

const opened = new WeakMap<Database, Promise<AuthParts>>()

const open = async ({ database, authSecret, now }: ModuleContext): Promise<AuthParts> => {
  const keys = await openAuthKeys(database, authSecret)
  return {
    database,
    keys,
    accessTokens: createAccessTokens(keys.access, now),
    refreshTokens: createRefreshTokens(keys.refresh),
    passwords: await createPasswords(),
  }
}

/** One for all files of this module: passwords of every kind wait in the same turn. */
export const openAuthParts = (context: ModuleContext): Promise<AuthParts> => {
  const known = opened.get(context.database)
  if (known) return known
  const parts = open(context)
  opened.set(context.database, parts)
  return parts
}
