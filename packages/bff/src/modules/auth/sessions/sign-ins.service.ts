import type { TokenPair } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import { insertFamily } from '../auth.sql.ts'
import type { AccessTokens } from './access-token.ts'
import type { RefreshTokens } from './refresh-token.ts'

/** A refresh token is valid for 30 days (§3) after its last exchange, a session for half a year in total. */
export const TOKEN_DAYS = 30
const FAMILY_DAYS = 180
/** How long a browser counts as known after a sign-in, and how many of an account are remembered. */
const DEVICE_DAYS = 365
const MAX_DEVICES = 50

export type SignIns = {
  /**
   * Opens a session and returns its tokens, on the caller's connection. Null: the account is blocked or its
   * password has changed.
   */
  open(
    database: Database,
    who: {
      accountId: number
      passwordHash: string
      clientId: string
      deviceKey: Buffer
      userAgent?: string
    },
  ): Promise<TokenPair | null>
}

export const createSignIns = ({
  accessTokens,
  refreshTokens,
}: {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
}): SignIns => ({
  open: async (database, who) => {
    const refreshToken = refreshTokens.create()
    const familyId = await insertFamily(database, {
      ...who,
      tokenHash: refreshTokens.hashOf(refreshToken),
      tokenDays: TOKEN_DAYS,
      familyDays: FAMILY_DAYS,
      deviceDays: DEVICE_DAYS,
      maxDevices: MAX_DEVICES,
    })
    if (familyId === null) return null
    const accessToken = await accessTokens.sign({ accountId: who.accountId, familyId })
    return { accessToken, refreshToken }
  },
})
