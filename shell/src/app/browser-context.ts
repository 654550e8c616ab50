import {
  type ApiClient,
  createApiClient,
  createQueryClient,
  createSessionCalls,
} from '@isp/api-client'
import { BFF_BASE } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import { Fragment } from '@isp/federation/runtime'
import { hydrate } from '@isp/query'
import { createBrowserPorts, createSession, type Session } from '@isp/session'
import { helpLabel } from './browser.messages.ts'
import type { PageState } from './page-state.ts'
import { ShellFailure } from './shell-failure.tsx'

/** The API client of this tab: the session's tokens and headers go out, its failures come back as popups (§8). */
const createApi = (session: () => Session, baseUrl: string): ApiClient =>
  createApiClient({
    baseUrl,
    tokens: {
      getAccessToken: () => session().tokens.getAccessToken(),
      refresh: (usedToken) => session().tokens.refresh(usedToken),
    },
    contextHeaders: () => session().contextHeaders(),
    onError: (error, { isIgnored }) => {
      const { status, message: text, help, cause } = error
      // §8; the browser itself has named the call as an error
      if (status !== 401) console.info({ statusCode: status, message: text, cause })
      if (error.code === 'COMPANY_FORBIDDEN') session().rejectChoice()
      if (isIgnored) return
      // in another tab: what is typed on this page stays
      const button = help && { text: helpLabel, onClick: () => void open(help) }
      session().notify({ variant: 'error', text, ...(button && { button }) })
    },
  })

/**
 * What the shell hands to every page of this tab: one API client, one session, one cache. `identity`: whom the server read
 * the page's data for. `bffUrl`: where the BFF is; a browser knows the origin of a path.
 */
export const createBrowserContext = (
  state: PageState,
  identity: string,
  bffUrl = BFF_BASE,
): RemoteContext => {
  const queryClient = createQueryClient({ isServer: false })
  hydrate(queryClient, state.queries)
  const api = createApi(() => session, bffUrl)
  const session = createSession(createBrowserPorts(createSessionCalls(api)))

  // data read for somebody else is nobody's: what is on screen is read again, the rest is dropped (§2.2)
  const dropForeignData = () => {
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }
  session.onIdentityChange(dropForeignData)
  // signed in or out, in another tab, between the server's answer and now
  if (session.identity() !== identity) void queryClient.invalidateQueries()
  return { api, queryClient, session, Fragment, Failure: ShellFailure }
}
