import { expect, test } from 'vitest'
import { vatWithin } from './vat.ts'

test.each([
  [12_000, 20, 2_000],
  [100, 0, 0],
  [1, 20, 0],
  [3, 20, 1],
  [2, 20, 0],
  [105, 5, 5],
  [1000, 7.5, 70],
  [9_007_199_254_740_991, 20, 1_501_199_875_790_165],
])('НДС в сумме %d по ставке %d — %d', (sum, rate, vat) => {
  expect(vatWithin(sum, rate)).toBe(vat)
})
