import '@isp/testing/setup'
import { FederationProvider, type RemoteLoader } from '@isp/federation/runtime'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { createTestContext } from '@isp/testing'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AuthPlace } from './auth-place.tsx'

vi.mock('./auth-window.tsx', () => {
  throw new Error('lost')
})

test('не пришло и само окно: вход открывается страницей', async () => {
  const context = createTestContext()
  const loadFragment = () => Promise.reject(new Error('lost'))
  const loader = { loadFragment } as unknown as RemoteLoader
  const router = createMemoryRouter([{ path: '*', element: <AuthPlace /> }])
  render(
    <SessionProvider session={context.session}>
      <FederationProvider federation={{ loader, context }}>
        <RouterProvider router={router} />
      </FederationProvider>
    </SessionProvider>,
  )
  await act(async () => context.session.openAuth({ reason: 'Войдите.' }))
  await expect.poll(() => router.state.location.pathname).toBe('/cabinet/auth/')
  expect(context.session.auth.getState().dialog).toBeNull()
})
