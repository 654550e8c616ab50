import '@isp/testing/setup'
import { onlineManager } from '@isp/query'
import { Outlet, RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { zIndex } from '@isp/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { RouteLoader } from './route-loader.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const openSlowPage = async () => {
  let finish = () => {}
  const wait = () => new Promise<null>((resolve) => (finish = () => resolve(null)))
  const frame = (
    <>
      <RouteLoader />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      path: '/',
      element: frame,
      children: [
        { index: true, element: <p>начало</p> },
        { path: 'slow', loader: wait, element: <p>готово</p> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  const wasIdle = screen.queryByRole('progressbar') ?? screen.queryByTestId('pointer-block')
  const go = (address: string) => act(async () => void router.navigate(address))
  await go('/slow')
  return { go, wasIdle: wasIdle === null, finish: () => act(async () => finish()) }
}

test('§2.2: пока страница грузится, видна полоса и нажатия не проходят; после загрузки всё свободно', async () => {
  const { finish, wasIdle } = await openSlowPage()
  expect(wasIdle).toBe(true)
  expect(screen.getByRole('progressbar', { name: 'Страница загружается' })).toBeInTheDocument()
  const block = screen.getByTestId('pointer-block')
  // covers the whole page, including the header and open menus
  expect(block).toHaveStyle({ position: 'fixed', inset: '0px', zIndex: String(zIndex.popup) })
  expect(Math.max(zIndex.header, zIndex.dropdown, zIndex.bottomBar)).toBeLessThan(zIndex.popup)
  await finish()
  expect(screen.getByText('готово')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByTestId('pointer-block')).toBeNull()
})

test('§2.2: без сети вместо бесконечной полосы сказано об этом, нажатия проходят, и переход продолжается сам', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  const { finish } = await openSlowPage()
  expect(screen.getByRole('alert')).toHaveTextContent(/Нет подключения к\sсети/)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByTestId('pointer-block')).toBeNull()
  const setOnline = vi.spyOn(onlineManager, 'setOnline')
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(setOnline).toHaveBeenCalledWith(true)
  isOnline.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
  await finish()
  expect(screen.getByText('готово')).toBeInTheDocument()
})

test('§2.2, §9: если страница зависла, через пять секунд посетитель снова может нажимать; следующий переход держит снова', async () => {
  const { go, finish } = await openSlowPage()
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.getByTestId('pointer-block')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByTestId('pointer-block')).toBeNull()
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  await finish()
  await go('/slow?again')
  expect(screen.getByTestId('pointer-block')).toBeInTheDocument()
})
