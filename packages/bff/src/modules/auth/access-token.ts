import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** At most 15 minutes (D10). */
export const ACCESS_TOKEN_SECONDS = 15 * 60

const ISSUER = 'isp-bff'

/** Whose token it is, and which sign-in it belongs to. */
export type AccessSubject = { accountId: number; familyId: string }

export type AccessTokens = {
  sign(subject: AccessSubject): Promise<string>
  /** Null for anything that is not a token of ours that is valid now. */
  read(token: string): Promise<AccessSubject | null>
}

const accountIdForm = /^[1-9]\d{0,9}$/
const familyIdForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Signed JWT, HS256: `sub` the account, `sid` the sign-in; both stay the same when a token is changed for a new one (D27).
 * @param key at least 32 bytes
 * @param now for tests of expiry
 */
export const createAccessTokens = (
  key: Uint8Array,
  now: () => Date = () => new Date(),
): AccessTokens => {
  const secret = createSecretKey(key)
  return {
    sign: async ({ accountId, familyId }) => {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: familyId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(String(accountId))
        .setIssuer(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(secret)
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer: ISSUER,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: now(),
        })
        const { sub = '', sid } = payload
        if (!accountIdForm.test(sub) || typeof sid !== 'string' || !familyIdForm.test(sid)) {
          return null
        }
        return { accountId: Number(sub), familyId: sid }
      } catch {
        return null // forged, foreign or expired: the same to the caller, who refreshes
      }
    },
  }
}
