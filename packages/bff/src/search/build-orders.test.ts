import { expect, test } from 'vitest'
import { fillGaps } from './build-orders.ts'

const NONE = Number.NaN

test('цена берётся только из видов цен своего списка, а не из того, чем уже дополнен соседний', () => {
  const prices = new Map([
    [1, Float64Array.of(10, 10, 10)],
    [2, Float64Array.of(NONE, 8, NONE)],
    [5, Float64Array.of(NONE, NONE, 7)],
    [6, Float64Array.of(NONE, NONE, 6)],
  ])
  // 5 falls back to 2 and 1, 6 to 2 alone
  fillGaps(prices, { 1: [1], 2: [2, 1], 5: [5, 2, 1], 6: [6, 2] })
  expect([...prices.values()].map((amounts) => [...amounts])).toEqual([
    [10, 10, 10],
    [10, 8, 10],
    [10, 8, 7],
    [NONE, 8, 6],
  ])
})
