import '@isp/testing/setup'
import { ApiError } from '@isp/api-client'
import { FederationProvider, RemoteError, type RemoteLoader } from '@isp/federation/runtime'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { createTestContext } from '@isp/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShellFailure } from './shell-failure.tsx'

afterEach(() => vi.unstubAllGlobals())

const never = () => Promise.reject(new Error('nobody asks for it'))

/** Renders this failure in place of a page; `age`: what the server says about the page's release. */
const show = async (error: unknown, age: 'current' | 'replaced') => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  const compare = vi.fn(async () => age)
  const onRetry = vi.fn()
  const loader: RemoteLoader = {
    findOwner: () => null,
    loadRoutes: never,
    loadFragment: never,
    failureOf: () => null,
    compare,
    refresh: never,
    failures: () => [],
  }
  const failure = <ShellFailure error={error} size="page" isRetrying={false} onRetry={onRetry} />
  const router = createMemoryRouter([{ path: '/', element: failure }])
  await act(async () => {
    render(
      <FederationProvider federation={{ loader, context: createTestContext() }}>
        <RouterProvider router={router} />
      </FederationProvider>,
    )
  })
  const retry = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  return { reload, compare, onRetry, retry }
}

test('страница ошиблась сама, а у сервера другой выпуск: адрес открыт новым документом', async () => {
  const { reload, compare } = await show(new Error('сломано'), 'replaced')
  expect(compare).toHaveBeenCalledWith('shell')
  expect(reload).toHaveBeenCalledOnce()
})

test('другого выпуска нет: страница остаётся, повтор спрашивает о выпуске и пробует снова', async () => {
  const { reload, compare, onRetry, retry } = await show(new Error('сломано'), 'current')
  expect(reload).not.toHaveBeenCalled()
  compare.mockResolvedValueOnce('replaced')
  await retry()
  expect(reload).toHaveBeenCalledOnce()
  expect(onRetry).not.toHaveBeenCalled()
  await retry()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('вызов не удался: выпуск ни при чём, повтор повторяет вызов', async () => {
  const answer = { status: 503, code: 'DATABASE_UNAVAILABLE', message: 'База недоступна' }
  const failure = new ApiError({ ...answer, requestId: 'r-1' })
  const { reload, compare, onRetry, retry } = await show(failure, 'replaced')
  await retry()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(compare).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('страница не дождалась данных: сказано, что долго, а не что она сломана', async () => {
  await show(new RemoteError('slow'), 'current')
  const title = 'Раздел загружается слишком долго'
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
