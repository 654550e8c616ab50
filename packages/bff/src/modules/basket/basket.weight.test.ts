import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate basket cascade')
  await shop.pool.query('update product set is_active = true where id = 1')
})

const weights = async () => {
  const { body } = await buyer.call('basketV2')
  const { in_basket, weightTotal, unweighedCount } = body
  return {
    lines: in_basket.map(({ weight }: { weight: number | null }) => weight),
    weightTotal,
    unweighedCount,
  }
}

test('§7.4: вес — по всем штукам строки, килограммы и граммы вместе; без массы — сосчитаны отдельно', async () => {
  await buyer.add(1, 15)
  await buyer.add(2, 3)
  expect(await weights()).toEqual({ lines: [50, null], weightTotal: 750, unweighedCount: 1 })
})

test('строки, которые нельзя заказать, в вес не входят', async () => {
  await buyer.add(1, 15)
  await buyer.add(2, 3)
  await shop.pool.query('update product set is_active = false where id = 1')
  expect(await weights()).toEqual({ lines: [null, null], weightTotal: 0, unweighedCount: 1 })
})

test('вошёл покупатель или нет, вес один и тот же', async () => {
  const items = [{ productId: 1, quantityOrdered: 15 }]
  const { body } = await shop.call('calcBasketV2', { body: { items } })
  expect(body).toMatchObject({ weightTotal: 750, unweighedCount: 0, in_basket: [{ weight: 50 }] })
})
