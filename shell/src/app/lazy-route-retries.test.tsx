import type { RemoteRoute } from '@isp/federation'
import { onlineManager } from '@isp/query'
import { Outlet, RouterProvider, useRouteError } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import '@isp/testing/setup'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isChunkLoadError, withRetries } from './lazy-route-retries.tsx'

const lost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

const Failed = () => {
  const error = useRouteError()
  return isChunkLoadError(error) ? <p>часть потеряна</p> : <p>ошибка {String(error)}</p>
}

const Lost = () => <p>часть потеряна</p>

type Load = () => Promise<object>
type Opened = { entry?: string; loaderData?: Record<string, unknown>; loader?: () => unknown }
const open = (load: Load, { entry = '/', loaderData, loader }: Opened = {}) => {
  const routes: RemoteRoute[] = [
    {
      id: 'root',
      path: '/',
      element: <Outlet />,
      errorElement: <Failed />,
      children: [
        { id: 'home', index: true, element: <p>начало</p> },
        {
          id: 'page',
          path: 'page',
          lazy: load as RemoteRoute['lazy'],
          ...(loader && { loader }),
        } as RemoteRoute,
      ],
    },
  ]
  const router = createMemoryRouter(withRetries(routes, Lost), {
    initialEntries: [entry],
    ...(loaderData && { hydrationData: { loaderData } }),
  })
  render(<RouterProvider router={router} />)
  return { router, go: (to: string) => act(() => router.navigate(to)) }
}

const part = { Component: () => <p>страница</p> }
/** A chunk that fails to load until `isBack`. */
const losing = () => {
  const state = { isBack: false }
  const load = vi.fn(async () => {
    if (state.isBack) return part
    throw lost()
  })
  return { state, load }
}

test.each([
  ['без своих данных', undefined, null],
  ['со своими данными', () => 'данные', 'данные'],
])('потерянная часть страницы %s приходит при следующем переходе', async (_name, loader, data) => {
  const { state, load } = losing()
  const { router, go } = open(load, { ...(loader && { loader }) })
  await go('/page')
  expect(screen.getByText('часть потеряна')).toBeVisible()
  await go('/page')
  expect(screen.getByText('часть потеряна')).toBeVisible()
  state.isBack = true
  await go('/page')
  expect(screen.getByText('страница')).toBeVisible()
  expect(router.state.loaderData.page).toBe(data)
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
  open(load, { entry: '/page', loaderData: { page: 'данные' }, loader: () => 'данные' })
  expect(await screen.findByText('часть потеряна')).toBeVisible()
})

describe('загрузчик, который не отвечает', () => {
  const BUDGET_MS = 20_000
  const hang = () => new Promise<never>(() => {})
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    onlineManager.setOnline(true)
  })
  const pass = () => act(() => vi.advanceTimersByTimeAsync(BUDGET_MS))
  const isTold = () => screen.queryByText(/ошибка RemoteError: remote is slow/) !== null

  test.each([
    ['данных нет', async () => part, hang],
    ['части нет', hang, async () => null],
  ])('%s: посетителю сказано, и он может уйти и прийти снова', async (_name, load, loader) => {
    const { router } = open(load, { loader })
    await act(async () => void router.navigate('/page'))
    expect(isTold()).toBe(false)
    await pass()
    expect(isTold()).toBe(true)
    await act(() => router.navigate('/'))
    expect(screen.getByText('начало')).toBeVisible()
  })

  test('без сети ждут сколько нужно', async () => {
    onlineManager.setOnline(false)
    const { router } = open(async () => part, { loader: hang })
    await act(async () => void router.navigate('/page'))
    await pass()
    expect(isTold()).toBe(false)
    onlineManager.setOnline(true)
    await pass()
    expect(isTold()).toBe(true)
  })
})
