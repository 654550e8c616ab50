import { describe, expect, test } from 'vitest'
import { type PriceOrder, updatePriceOrder } from './update-price-order.ts'

let seed = 20_261_121
const below = (limit: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}

/** Few different prices, so that many are equal; a fifth of the products has no price. */
const randomAmount = (): number => (below(5) === 0 ? Number.NaN : 100 * (1 + below(6)))

const sorted = (prices: Float64Array, popularRank: Uint32Array): Uint32Array => {
  const keyOf = (position: number): number => {
    const amount = prices[position] ?? Number.NaN
    return Number.isNaN(amount) ? 1e9 : amount
  }
  return Uint32Array.from(prices.keys()).sort(
    (one, other) =>
      keyOf(one) - keyOf(other) || (popularRank[one] ?? 0) - (popularRank[other] ?? 0),
  )
}

const randomOrder = (count: number): PriceOrder => {
  const prices = Float64Array.from({ length: count }, randomAmount)
  const popularRank = Uint32Array.from({ length: count }, (_, place) => (place * 7 + 3) % count)
  return { prices, popularRank, order: sorted(prices, popularRank) }
}

describe('порядок по цене после изменения цен', () => {
  test.each([1, 2, 5, 50, 97])('тот же, что при сортировке заново: изменено %i из 97', (size) => {
    for (let round = 0; round < 200; round += 1) {
      const own = randomOrder(97)
      const wanted = own.prices.slice()
      const positions = [...wanted.keys()].sort(() => below(2) - 0.5).slice(0, size)
      const moves = positions.map((position) => ({ position, amount: randomAmount() }))
      for (const { position, amount } of moves) wanted[position] = amount
      updatePriceOrder(own, moves, new Uint32Array(97))
      expect(own.prices).toEqual(wanted)
      expect(own.order).toEqual(sorted(wanted, own.popularRank))
    }
  })

  test('без изменений и с одним товаром остаётся как есть', () => {
    const own = randomOrder(10)
    const { order } = randomOrder(10)
    own.order.set(sorted(own.prices, own.popularRank))
    order.set(own.order)
    updatePriceOrder(own, [], new Uint32Array(10))
    expect(own.order).toEqual(order)
    const single = randomOrder(1)
    updatePriceOrder(single, [{ position: 0, amount: 5 }], new Uint32Array(1))
    expect([...single.order, ...single.prices]).toEqual([0, 5])
  })
})
