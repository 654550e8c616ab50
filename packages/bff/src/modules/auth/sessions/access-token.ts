import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** At most 15 minutes (D10). */
export const ACCESS_TOKEN_SECONDS = 15 * 60

const ISSUER = 'isp-bff'

/** The account of a token and the id of its session. */
export type AccessSubject = { accountId: number; familyId: string }

export type AccessTokens = {
  sign(subject: AccessSubject): Promise<string>
  /** Null for anything but a valid token of ours. */
  read(token: string): Promise<AccessSubject | null>
  /** As `read`, but accepts expired tokens: signing out must work with any token that is left. */
  readExpired(token: string): Promise<AccessSubject | null>
}

/** Number of verified tokens that are cached: checking a signature costs a tenth of a short answer. */
const REMEMBERED = 10_000

type Verified = { subject: AccessSubject; expiresAtMs: number }

const accountIdForm = /^[1-9]\d{0,9}$/
const familyIdForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Signed JWT, HS256: `sub` is the account, `sid` the session; both stay the same when tokens are refreshed (D27).
 * @param key at least 32 bytes @param now for tests of expiry
 */
export const createAccessTokens = (
  key: Uint8Array,
  now: () => Date = () => new Date(),
): AccessTokens => {
  const secret = createSecretKey(key)
  /** Keyed by the whole token, so that an altered token is never found; the oldest entry is dropped first. */
  const verified = new Map<string, Verified>()

  const remember = (token: string, known: Verified): void => {
    const oldest = verified.keys().next()
    if (verified.size >= REMEMBERED && !oldest.done) verified.delete(oldest.value)
    verified.set(token, known)
  }

  const verify = async (token: string, currentDate: Date): Promise<Verified | null> => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer: ISSUER,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate,
      })
      const { sub = '', sid, exp = 0 } = payload
      if (!accountIdForm.test(sub) || typeof sid !== 'string' || !familyIdForm.test(sid)) {
        return null
      }
      return { subject: { accountId: Number(sub), familyId: sid }, expiresAtMs: exp * 1000 }
    } catch {
      return null // forged, foreign or expired makes no difference to the caller, who refreshes
    }
  }

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
      const known = verified.get(token)
      if (known && known.expiresAtMs > now().getTime()) return known.subject
      verified.delete(token)
      const found = await verify(token, now())
      if (found) remember(token, found)
      return found?.subject ?? null
    },
    readExpired: async (token) => (await verify(token, new Date(0)))?.subject ?? null,
  }
}
