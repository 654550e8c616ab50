import { describe, expect, it } from 'vitest'
import { fitQuantity, smallestQuantity } from './quantity.ts'

describe('количество для заказа (D21)', () => {
  it.each([
    [{ minimum: 1, multiplicity: 1 }, 1],
    [{ minimum: 10, multiplicity: 5 }, 10],
    [{ minimum: 7, multiplicity: 5 }, 10],
    [{ minimum: 1, multiplicity: 12 }, 12],
  ])('наименьшее по правилу %o — %i', (rule, smallest) => {
    expect(smallestQuantity(rule)).toBe(smallest)
  })

  it.each([
    [11, 15],
    [15, 15],
    [3, 10],
    [0, 10],
    [-4, 10],
    [10.5, 15],
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, 10],
  ])('желаемое %d поднимается до %i, вниз не опускается', (wished, fitted) => {
    expect(fitQuantity(wished, { minimum: 10, multiplicity: 5 })).toBe(fitted)
  })
})
