import type { Database } from '../../database.ts'
import type { ReadCaller } from '../../plugins/caller.ts'
import { createAccessTokens } from './access-token.ts'
import { type AuthService, createAuthService } from './auth.service.ts'
import { openAuthKeys } from './auth-keys.ts'
import { createReadCaller } from './caller.service.ts'
import { createPasswords } from './password.ts'
import { createRefreshTokens } from './refresh-token.ts'

export type AuthOptions = {
  database: Database
  /** AUTH_SECRET of the deployment; without it a secret is made once and kept in the database. */
  secret?: string
  /** The clock of access tokens, for tests. */
  now?: () => Date
}

/** Signing in, and who asks. @throws AppError DATABASE_UNAVAILABLE */
export const openAuth = async ({
  database,
  secret,
  now,
}: AuthOptions): Promise<{ service: AuthService; readCaller: ReadCaller }> => {
  const keys = await openAuthKeys(database, secret)
  const accessTokens = createAccessTokens(keys.access, now)
  const refreshTokens = createRefreshTokens(keys.refresh)
  const passwords = await createPasswords()
  return {
    service: createAuthService({ database, keys, accessTokens, refreshTokens, passwords }),
    readCaller: createReadCaller({ database, accessTokens }),
  }
}
