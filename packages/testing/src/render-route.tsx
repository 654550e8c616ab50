/** @jsxImportSource react */
import type { RemoteContext, RemoteModule } from '@isp/federation'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { type Session, SessionProvider } from '@isp/session'
import { act, type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { untilHanging } from './handlers.ts'
import { enterAs, signInHandlers, type Visitor } from './people/sign-in.ts'
import { server } from './server.ts'
import { createTestContext, type TestContextOptions } from './test-context.ts'

export type MemoryRouter = ReturnType<typeof createMemoryRouter>

export type RenderedRoute = RenderResult & {
  user: UserEvent
  router: MemoryRouter
  context: RemoteContext
  session: Session
  /** Path and query of the current page. */
  address: () => string
}

export type RenderOptions = TestContextOptions & {
  /**
   * Who visits: signed in on an earlier page, company and agreement confirmed; the page reads this from cookies and
   * storage when the session is restored. Without it the session is not restored, as in the server's HTML.
   */
  as?: Visitor | 'anonymous'
  /** Signed in, but company and agreement are not confirmed yet. */
  isChoosing?: boolean
  handlers?: readonly HttpHandler[]
  /** With fake timers: `{ advanceTimers: vi.advanceTimersByTime }`. */
  userEvent?: Parameters<typeof userEvent.setup>[0]
}

/** Opens a URL of a remote as the shell would: loaders, providers, history in memory. Waits for the first page, unless its loader hangs. */
export const renderRoute = async (
  remote: RemoteModule,
  address: string,
  options: RenderOptions = {},
): Promise<RenderedRoute> => {
  const { as } = options
  if (as && as !== 'anonymous') {
    server.use(...signInHandlers(as))
    await enterAs(createTestContext(options), as, options)
  }
  server.use(...(options.handlers ?? []))
  const context = createTestContext(options)
  const router = createMemoryRouter(remote.createRoutes(context), { initialEntries: [address] })
  const rendered = render(
    <SessionProvider session={context.session}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>,
  )
  await act(() => settled(router))
  if (as) await act(() => restored(context.session))
  return {
    ...rendered,
    user: userEvent.setup(options.userEvent),
    router,
    context,
    session: context.session,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

type Watch = (tell: () => void) => () => void

/** Resolves when `isSo` is true, or a request reaches an endpoint that hangs. */
const until = async (isSo: () => boolean, watch: Watch): Promise<void> => {
  if (isSo()) return
  const end = new AbortController()
  const done = new Promise<void>((resolve) => {
    const stop = watch(() => isSo() && resolve())
    end.signal.addEventListener('abort', stop)
  })
  await Promise.race([done, untilHanging(end.signal)])
  end.abort()
}

/** Resolves when the loaders of the first page are done. */
const settled = (router: MemoryRouter): Promise<void> =>
  until(
    () => router.state.initialized,
    (tell) => router.subscribe(tell),
  )

/** Resolves when the session knows the user, or has failed to fetch it. */
const restored = ({ auth, restore }: Session): Promise<void> => {
  restore()
  const isKnown = () => {
    const { status, user, isUserFailed } = auth.getState()
    return status === 'anonymous' || user !== null || isUserFailed
  }
  return until(isKnown, (tell) => auth.subscribe(tell))
}
