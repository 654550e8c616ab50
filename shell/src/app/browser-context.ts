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

/** The API client of this tab: sends the session's tokens and headers, shows failures as popups (§8). */
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
      // §8; info, because the browser itself logs the failed call as an error
      if (status !== 401) console.info({ statusCode: status, message: text, cause })
      if (error.code === 'COMPANY_FORBIDDEN') session().rejectChoice()
      if (isIgnored) return
      // in another tab, so that text typed on this page is kept
      const button = help && { text: helpLabel, onClick: () => void open(help) }
      session().notify({ variant: 'error', text, ...(button && { button }) })
    },
  })

/**
 * The context for all pages of this tab: one API client, one session, one query cache. `identity`: the identity that
 * the server read the page's data for. `bffUrl`: address of the BFF; a path is enough in a browser.
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

  // data of another user is invalid: what is on screen is fetched again, the rest is dropped (§2.2)
  const dropForeignData = () => {
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }
  session.onIdentityChange(dropForeignData)
  // the user has signed in or out in another tab since the server rendered the page
  if (session.identity() !== identity) void queryClient.invalidateQueries()
  return { api, queryClient, session, Fragment, Failure: ShellFailure }
}
