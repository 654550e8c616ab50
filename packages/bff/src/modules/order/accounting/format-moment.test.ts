import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test('время названо по часам магазина', () => {
  expect(formatMoment(new Date('2026-11-25T15:00:00Z')).replaceAll('\u00A0', ' ')).toBe(
    '18:00 25 ноября 2026 (МСК)',
  )
})
