import { describe, expect, test } from 'vitest'
import { expectedDate, vatWithin } from './basket-line.ts'
import { joinItems } from './counted-line.ts'

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

describe('день, когда придёт недостающее', () => {
  const arrivals = [
    { date: '2026-12-01', quantity: 5 },
    { date: '2026-12-08', quantity: 5 },
  ]

  test('первый, к которому поставок хватает и тем, кто ждёт дольше', () => {
    expect(expectedDate(arrivals, 0, 5)).toBe('2026-12-01')
    expect(expectedDate(arrivals, 0, 6)).toBe('2026-12-08')
    expect(expectedDate(arrivals, 3, 3)).toBe('2026-12-08')
    expect(expectedDate(arrivals, 5, 5)).toBe('2026-12-08')
  })

  test('никакой, когда всё есть или поставок не хватит', () => {
    expect(expectedDate(arrivals, 0, 0)).toBeNull()
    expect(expectedDate(arrivals, 0, 11)).toBeNull()
    expect(expectedDate([], 0, 1)).toBeNull()
  })
})

test('присланное дважды — одна строка, где стояла первая, с первыми словами', () => {
  expect(
    joinItems([
      { productId: 7, quantityOrdered: 2, comment: '' },
      { productId: 8, quantityOrdered: 1 },
      { productId: 7, quantityOrdered: 3, comment: 'Цех 7' },
      { productId: 7, quantityOrdered: 1, comment: 'Цех 9' },
    ]),
  ).toEqual([
    { productId: 7, name: null, quantity: 6, comment: 'Цех 7' },
    { productId: 8, name: null, quantity: 1, comment: undefined },
  ])
})
