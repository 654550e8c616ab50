import { expect, test } from 'vitest'
import { formatWaiting } from './waiting-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
test.each([
  ['2026-11-20T12:00:05Z', '0\u00a0мин'],
  ['2026-11-20T11:00:01Z', '59\u00a0мин'],
  ['2026-11-20T11:00:00Z', '1\u00a0ч'],
  ['2026-11-18T12:00:01Z', '47\u00a0ч'],
  ['2026-11-18T12:00:00Z', '2\u00a0дн.'],
])('§7.5: с %s ждёт %s', (since, text) => expect(formatWaiting(since, now)).toBe(text))
