import '@isp/testing/setup'
import type { RegisteredRelease } from '@isp/federation'
import { FederationProvider, type RemoteLoader } from '@isp/federation/runtime'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { createTestContext } from '@isp/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FirstPage, FirstPageProvider, UnmatchedRoute } from './unmatched-route.tsx'

const PATH = '/catalog/sverla/?page=2'
const reload = vi.fn()
const navigationType = vi.fn(() => 'navigate')

beforeEach(() => {
  reload.mockClear()
  navigationType.mockReturnValue('navigate')
  vi.stubGlobal('location', { reload })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ type: navigationType() }] as never,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A loader that cannot load the catalogue until `isBack`. */
const loaderOf = (over: Partial<RemoteLoader> = {}) => {
  const loader = {
    findOwner: vi.fn(() => ({ name: 'catalog' }) as RegisteredRelease),
    failureOf: vi.fn(() => 'slow' as const),
    refresh: vi.fn(async () => 'current' as const),
    compare: vi.fn(async () => 'current' as const),
    ...over,
  }
  return loader as typeof loader & RemoteLoader
}

const open = async (loader: RemoteLoader | null, firstPage: FirstPage = null) => {
  const visits = vi.fn<() => unknown>(() => null)
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => visits(),
        hydrateFallbackElement: <></>,
        element: (
          <FirstPageProvider value={firstPage}>
            <UnmatchedRoute />
          </FirstPageProvider>
        ),
      },
    ],
    { initialEntries: [PATH] },
  )
  await act(async () => {
    render(
      <FederationProvider federation={{ loader, context: createTestContext() }}>
        <RouterProvider router={router} />
      </FederationProvider>,
    )
  })
  return { visits, router, user: userEvent.setup() }
}
const retry = () => screen.getByRole('button', { name: /Повторить/ })

describe('место приложения, которого нет', () => {
  test('названа причина; повтор спрашивает выпуск и открывает тот же адрес, без нового документа', async () => {
    const loader = loaderOf()
    const { user, visits, router } = await open(loader)
    expect(
      screen.getByRole('heading', { name: 'Раздел загружается слишком долго' }),
    ).toBeInTheDocument()
    visits.mockClear()
    await user.click(retry())
    await waitFor(() => expect(visits).toHaveBeenCalledTimes(1))
    expect(loader.refresh).toHaveBeenCalledWith('catalog')
    expect(router.state.location.pathname + router.state.location.search).toBe(PATH)
    // no history entry of its own on the way back
    expect(router.state.historyAction).toBe('POP')
    expect(reload).not.toHaveBeenCalled()
  })

  test('ссылка, нажатая, пока место спрашивает само, ведёт куда обещала', async () => {
    const asked = Promise.withResolvers<'current'>()
    const arrival = Promise.withResolvers<null>()
    const loader = loaderOf({ refresh: vi.fn(() => asked.promise) })
    const { router, visits } = await open(loader, { kind: 'missing', path: PATH, isTried: false })
    expect(loader.refresh).toHaveBeenCalled()
    visits.mockReturnValue(arrival.promise)
    await act(async () => void router.navigate('/delivery/'))
    await act(async () => asked.resolve('current'))
    await act(async () => arrival.resolve(null))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.pathname).toBe('/delivery/')
  })

  test('на сервере вышел новый выпуск — страница открывается новым документом, сама и один раз', async () => {
    await open(loaderOf({ compare: async () => 'replaced' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  test('документ, который уже открыт заново, третьего не открывает', async () => {
    navigationType.mockReturnValue('reload')
    const loader = loaderOf({ compare: vi.fn(async () => 'replaced' as const) })
    await open(loader)
    expect(loader.compare).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  test.each(['current', 'unknown'] as const)(
    'выпуск %s — новый документ не поможет',
    async (age) => {
      await open(loaderOf({ compare: async () => age }))
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test('повтор нашёл новый выпуск — открывает новый документ, а не старую страницу', async () => {
    navigationType.mockReturnValue('reload')
    const loader = loaderOf({ refresh: async () => 'replaced', compare: async () => 'replaced' })
    const { user, visits } = await open(loader)
    visits.mockClear()
    await user.click(retry())
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(visits).not.toHaveBeenCalled()
  })
})

describe('первая страница', () => {
  test('без приложения с сервера — браузер пробует сам, один раз за документ', async () => {
    const loader = loaderOf()
    const first = { kind: 'missing', path: PATH, isTried: false } as const
    const { visits, router } = await open(loader, { ...first })
    await waitFor(() => expect(visits).toHaveBeenCalledTimes(2))
    expect(loader.refresh).toHaveBeenCalledTimes(1)
    expect(loader.compare).not.toHaveBeenCalled()
    await act(() => router.navigate('/other/'))
    await act(() => router.navigate(PATH))
    expect(loader.refresh).toHaveBeenCalledTimes(1)
  })

  test('уже испытанная сама больше не пробует', async () => {
    const loader = loaderOf()
    await open(loader, { kind: 'missing', path: PATH, isTried: true })
    expect(loader.refresh).not.toHaveBeenCalled()
  })

  test('прочитанная с сервера остаётся на виду под строкой о том, что случилось', async () => {
    await open(loaderOf(), { kind: 'frozen', path: PATH, html: '<h1>Свёрла с сервера</h1>' })
    expect(screen.getByRole('heading', { level: 1, name: 'Свёрла с сервера' })).toBeInTheDocument()
    expect(screen.getByText('Раздел загружается слишком долго')).toBeInTheDocument()
  })

  test('на другом адресе её нет', async () => {
    await open(loaderOf(), { kind: 'frozen', path: '/other/', html: '<h1>Чужая</h1>' })
    expect(screen.queryByText('Чужая')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/слишком долго/)
  })
})
