import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterProcessorTime } from './processor-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A fake thread that gets this share of the processor. */
const threadOf = (share: number) => {
  const from = Date.now()
  return { cpuUsage: async () => ({ user: (Date.now() - from) * share * 1000, system: 0 }) }
}

test('предел — по времени процессора: на занятой машине срок дольше', async () => {
  const end = vi.fn()
  afterProcessorTime(threadOf(0.5), 1000, end)
  await vi.advanceTimersByTimeAsync(1990)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(end).toHaveBeenCalledTimes(1)
})

test('поток, которому процессора не дают, не ждут вечно', async () => {
  const end = vi.fn()
  afterProcessorTime(threadOf(0), 1000, end)
  await vi.advanceTimersByTimeAsync(9990)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(end).toHaveBeenCalledTimes(1)
})

test('отменённое не срабатывает', async () => {
  const end = vi.fn()
  const cancel = afterProcessorTime(threadOf(1), 1000, end)
  await vi.advanceTimersByTimeAsync(500)
  cancel()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(end).not.toHaveBeenCalled()
})
