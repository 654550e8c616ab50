import { createApiClient, createQueryClient, createSessionCalls } from '@isp/api-client'
import type { RemoteContext } from '@isp/federation'
import { Failure } from '@isp/federation/page'
import { createBrowserPorts, createSession, type SessionPorts } from '@isp/session'

export type TestContextOptions = {
  /** Replaces parts of the browser. */
  ports?: Partial<SessionPorts>
}

const nothing = () => {}

/** A page that does not reload, navigate or receive events of other tabs. */
const quietPage = {
  reload: nothing,
  open: nothing,
  onCookieChange: () => nothing,
  whenSeen: nothing,
  onStorageChange: () => nothing,
  onLeave: () => nothing,
  keepTypedText: nothing,
  restoreTypedText: nothing,
}

/** The context that the shell gives to a remote, using the mock BFF. */
export const createTestContext = (options: TestContextOptions = {}): RemoteContext => {
  const api = createApiClient({
    baseUrl: 'http://shop.test/bff',
    fetch: (request) => fetch(request),
    tokens: {
      getAccessToken: () => session.tokens.getAccessToken(),
      refresh: (usedToken) => session.tokens.refresh(usedToken),
    },
    contextHeaders: () => session.contextHeaders(),
  })
  const ports = {
    ...createBrowserPorts(createSessionCalls(api)),
    page: quietPage,
    ...options.ports,
  }
  const session = createSession(ports)
  return {
    api,
    queryClient: createQueryClient({ isServer: true }),
    session,
    Fragment: ({ fallback }) => fallback,
    Failure,
  }
}
