import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
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
  await price(10_000)
  await shop.pool.query(
    'update stock set quantity = case warehouse_id when 1 then 7 else 5 end where product_id = 1',
  )
})

/** Sets the price of product 1 for the agreement of «Альфа». */
const price = (amount: number) =>
  shop.pool.query(
    `update price set amount = $1 where product_id = 1
        and price_type_id = (select id from price_type where code = 'partner')`,
    [amount],
  )
const stock = (quantity: number) =>
  shop.pool.query('update stock set quantity = $1 where product_id = 1 and warehouse_id = 1', [
    quantity,
  ])
const accept = (seen: number | null, who = buyer, productId = 1) =>
  who.call('acceptBasketLines', { body: { items: [{ productId, price: seen }] } })
const before = async (who = buyer) => (await who.call('basketV2')).body.in_basket[0].was

describe('«понятно»: отказы', () => {
  test('без входа, без строк, с чужими полями', async () => {
    const items = [{ productId: 1, price: 1 }]
    expect((await shop.call('acceptBasketLines', { body: { items } })).status).toBe(401)
    for (const body of [{}, { items: [] }, { items: [{ productId: 1, price: 1, quantity: 1 }] }]) {
      expect((await buyer.call('acceptBasketLines', { body })).status).toBe(400)
    }
  })

  test('цена, которой уже нет, не принимается; чужая строка и чужая корзина не тронуты', async () => {
    await buyer.add(1, 10)
    await price(11_000)
    expect((await accept(10_500)).body).toEqual({ accepted: [] })
    const manager = await shop.visitor('manager')
    expect((await accept(11_000, manager)).body).toEqual({ accepted: [] })
    expect((await accept(11_000, buyer, 2)).body).toEqual({ accepted: [] })
    expect(await before()).toEqual({ price: 10_000, quantityAvailable: null })
  })
})

describe('что изменилось с тех пор, как товар положили', () => {
  test('без изменений нет и сообщений', async () => {
    await buyer.add(1, 10)
    expect(await before()).toBeNull()
  })

  test('цена: прежняя названа, пока новую не приняли; количество её не принимает', async () => {
    await buyer.add(1, 10)
    await price(12_345)
    await buyer.call('changeBasketLine', { params: { id: 1 }, body: { quantityOrdered: 5 } })
    await buyer.add(1, 5)
    expect(await before()).toEqual({ price: 10_000, quantityAvailable: null })
    expect((await accept(12_345)).body).toEqual({ accepted: [1] })
    expect(await before()).toBeNull()
    await price(10_000)
    expect(await before()).toEqual({ price: 12_345, quantityAvailable: null })
  })

  test('наличие: сколько из заказанного было; «понятно» принимает и его', async () => {
    await buyer.add(1, 10)
    await stock(1)
    expect(await before()).toEqual({ price: null, quantityAvailable: 10 })
    await buyer.call('changeBasketLine', { params: { id: 1 }, body: { quantityOrdered: 20 } })
    expect(await before()).toEqual({ price: null, quantityAvailable: 12 })
    await accept(10_000)
    expect(await before()).toBeNull()
  })

  test('убыло то, чего не заказывали, — ничего не сказано', async () => {
    await buyer.add(1, 10)
    await stock(6)
    expect(await before()).toBeNull()
  })

  test('другой договор — другие цены, и это не перемена', async () => {
    await buyer.add(1, 10)
    const retail = await shop.visitor('buyer', {
      company: companies.alfa,
      agreement: agreements.retail,
    })
    expect(await before(retail)).toBeNull()
  })

  test('снятый с продажи остаётся строкой со своим комментарием, и аналоги у него есть', async () => {
    await buyer.add(1, 10)
    await buyer.call('changeBasketLine', { params: { id: 1 }, body: { comment: 'Цех 7' } })
    await shop.pool.query('update product set is_active = false where id = 1')
    const { in_basket: lines } = (await buyer.call('basketV2')).body
    const analogues = await buyer.call('analogues', { body: { id: 1 } })
    await shop.pool.query('update product set is_active = true where id = 1')
    expect(analogues).toMatchObject({ status: 200, body: { items: [{ id: 3 }, { id: 2 }] } })
    expect(lines).toMatchObject([{ productId: 1, problem: 'gone', comment: 'Цех 7', was: null }])
  })

  test('корзина без входа не хранит прежних цен', async () => {
    const { body } = await shop.call('calcBasketV2', {
      body: { items: [{ productId: 1, quantityOrdered: 10, comment: 'Цех 7' }] },
    })
    expect(body.in_basket[0]).toMatchObject({ comment: 'Цех 7', was: null })
  })
})
