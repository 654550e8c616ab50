import type { TokenPair } from '@isp/contract'
import { CLIENT_ID_SECONDS, SIGN_IN_SECONDS, sessionCookies } from './cookies.ts'
import type { SessionPorts } from './ports.ts'

const LOCK = 'isp_refresh'
const isRefusal = (error: unknown): boolean => {
  const { status } = error as { status: number }
  return status >= 400 && status < 500 && status !== 429
}

export const writeTokens = ({ cookies }: SessionPorts, tokens: TokenPair): void => {
  cookies.write(sessionCookies.accessToken, tokens.accessToken, SIGN_IN_SECONDS)
  cookies.write(sessionCookies.refreshToken, tokens.refreshToken, SIGN_IN_SECONDS)
}

/** The client id of this browser (§3); created on first use. */
export const clientIdOf = ({ cookies, uuid }: SessionPorts): string => {
  const known = cookies.read(sessionCookies.clientId)
  const id = known && known.length >= 8 ? known : uuid()
  cookies.write(sessionCookies.clientId, id, CLIENT_ID_SECONDS)
  return id
}

/**
 * Exchanges tokens, one exchange at a time in this tab and, by a lock, in all tabs (D11). True: a token other than
 * `usedToken` is available, repeat the call. False: the server refused, `onLost` was called. Rejects without a
 * response: the old refresh token is kept, and for a minute the server gives the same new tokens to the same client.
 */
export const createTokenRefresh = (ports: SessionPorts, onLost: () => void) => {
  let running: Promise<boolean> | null = null

  const exchange = async (usedToken: string | null): Promise<boolean> => {
    const access = ports.cookies.read(sessionCookies.accessToken)
    if (access && access !== usedToken) return true // another tab has refreshed it while this one waited
    const refreshToken = ports.cookies.read(sessionCookies.refreshToken)
    const clientId = ports.cookies.read(sessionCookies.clientId)
    if (!refreshToken || !clientId) {
      if (access || refreshToken) onLost()
      return false
    }
    try {
      const tokens = await ports.api.refresh({ client_id: clientId, refreshToken })
      // signed out meanwhile: a late response must not sign in again
      if (ports.cookies.read(sessionCookies.refreshToken) !== refreshToken)
        return hasAccess(usedToken)
      writeTokens(ports, tokens)
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (ports.cookies.read(sessionCookies.refreshToken) !== refreshToken)
        return hasAccess(usedToken)
      onLost()
      return false
    }
  }

  const hasAccess = (usedToken: string | null): boolean => {
    const access = ports.cookies.read(sessionCookies.accessToken)
    return access !== null && access !== usedToken
  }

  return (usedToken: string | null): Promise<boolean> => {
    running ??= ports
      .exclusively(LOCK, () => exchange(usedToken))
      .finally(() => {
        running = null
      })
    return running
  }
}
