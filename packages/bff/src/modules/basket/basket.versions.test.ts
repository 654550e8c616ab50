import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket cascade'))

const items = [
  { productId: 1, quantityOrdered: 3, comment: 'Цех 7' },
  { productId: 2, quantityOrdered: 2 },
]

describe('§7.4: обе версии вызовов корзины', () => {
  test('читают одно и то же', async () => {
    await buyer.call('addToBasket', { body: { items } })
    const [first, second] = [await buyer.call('basket'), await buyer.call('basketV2')]
    expect(first.status).toBe(200)
    expect(first.body).toEqual(second.body)
    expect(first.body).toMatchObject({ count: 2, in_basket: [{ productId: 1 }, { productId: 2 }] })
  })

  test('кладут одно и то же и одинаково отвечают', async () => {
    const first = await buyer.call('addToBasket', { body: { items } })
    const { body } = await buyer.call('basketV2')
    await shop.pool.query('truncate basket cascade')
    const second = await buyer.call('addToBasketV2', { body: { items } })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect((await buyer.call('basketV2')).body).toEqual(body)
  })

  test('считают одно и то же без входа: in_basket и total, ничего не остаётся', async () => {
    const first = await shop.call('calcBasket', { body: { items } })
    const second = await shop.call('calcBasketV2', { body: { items } })
    expect(first.body).toEqual(second.body)
    expect(first.body.total).toBe(10 * 12_200 + 2 * 99_999)
    expect((await shop.pool.query('select from basket')).rowCount).toBe(0)
  })
})

describe('§7.4: малая корзина', () => {
  test('называет число и сумму большой — и вошедшему, и по присланным строкам', async () => {
    await buyer.call('addToBasket', { body: { items } })
    const { count, total } = (await buyer.call('basketV2')).body
    expect((await buyer.call('smallBasket')).body).toEqual({ count, total })
    const whole = (await shop.call('calcBasketV2', { body: { items } })).body
    expect((await shop.call('calcSmallBasket', { body: { items } })).body).toEqual({
      count: whole.count,
      total: whole.total,
    })
  })

  test('у кого корзины ещё не было, она пуста', async () => {
    expect((await buyer.call('smallBasket')).body).toEqual({ count: 0, total: 0 })
  })
})

test('§7.4: слияние — только action «merge», другое действие корзины не трогает', async () => {
  await buyer.add(2, 1)
  for (const action of ['clear', 'MERGE', undefined]) {
    const { status } = await buyer.call('mergeBasket', { body: { action, items } })
    expect(status, String(action)).toBe(400)
  }
  expect((await buyer.call('smallBasket')).body).toEqual({ count: 1, total: 99_999 })
})
