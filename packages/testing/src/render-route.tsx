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
import { server } from './server.ts'
import { createTestContext, type TestContextOptions } from './test-context.ts'

export type MemoryRouter = ReturnType<typeof createMemoryRouter>

export type RenderedRoute = RenderResult & {
  user: UserEvent
  router: MemoryRouter
  context: RemoteContext
  session: Session
  /** Path and query that the visitor sees now. */
  address: () => string
}

export type RenderOptions = TestContextOptions & {
  handlers?: readonly HttpHandler[]
  /** With fake timers: `{ advanceTimers: vi.advanceTimersByTime }`. */
  userEvent?: Parameters<typeof userEvent.setup>[0]
}

/**
 * Opens an address of a remote as the shell would: loaders, providers, memory history.
 * Waits until the first page is there, unless its loader hangs.
 */
export const renderRoute = async (
  remote: RemoteModule,
  address: string,
  options: RenderOptions = {},
): Promise<RenderedRoute> => {
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
  return {
    ...rendered,
    user: userEvent.setup(options.userEvent),
    router,
    context,
    session: context.session,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

/** Until the loaders of the first page are done, or one of them waits for an answer that never comes. */
const settled = async (router: MemoryRouter): Promise<void> => {
  if (router.state.initialized) return
  const end = new AbortController()
  const initialized = new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => state.initialized && resolve())
    end.signal.addEventListener('abort', unsubscribe)
  })
  await Promise.race([initialized, untilHanging(end.signal)])
  end.abort()
}
