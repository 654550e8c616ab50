import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OrdersShop, openOrdersShop } from './order-changes.fixture.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrdersShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.buyer.call('clearBasket')
})

const repeat = (id: number, body: object = {}, visitor = shop.buyer) =>
  visitor.call('repeatOrder', { params: { id }, body })
const basket = async () =>
  (await shop.buyer.call('basket')).body.in_basket.map(
    ({ productId, quantityOrdered }: { productId: number; quantityOrdered: number }) => [
      productId,
      quantityOrdered,
    ],
  )

describe('§7.4: повторить заказ', () => {
  test('чужой — «не найден», корзина не тронута', async () => {
    const id = await shop.make(10)
    await shop.pool.query('update orders set account_id = 1')
    const missing = { status: 404, body: { code: 'ORDER_NOT_FOUND' } }
    expect(await repeat(id)).toMatchObject(missing)
    expect(await repeat(2_147_483_647)).toMatchObject(missing)
    expect(await repeat(id, { productIds: [1] })).toMatchObject({ status: 400 })
    expect(await basket()).toEqual([])
  })

  test('строки снова в корзине, к тому, что там было; по нынешней цене', async () => {
    const id = await shop.make(10, [[2, 3]])
    await shop.cancel(id)
    await shop.buyer.add(2, 1)
    expect(await repeat(id)).toMatchObject({
      status: 200,
      body: { added: 2, skipped: [], raised: [], count: 2, total: 100_000 + 4 * 99_999 },
    })
    expect(await basket()).toEqual([
      [2, 4],
      [1, 10],
    ])
  })

  test('D50: то же действие во второй раз ничего не прибавляет', async () => {
    const id = await shop.make(10)
    const body = { mergeId: randomUUID() }
    await repeat(id, body)
    expect(await repeat(id, body)).toMatchObject({ status: 200, body: { total: 100_000 } })
    expect(await basket()).toEqual([[1, 10]])
  })

  test('D21: количество поднято до кратного — сказано', async () => {
    const id = await shop.make(10)
    await shop.pool.query('update product set multiplicity = 8 where id = 1')
    const { body } = await repeat(id)
    await shop.pool.query('update product set multiplicity = 5 where id = 1')
    expect(body.raised).toEqual([{ name: 'Сверло 8,5 мм', from: 10, to: 16 }])
  })

  test('снятого с продажи и товара без цены в корзину не кладут: причина и аналоги, которые можно купить', async () => {
    const id = await shop.make(10, [[2, 1]])
    await shop.pool.query('update product set is_active = false where id = 1')
    const { body } = await repeat(id)
    expect(body).toMatchObject({ added: 1, count: 1 })
    // the product has one more analogue, which is inactive
    expect(body.skipped).toMatchObject([
      {
        place: 0,
        article: '2301-0054',
        quantity: 10,
        reason: 'gone',
        analogues: [{ id: 2 }, { id: 3 }],
      },
    ])
    await shop.pool.query('update product set is_active = true where id = 1')
    await shop.buyer.call('clearBasket')
    await shop.pool.query('delete from price where product_id = 2')
    const { body: priceless } = await repeat(id)
    expect(priceless.skipped).toMatchObject([{ place: 1, reason: 'no-price', analogues: [] }])
    expect(await basket()).toEqual([[1, 10]])
    await shop.pool.query(
      'insert into price (product_id, price_type_id, amount) values (2, 1, 99999)',
    )
  })
})
