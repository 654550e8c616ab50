import { expect, test } from 'vitest'
import { namedMoment } from './named-moment.ts'

test('время названо по часам магазина', () => {
  expect(namedMoment(new Date('2026-11-25T15:00:00Z')).replaceAll('\u00A0', ' ')).toBe(
    '18:00 25 ноября 2026 (МСК)',
  )
})
