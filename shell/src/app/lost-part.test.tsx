import type { RemoteRoute } from '@isp/federation'
import { Outlet, RouterProvider, useRouteError } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import '@isp/testing/setup'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isLostPart, withRetries } from './lost-part.tsx'

const lost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

const Failed = () => {
  const error = useRouteError()
  return isLostPart(error) ? <p>часть потеряна</p> : <p>ошибка {String(error)}</p>
}

type Load = () => Promise<object>
const open = (load: Load, entry = '/', loaderData?: Record<string, unknown>) => {
  const routes: RemoteRoute[] = [
    {
      id: 'root',
      path: '/',
      element: <Outlet />,
      errorElement: <Failed />,
      children: [
        { id: 'home', index: true, element: <p>начало</p> },
        { id: 'page', path: 'page', lazy: load as RemoteRoute['lazy'] } as RemoteRoute,
      ],
    },
  ]
  const router = createMemoryRouter(withRetries(routes), {
    initialEntries: [entry],
    ...(loaderData && { hydrationData: { loaderData } }),
  })
  render(<RouterProvider router={router} />)
  return { router, go: (to: string) => act(() => router.navigate(to)) }
}

const part = {
  Component: () => <p>страница</p>,
  loader: () => 'данные',
  handle: { head: () => ({ title: 'x' }) },
}
/** Lost until `isBack`. */
const losing = () => {
  const state = { isBack: false }
  const load = vi.fn(async () => {
    if (state.isBack) return part
    throw lost()
  })
  return { state, load }
}

test('потерянная часть приходит при следующем переходе, со своими данными и заголовком', async () => {
  const { state, load } = losing()
  const { router, go } = open(load)
  await go('/page')
  expect(screen.getByText('часть потеряна')).toBeVisible()
  await go('/page')
  expect(screen.getByText('часть потеряна')).toBeVisible()
  state.isBack = true
  await go('/page')
  expect(screen.getByText('страница')).toBeVisible()
  expect(router.state.loaderData.page).toBe('данные')
  const handle = router.state.matches.at(-1)?.route.handle as RemoteRoute['handle']
  expect(handle?.head).toBeDefined()
  const count = load.mock.calls.length
  await go('/')
  await go('/page')
  expect(load).toHaveBeenCalledTimes(count)
})

test('ошибка другого рода остаётся ошибкой, и второй раз часть не просят', async () => {
  const load = vi.fn(async () => {
    throw new Error('сломано')
  })
  const { go } = open(load)
  await go('/page')
  expect(screen.getByText(/сломано/)).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('страница, данные которой пришли с сервера, без своей части не остаётся пустой', async () => {
  const { load } = losing()
  open(load, '/page', { page: 'данные' })
  expect(await screen.findByText('часть потеряна')).toBeVisible()
})
