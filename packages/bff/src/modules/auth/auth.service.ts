import type { LoginInput, TokenPair } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../database.ts'
import type { AccessTokens } from './access-token.ts'
import { attemptKeysOf } from './attempt-keys.ts'
import {
  countAttempt,
  forgiveAttempt,
  insertFamily,
  revokeFamily,
  rotateToken,
  selectCredentials,
} from './auth.sql.ts'
import type { AuthKeys } from './auth-keys.ts'
import type { Passwords } from './password.ts'
import type { RefreshTokens } from './refresh-token.ts'

/** A refresh token lives 30 days (§3) after its last change, a sign-in half a year in all. */
const TOKEN_DAYS = 30
const FAMILY_DAYS = 180
/** A browser that signed in is known for as long as it keeps its client id; of one account, the latest of them. */
const DEVICE_DAYS = 365
const MAX_DEVICES = 50
/** How long a lost answer can be asked for again (D11). */
const REPEAT_SECONDS = 60
/** Failed attempts before the first wait. An office shares its address, so it has more. */
const FREE_ATTEMPTS = { login: 5, address: 50 }

export type AuthService = {
  /** @throws AppError LOGIN_FAILED, ACCOUNT_BLOCKED (only after the right password), TOO_MANY_REQUESTS with `seconds`, SERVER_OVERLOADED */
  login(input: LoginInput, from: { address: string; userAgent?: string }): Promise<TokenPair>
  /** @throws AppError REFRESH_REJECTED */
  refresh(
    input: { client_id: string; refreshToken: string },
    from?: { userAgent?: string },
  ): Promise<TokenPair>
  /** Never fails for a token that is unknown: whoever signs out is signed out. */
  logout(tokens: { refreshToken: string | undefined; accessToken: string | null }): Promise<void>
}

export type AuthParts = {
  database: Database
  keys: AuthKeys
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  passwords: Passwords
}

export const createAuthService = (parts: AuthParts): AuthService => {
  const { database, keys, accessTokens, refreshTokens, passwords } = parts
  return {
    login: async ({ login, password, client_id: clientId }, { address, userAgent = '' }) => {
      passwords.ensureRoom()
      const attempt = attemptKeysOf(keys.attempts, { login, clientId, address })
      const seconds = await countAttempt(database, attempt, FREE_ATTEMPTS)
      if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds })
      const account = await selectCredentials(database, login)
      const isRight = await passwords.verify(account?.passwordHash ?? null, password)
      if (!account || !isRight) throw new AppError('LOGIN_FAILED')
      await forgiveAttempt(database, attempt)
      if (account.isBlocked) throw new AppError('ACCOUNT_BLOCKED')
      const refreshToken = refreshTokens.create()
      const familyId = await insertFamily(database, {
        accountId: account.id,
        passwordHash: account.passwordHash,
        clientId,
        tokenHash: refreshTokens.hashOf(refreshToken),
        tokenDays: TOKEN_DAYS,
        familyDays: FAMILY_DAYS,
        deviceKey: attempt.device,
        deviceDays: DEVICE_DAYS,
        maxDevices: MAX_DEVICES,
        userAgent,
      })
      if (familyId === null) throw new AppError('LOGIN_FAILED') // changed while the password was checked
      const accessToken = await accessTokens.sign({ accountId: account.id, familyId })
      return { accessToken, refreshToken }
    },

    refresh: async ({ client_id: clientId, refreshToken: presented }, { userAgent = '' } = {}) => {
      const refreshToken = refreshTokens.successorOf(presented)
      const rotation = await rotateToken(database, {
        presented: refreshTokens.hashOf(presented),
        successor: refreshTokens.hashOf(refreshToken),
        clientId,
        tokenDays: TOKEN_DAYS,
        repeatSeconds: REPEAT_SECONDS,
        userAgent,
      })
      if (rotation?.outcome !== 'rotated' && rotation?.outcome !== 'repeated') {
        throw new AppError('REFRESH_REJECTED')
      }
      const { accountId, familyId } = rotation
      return { accessToken: await accessTokens.sign({ accountId, familyId }), refreshToken }
    },

    logout: async ({ refreshToken, accessToken }) => {
      const subject = accessToken === null ? null : await accessTokens.read(accessToken)
      if (refreshToken === undefined && subject === null) return
      await revokeFamily(database, {
        tokenHash: refreshToken === undefined ? null : refreshTokens.hashOf(refreshToken),
        familyId: subject?.familyId ?? null,
      })
    },
  }
}
