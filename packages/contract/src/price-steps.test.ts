import { describe, expect, test } from 'vitest'
import { nextPriceStep } from './next-price-step.ts'
import { priceAt } from './price-steps.ts'

const price = {
  amount: 10_000,
  steps: [
    { quantity: 10, amount: 9_800 },
    { quantity: 25, amount: 9_500 },
  ],
}

describe('D49: цена от количества', () => {
  test('без ступеней цена одна', () => {
    expect([1, 10, 100_000].map((quantity) => priceAt({ amount: 500 }, quantity))).toEqual([
      500, 500, 500,
    ])
  })

  test('ступень начинается со своего количества, не раньше', () => {
    expect([1, 9, 10, 24, 25, 100_000].map((quantity) => priceAt(price, quantity))).toEqual([
      10_000, 10_000, 9_800, 9_800, 9_500, 9_500,
    ])
  })
})

describe('D49: сколько не хватает до следующей цены', () => {
  test('столько, сколько продаётся: кратность учтена', () => {
    expect(nextPriceStep(price, 7, 1)).toEqual({ missing: 3, amount: 9_800 })
    expect(nextPriceStep(price, 8, 4)).toEqual({ missing: 4, amount: 9_800 })
    expect(nextPriceStep(price, 10, 10)).toEqual({ missing: 20, amount: 9_500 })
  })

  test('ничего, когда дешевле не станет', () => {
    expect(nextPriceStep(price, 25, 1)).toBeNull()
    expect(nextPriceStep({ amount: 500 }, 1, 1)).toBeNull()
    const dearer = { amount: 500, steps: [{ quantity: 10, amount: 600 }] }
    expect(nextPriceStep(dearer, 1, 1)).toBeNull()
    const same = { amount: 500, steps: [{ quantity: 10, amount: 500 }] }
    expect(nextPriceStep(same, 1, 1)).toBeNull()
  })

  test('назад к меньшему количеству не зовут, даже если там дешевле', () => {
    const risen = { amount: 500, steps: [10, 25].map((at) => ({ quantity: at, amount: 400 + at })) }
    expect(nextPriceStep(risen, 25, 1)).toBeNull()
  })
})
