import type { TokenPair } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import { insertFamily } from '../auth.sql.ts'
import type { AccessTokens } from './access-token.ts'
import type { RefreshTokens } from './refresh-token.ts'

/** A refresh token lives 30 days (§3) after its last change, a sign-in half a year in all. */
export const TOKEN_DAYS = 30
const FAMILY_DAYS = 180
/** A browser that signed in is known for as long as it keeps its client id; of one account, the latest of them. */
const DEVICE_DAYS = 365
const MAX_DEVICES = 50

export type SignIns = {
  /** Tokens of a new sign-in, by the caller's connection. Null: the account is blocked, or its password another one now. */
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
