import { createApiClient, createQueryClient, createSessionCalls } from '@isp/api-client'
import type { User } from '@isp/contract'
import type { RemoteContext } from '@isp/federation'
import { Failure } from '@isp/federation/page'
import {
  createBrowserPorts,
  createSession,
  type Session,
  type SessionPorts,
  storageNames,
} from '@isp/session'

export type TestContextOptions = {
  /** Whoever is signed in, with the first company and agreement chosen and confirmed; nobody by default. */
  user?: User
  /** Stands in for parts of the browser. */
  ports?: Partial<SessionPorts>
}

const nothing = () => {}
const DAY_SECONDS = 86_400

/** The page of a test neither reloads nor goes anywhere, and hears of no other tab. */
const quietPage = {
  reload: nothing,
  open: nothing,
  onCookieChange: () => nothing,
  onStorageChange: () => nothing,
  keepTypedText: nothing,
  restoreTypedText: nothing,
}

const signIn = (session: Session, { cookies }: SessionPorts, user: User) => {
  const company = user.companies[0]
  const agreement = company?.agreements[0]
  cookies.write(storageNames.cookie.accessToken, 'test-access', DAY_SECONDS)
  cookies.write(storageNames.cookie.refreshToken, 'test-refresh', DAY_SECONDS)
  cookies.write(storageNames.cookie.clientId, 'test-client', DAY_SECONDS)
  if (company) cookies.write(storageNames.cookie.company, company.uuid, DAY_SECONDS)
  if (agreement) cookies.write(storageNames.cookie.agreement, agreement.uuid, DAY_SECONDS)
  session.auth.setState({
    status: 'signed-in',
    user,
    companyUuid: company?.uuid ?? null,
    agreementUuid: agreement?.uuid ?? null,
    isConfirmed: true,
  })
}

/** What the shell hands to a remote, over the pretended BFF of this run. */
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
  if (options.user) signIn(session, ports, options.user)
  return {
    api,
    queryClient: createQueryClient({ isServer: true }),
    session,
    Fragment: ({ fallback }) => fallback,
    Failure,
  }
}
