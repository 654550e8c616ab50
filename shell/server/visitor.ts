import { randomUUID } from 'node:crypto'
import { traceHeaders } from '@isp/observability'
import {
  CLIENT_ID_SECONDS,
  readClaims,
  SIGN_IN_SECONDS,
  sessionCookies,
  signInCookies,
} from '@isp/session/cookies'

export type Cookies = Readonly<Record<string, string>>

/**
 * The visitor that a page is rendered for. `cookies` are used for rendering, `setCookies` are sent to the browser.
 * `anonymous`: the page contains nothing personal, so it can be shared. `unknown`: there is a sign-in, but the BFF did
 * not respond. `lost`: there was one, and it cannot be refreshed (D28).
 */
export type Visitor = {
  kind: 'anonymous' | 'signed-in' | 'unknown' | 'lost'
  cookies: Cookies
  setCookies: readonly string[]
}

type Exchange =
  | { kind: 'renewed'; accessToken: string; refreshToken: string }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

type Caller = { requestId: string; address: string }

type VisitorsOptions = {
  bffOrigin: string
  /** On https the cookies are `Secure` (D10). */
  isSecure: boolean
  now?: () => number
}

const EXCHANGE_BUDGET_MS = 3000
/** A token that expires within this time is refreshed, because it could expire on the way. */
const MARGIN_MS = 5000

export const parseCookies = (header: string | undefined): Cookies =>
  Object.fromEntries(
    (header ?? '').split(/; */).flatMap((pair) => {
      const at = pair.indexOf('=')
      if (at <= 0) return []
      const value = pair.slice(at + 1)
      try {
        return [[pair.slice(0, at), decodeURIComponent(value)] as const]
      } catch {
        return [[pair.slice(0, at), value] as const]
      }
    }),
  )

const without = (cookies: Cookies, names: readonly string[]): Cookies =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => !names.includes(name)))

/** Identifies visitors by their cookies. Concurrent pages of one browser refresh their tokens once. */
export const createVisitors = ({ bffOrigin, isSecure, now = Date.now }: VisitorsOptions) => {
  const running = new Map<string, Promise<Exchange>>()

  const cookie = (name: string, value: string, maxAge: number) =>
    `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const cleared = (names: readonly string[]) => names.map((name) => cookie(name, '', 0))

  const exchange = async (
    refreshToken: string,
    clientId: string,
    { requestId, address }: Caller,
  ): Promise<Exchange> => {
    const response = await fetch(`${bffOrigin}/bff/api/auth/token/refresh`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        'x-forwarded-for': address,
        ...traceHeaders(),
      },
      body: JSON.stringify({ client_id: clientId, refreshToken }),
      signal: AbortSignal.timeout(EXCHANGE_BUDGET_MS),
    }).catch(() => null)
    if (!response || response.status >= 500 || response.status === 429) {
      return { kind: 'unreachable' }
    }
    if (!response.ok) return { kind: 'refused' }
    const tokens = (await response.json().catch(() => null)) as Record<string, unknown> | null
    const { accessToken, refreshToken: next } = tokens ?? {}
    return typeof accessToken === 'string' && typeof next === 'string'
      ? { kind: 'renewed', accessToken, refreshToken: next }
      : { kind: 'unreachable' }
  }

  const exchangeOnce = (refreshToken: string, clientId: string, caller: Caller) => {
    // a token belongs to one browser: if another uses the same token, the BFF must refuse it
    const key = JSON.stringify([refreshToken, clientId])
    const known = running.get(key)
    if (known) return known
    const started = exchange(refreshToken, clientId, caller).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }

  const anonymous: Visitor = { kind: 'anonymous', cookies: {}, setCookies: [] }

  const unknown = (cookies: Cookies): Visitor => ({
    kind: 'unknown',
    cookies: without(cookies, signInCookies),
    setCookies: [],
  })

  const lost = (cookies: Cookies): Visitor => ({
    kind: 'lost',
    cookies: without(cookies, signInCookies),
    setCookies: cleared(signInCookies),
  })

  /** Refreshes the tokens of this browser, or ends its sign-in. If the BFF does not respond, the sign-in is kept. */
  const renew = async (cookies: Cookies, caller: Caller): Promise<Visitor> => {
    const refreshToken = cookies[sessionCookies.refreshToken]
    const clientId = cookies[sessionCookies.clientId]
    if (!refreshToken || !clientId) return lost(cookies)
    const result = await exchangeOnce(refreshToken, clientId, caller)
    if (result.kind === 'refused') return lost(cookies)
    if (result.kind === 'unreachable') return unknown(cookies)
    return {
      kind: 'signed-in',
      cookies: {
        ...cookies,
        [sessionCookies.accessToken]: result.accessToken,
        [sessionCookies.refreshToken]: result.refreshToken,
      },
      setCookies: [
        cookie(sessionCookies.accessToken, result.accessToken, SIGN_IN_SECONDS),
        cookie(sessionCookies.refreshToken, result.refreshToken, SIGN_IN_SECONDS),
        cookie(sessionCookies.clientId, clientId, CLIENT_ID_SECONDS),
      ],
    }
  }

  return {
    renew,
    /** Gives a browser without a client id one (§3), by which canaries choose it. */
    newcomer: (): string => cookie(sessionCookies.clientId, randomUUID(), CLIENT_ID_SECONDS),
    /** Ends a sign-in, whatever state it is in. */
    end: ({ cookies }: Visitor): Visitor => lost(cookies),
    /** Reads the cookies; an expired access token is refreshed before rendering. */
    identify: async (cookies: Cookies, caller: Caller): Promise<Visitor> => {
      const accessToken = cookies[sessionCookies.accessToken]
      if (!accessToken && !cookies[sessionCookies.refreshToken]) return anonymous
      const expiresAt = readClaims(accessToken ?? null)?.expiresAt
      const isAlive = expiresAt != null && expiresAt - MARGIN_MS > now()
      return isAlive ? { kind: 'signed-in', cookies, setCookies: [] } : renew(cookies, caller)
    },
    /** The same visitor without the company and agreement that the BFF refused. */
    withoutCompany: (visitor: Visitor): Visitor => {
      const names = [sessionCookies.company, sessionCookies.agreement, sessionCookies.specification]
      return {
        ...visitor,
        cookies: without(visitor.cookies, names),
        setCookies: [...visitor.setCookies, ...cleared(names)],
      }
    },
  }
}
