import { describe, expect, test } from 'vitest'
import { fitQuantity, parseQuantity, smallestQuantity } from './quantity.ts'

describe('количество для заказа (D21)', () => {
  test.each([
    [{ minimum: 1, multiplicity: 1 }, 1],
    [{ minimum: 10, multiplicity: 5 }, 10],
    [{ minimum: 7, multiplicity: 5 }, 10],
    [{ minimum: 1, multiplicity: 12 }, 12],
  ])('наименьшее по правилу %o — %i', (rule, smallest) => {
    expect(smallestQuantity(rule)).toBe(smallest)
  })

  test.each([
    [11, 15],
    [15, 15],
    [3, 10],
    [0, 10],
    [-4, 10],
    [10.5, 15],
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, 1_000_000],
    [99_999_999_999, 1_000_000],
  ])('желаемое %d становится %i: вверх до кратного, но не больше предела', (wished, fitted) => {
    expect(fitQuantity(wished, { minimum: 10, multiplicity: 5 })).toBe(fitted)
  })

  test('предел тоже кратен: больше него по семь не набрать', () => {
    expect(fitQuantity(99_999_999_999, { minimum: 1, multiplicity: 7 })).toBe(999_999)
  })

  test.each(['', ' ', 'abc', '-5', '1,2,3', '1e5', '0x10', ','])('«%s» — не количество', (text) => {
    expect(parseQuantity(text)).toBeNull()
  })

  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['12,', 12],
    [' 1\u00A0000 ', 1000],
  ])('«%s» читается как %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })
})
