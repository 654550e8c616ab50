import '@isp/testing/setup'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RemotePlace } from './remote-place.tsx'

const show = (props: Partial<ComponentProps<typeof RemotePlace>> = {}) => {
  const element = <RemotePlace reason="unavailable" onRetry={() => {}} {...props} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const retry = () => screen.getByRole('button', { name: /Повторить/ })

test.each([
  ['unavailable', 'Раздел временно недоступен'],
  ['slow', 'Раздел загружается слишком долго'],
  ['incompatible', 'Раздел обновляется'],
] as const)('причина %s: посетитель видит «%s» и дорогу на главную', (reason, title) => {
  show({ reason })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
})

test('повтор показывает ход, не запускается дважды и говорит, если не помог', async () => {
  let finish = () => {}
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  show({ onRetry })
  fireEvent.click(retry())
  expect(screen.getByText('Загружаем…')).toBeInTheDocument()
  fireEvent.click(retry())
  expect(onRetry).toHaveBeenCalledOnce()
  await act(async () => finish())
  expect(screen.getByText(/Пока не получилось/)).toBeInTheDocument()
})

test('если повтор сам сорвался, место остаётся живым', async () => {
  show({ onRetry: () => Promise.reject(new Error('offline')) })
  await act(async () => void fireEvent.click(retry()))
  expect(screen.getByText(/Пока не получилось/)).toBeInTheDocument()
  expect(retry()).toBeEnabled()
})

test('без сети раздел не назван недоступным и открывается сам, когда связь вернулась', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  const onRetry = vi.fn(async () => {})
  show({ onRetry })
  expect(
    screen.getByRole('heading', { level: 1, name: /Нет подключения к\sсети/ }),
  ).toBeInTheDocument()
  expect(screen.queryByText(/временно недоступен/)).toBeNull()
  isOnline.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('связь вернулась, когда посетитель уже уходит: его не возвращают', async () => {
  const onRetry = vi.fn(async () => {})
  const place = <RemotePlace reason="unavailable" onRetry={onRetry} />
  const next = { path: '/next', loader: () => new Promise(() => {}), element: null }
  const router = createMemoryRouter([{ path: '/', element: place }, next])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/next'))
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(onRetry).not.toHaveBeenCalled()
  expect(router.state.navigation.location?.pathname).toBe('/next')
})

test('над прочитанной страницей стоит строка, а сама страница остаётся', () => {
  show({ isCompact: true, children: <p>содержание страницы</p> })
  expect(screen.getByText('содержание страницы')).toBeInTheDocument()
  expect(screen.getByText('Раздел временно недоступен')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})
