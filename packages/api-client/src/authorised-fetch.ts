/** Where the bearer token comes from and how it is renewed (D10, D11). */
export type TokenPort = {
  getAccessToken: () => string | null
  /**
   * After a 401: true when another token than `usedToken` is there now, false when nobody is signed in any more.
   * Rejects when no answer came.
   */
  refresh: (usedToken: string | null) => Promise<boolean>
}

type Send = (request: Request) => Promise<Response>

type AuthorisedOptions = {
  send: Send
  tokens?: TokenPort
  contextHeaders?: () => Readonly<Record<string, string>>
}

/** Calls that make or end a sign-in: a stale token beside them would only be refused. */
const AUTH_CALLS = /\/api\/auth\//
/** Asks what may be chosen: a choice that no longer holds must not stand in the way. */
const CURRENT_USER = /\/api\/user\/me$/

/**
 * One call with the visitor's bearer token and context headers (§6). A 401 renews the token once and sends the same
 * call again (§4); whatever comes then is the answer.
 */
export const createAuthorisedFetch = ({
  send,
  tokens,
  contextHeaders,
}: AuthorisedOptions): Send => {
  const dress = (request: Request, token: string | null): Request => {
    const { pathname } = new URL(request.url)
    if (!CURRENT_USER.test(pathname)) {
      for (const [name, value] of Object.entries(contextHeaders?.() ?? {})) {
        // a call that names a company itself is about that one, whatever is chosen
        if (!request.headers.has(name)) request.headers.set(name, value)
      }
    }
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    return request
  }
  return async (request) => {
    if (!tokens || AUTH_CALLS.test(new URL(request.url).pathname)) return send(request)
    const token = tokens.getAccessToken()
    const spare = request.clone()
    const response = await send(dress(request, token))
    if (response.status !== 401 || !(await tokens.refresh(token))) return response
    return send(dress(spare, tokens.getAccessToken()))
  }
}
