import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frame: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw
    return 1
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const watched = () => {
  const seen = vi.fn()
  void afterPaint().then(seen)
  return seen
}

test('кадра медленной машины ждут дольше десятой доли секунды', async () => {
  const seen = watched()
  await vi.advanceTimersByTimeAsync(900)
  expect(seen).not.toHaveBeenCalled()
  frame()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledOnce()
})

test('вкладка, которую скрыли между нажатием и кадром, не ждёт его вечно', async () => {
  const seen = watched()
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toHaveBeenCalledOnce()
})

test('в скрытой вкладке не рисуют и не ждут', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const seen = watched()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledOnce()
})
