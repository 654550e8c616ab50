import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopToday } from '../../trade/shop-day.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/**
 * §4: an order is placed exactly as the buyer has seen it — price, quantity, stock and date of each line — or not
 * at all.
 */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const see = async () => {
  const { basket, basketState } = (await buyer.call('checkout')).body
  return { total: basket.total as number, basketState: basketState as string }
}
const firstLine = async () => {
  const [line] = (await buyer.call('basketV2')).body.in_basket
  return { available: line.quantityAvailable as number, expectedOn: line.expectedOn as string }
}
const refused = async (seen: { total: number; basketState: string }) => {
  const { status, body } = await buyer.order(seen.total, { basketState: seen.basketState })
  expect([status, body.code]).toEqual([409, 'BASKET_CHANGED'])
  expect((await shop.pool.query('select from orders')).rowCount).toBe(0)
  expect((await buyer.call('basket')).body.count).toBeGreaterThan(0)
}

test('товар с полки ушёл другому: сумма та же, но заказ не оформлен, пока покупатель этого не увидел', async () => {
  await buyer.add(1, 10)
  const seen = await see()
  const manager = await shop.visitor('manager')
  await manager.add(1, 10)
  expect((await manager.order(100_000)).body.lines[0].reserved).toBe(10)
  const { status, body } = await buyer.order(seen.total, { basketState: seen.basketState })
  expect([status, body.code]).toEqual([409, 'BASKET_CHANGED'])
  const again = await see()
  const made = await buyer.order(again.total, { basketState: again.basketState })
  expect([made.status, made.body.lines[0].reserved]).toEqual([200, 2])
})

test('с полки ушла часть, а день поставки остался тем же: заказ не оформлен', async () => {
  await buyer.add(1, 20)
  const { available, expectedOn } = await firstLine()
  const seen = await see()
  const manager = await shop.visitor('manager')
  await manager.add(1, 10)
  expect((await manager.order(100_000)).status).toBe(200)
  expect(await firstLine()).toEqual({ available: available - 10, expectedOn })
  const { status, body } = await buyer.order(seen.total, { basketState: seen.basketState })
  expect([status, body.code]).toEqual([409, 'BASKET_CHANGED'])
})

test('цены двух строк изменились навстречу, сумма та же: заказ не оформлен', async () => {
  await buyer.add(1, 10)
  await buyer.add(2, 1)
  const seen = await see()
  const set = (product: number, amount: number, type: number) =>
    shop.pool.query('update price set amount = $2 where product_id = $1 and price_type_id = $3', [
      product,
      amount,
      type,
    ])
  await set(1, 10_001, 2)
  await set(2, 99_989, 1)
  expect((await see()).total).toBe(seen.total)
  await refused(seen)
  await set(1, 10_000, 2)
  await set(2, 99_999, 1)
})

test('срок поставки сдвинулся: заказ не оформлен', async () => {
  await buyer.add(1, 20)
  const seen = await see()
  await shop.pool.query(
    `update arrival set expected_on = ${shopToday} + 15 where product_id = 1 and expected_on = ${shopToday} + 9`,
  )
  await refused(seen)
  await shop.pool.query(
    `update arrival set expected_on = ${shopToday} + 9 where product_id = 1 and expected_on = ${shopToday} + 15`,
  )
})

test('количество в корзине изменила другая вкладка: заказ не оформлен', async () => {
  await buyer.add(1, 10)
  const seen = await see()
  await buyer.call('changeBasketLine', { params: { id: 1 }, body: { quantityOrdered: 15 } })
  await refused(seen)
})

test('ничего не изменилось: заказ из нескольких строк оформлен', async () => {
  await buyer.add(2, 1)
  await buyer.add(1, 20)
  const seen = await see()
  const made = await buyer.order(seen.total, { basketState: seen.basketState })
  expect(made.status).toBe(200)
})
