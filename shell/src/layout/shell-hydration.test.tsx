import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { createTestContext } from '@isp/testing'
import '@isp/testing/setup'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shellFixture } from './shell.fixture.tsx'

/** A page whose lazy chunks are loaded, as on the server and after `preloadLazyRoutes`. */
const pageOf = async (address: string) => {
  const context = createTestContext()
  const router = createMemoryRouter(shellFixture().createRoutes(context), {
    initialEntries: [address],
  })
  await expect.poll(() => router.state.initialized).toBe(true)
  const page = (
    <SessionProvider session={context.session}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>
  )
  return page
}

test('страница с сервера оживает без расхождений, и набранное до этого не теряется', async () => {
  localStorage.setItem('isp_comparison', '[1,2]')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(await pageOf('/contacts/'))
  const field = container.querySelector<HTMLInputElement>('header input[name=q]')
  if (!field) throw new Error('no search field in the HTML')
  field.value = 'сверло'

  const problems: unknown[] = []
  const page = await pageOf('/contacts/')
  const root = await act(async () =>
    hydrateRoot(container, page, {
      onRecoverableError: (error) => problems.push(error),
    }),
  )
  expect(problems).toEqual([])
  expect(field).toHaveValue('сверло')
  expect(container.querySelector('header input[name=q]')).toBe(field)

  // stored values were not in the first render, and are shown now
  expect(screen.getAllByRole('link', { name: /Сравнение, 2/ }).length).toBeGreaterThan(0)
  act(() => root.unmount())
  container.remove()
})
