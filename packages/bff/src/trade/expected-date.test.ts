import { describe, expect, test } from 'vitest'
import { expectedDate } from './expected-date.ts'

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
