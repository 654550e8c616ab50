import { afterEach, expect, test, vi } from 'vitest'
import { catalogMessages } from './catalog.messages.ts'

afterEach(() => vi.useRealTimers())

test('день прихода назван без года, пока он в этом году: дни двух лет не выглядят одинаково', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T20:30:00Z') })
  expect(catalogMessages.arrivesBy('2026-12-10')).toBe('до 10\u00a0декабря')
  expect(catalogMessages.arrivesBy('2027-12-10')).toBe('до 10\u00a0декабря\u00a02027')
  vi.setSystemTime(Date.parse('2026-12-31T21:00:00Z')) // midnight in the shop's time zone
  expect(catalogMessages.arrivesBy('2027-12-10')).toBe('до 10\u00a0декабря')
})
