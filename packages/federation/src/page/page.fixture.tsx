import { QueryClient, QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { createSession, type Session, SessionProvider } from '@isp/session'
import { createServerPorts } from '@isp/session/server'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RemoteContextProvider } from '../remote/remote-context.tsx'
import type { RemoteContext } from '../remote-module.ts'
import { Failure } from './failure.tsx'

/** Renders a page inside the shell's providers, without a network. */
export const showPage = async (
  page: ReactNode,
): Promise<{ session: Session; queryClient: QueryClient; hide: () => void }> => {
  let id = 0
  const session = createSession({ ...createServerPorts(), uuid: () => String(++id) })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: null },
  ])
  const { unmount } = await act(async () =>
    render(
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <RemoteContextProvider context={{ Failure } as unknown as RemoteContext}>
            <RouterProvider router={router} />
          </RemoteContextProvider>
        </QueryClientProvider>
      </SessionProvider>,
    ),
  )
  return { session, queryClient, hide: unmount }
}
