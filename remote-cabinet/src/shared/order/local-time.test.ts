import { afterEach, expect, test, vi } from 'vitest'
import { formatLocalTime } from './local-time.tsx'

afterEach(() => vi.restoreAllMocks())

test('время — по часам покупателя: вечер по Гринвичу бывает завтрашним утром', () => {
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2027)
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(0)
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(1)
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(3)
  vi.spyOn(Date.prototype, 'getMinutes').mockReturnValue(5)
  expect(formatLocalTime('2026-12-31T22:05:00Z')).toBe('01.01.2027,\u00A003:05')
})

test.each(['', 'вчера', '2026-13-01T00:00:00Z'])('непонятное «%s» — не время', (iso) => {
  expect(formatLocalTime(iso)).toBe('\u2014')
})
