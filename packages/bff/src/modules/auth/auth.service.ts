import type { LoginInput, TokenPair } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import {
  countAttempt,
  forgiveAttempt,
  revokeFamily,
  rotateToken,
  selectCredentials,
} from './auth.sql.ts'
import type { AuthParts } from './auth-parts.ts'
import { attemptKeysOf } from './passwords/attempt-keys.ts'
import { TOKEN_DAYS } from './sessions/sign-ins.service.ts'

/** How long an exchanged refresh token may be presented again after a lost answer (D11). */
const REPEAT_SECONDS = 60
/** Failed attempts before the first waiting time. The limit of an address is higher, because an office shares one. */
const FREE_ATTEMPTS = { login: 5, address: 50 }

export type AuthService = {
  /** @throws AppError LOGIN_FAILED, ACCOUNT_BLOCKED (only after the right password), TOO_MANY_REQUESTS with `seconds`, SERVER_OVERLOADED */
  login(input: LoginInput, from: { address: string; userAgent?: string }): Promise<TokenPair>
  /** @throws AppError REFRESH_REJECTED */
  refresh(
    input: { client_id: string; refreshToken: string },
    from?: { userAgent?: string },
  ): Promise<TokenPair>
  /** Succeeds for an unknown token too: afterwards it is invalid in any case. */
  logout(tokens: { refreshToken: string | undefined; accessToken: string | null }): Promise<void>
}

export const createAuthService = (database: Database, parts: AuthParts): AuthService => {
  const { keys, accessTokens, refreshTokens, passwords, signIns } = parts
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
      const tokens = await signIns.open(database, {
        accountId: account.id,
        passwordHash: account.passwordHash,
        clientId,
        deviceKey: attempt.device,
        userAgent,
      })
      if (!tokens) throw new AppError('LOGIN_FAILED') // the password was changed while it was being checked
      return tokens
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
      const subject = accessToken === null ? null : await accessTokens.readExpired(accessToken)
      if (refreshToken === undefined && subject === null) return
      await revokeFamily(database, {
        tokenHash: refreshToken === undefined ? null : refreshTokens.hashOf(refreshToken),
        familyId: subject?.familyId ?? null,
      })
    },
  }
}
