import { expect, test } from 'vitest'
import { fittingQuantity, vatWithin } from './trade-rules.ts'

test.each([
  [12_000, 20, 2_000],
  [12_200, 22, 2_200],
  [99_999, 22, 18_033],
  [100, 0, 0],
  [1, 20, 0],
  [3, 20, 1],
  [2, 20, 0],
  [105, 5, 5],
  [1000, 7.5, 70],
  [9_007_199_254_740_991, 20, 1_501_199_875_790_165],
  [9_007_199_254_740_991, 22, 1_624_249_045_936_900],
])('НДС в сумме %d по ставке %d — %d', (sum, rate, vat) => {
  expect(vatWithin(sum, rate)).toBe(vat)
})

test('НДС — тот же, что в целых числах без предела, и на половинах копейки', () => {
  const exact = (sum: number, rate: number): number => {
    const share = BigInt(Math.round(rate * 100))
    const whole = 10_000n + share
    return Number((BigInt(sum) * share * 2n + whole) / (whole * 2n))
  }
  for (const rate of [0.01, 5, 7, 7.5, 10, 14.29, 18, 20, 22, 33.33, 99.99]) {
    const sums = [...Array(2000).keys()].flatMap((at) => [
      at,
      Math.floor((10_000 + rate * 100) / 2) * at,
      9_007_199_254_740_991 - at,
    ])
    for (const sum of sums) expect(vatWithin(sum, rate), `${sum} ${rate}`).toBe(exact(sum, rate))
  }
})

test.each([
  [1, 10, 5, 10],
  [11, 10, 5, 15],
  [15, 10, 5, 15],
  [1, 7, 5, 10],
  [1, 1, 1, 1],
])('D21: %i при наименьшем %i, кратно %i — %i', (asked, minimum, multiplicity, fitted) => {
  expect(fittingQuantity(asked, minimum, multiplicity)).toBe(fitted)
})
