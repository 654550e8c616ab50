// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = (status: number) =>
  new ApiError({ status, code: 'X', message: 'нет', requestId: null })

/** How often a page asks when every answer is this one. */
const asked = async (error: Error, isServer = false) => {
  const queryFn = vi.fn(() => Promise.reject(error))
  const reading = createQueryClient({ isServer }).fetchQuery({ queryKey: ['x'], queryFn })
  reading.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(reading).rejects.toBe(error)
  return queryFn.mock.calls.length
}

describe('неудавшееся чтение', () => {
  test.each([0, 429, 500, 503])('%i повторяется трижды и не больше', async (status) => {
    expect(await asked(failure(status))).toBe(4)
  })

  test.each([400, 401, 403, 404, 422])('%i не повторяется: лучше не станет', async (status) => {
    expect(await asked(failure(status))).toBe(1)
  })

  test('на сервере не повторяется ничего: страница ждать не может', async () => {
    expect(await asked(failure(503), true)).toBe(1)
  })
})

describe('прочитанное', () => {
  const read = (client: ReturnType<typeof createQueryClient>, queryFn: () => Promise<number>) =>
    client.fetchQuery({ queryKey: ['x'], queryFn })

  test('минуту годится без вопроса, потом спрашивается снова', async () => {
    const client = createQueryClient({ isServer: false })
    const queryFn = vi.fn(async () => 1)
    await read(client, queryFn)
    await vi.advanceTimersByTimeAsync(59_000)
    await read(client, queryFn)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    await read(client, queryFn)
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  test('возвращение на вкладку не перечитывает данные', () => {
    const { queries } = createQueryClient({ isServer: false }).getDefaultOptions()
    expect(queries?.refetchOnWindowFocus).toBe(false)
  })
})
