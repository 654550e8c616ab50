import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())

const firstPrice = async () => {
  const { body } = await buyer.call('listProducts', { body: { section: 'drills' } })
  return body.items[0].price
}

test.each(['BLOCKED', 'REJECTED'])(
  'компания %s: цены снова базовые, заказать нельзя, прежние заказы видны',
  async (status) => {
    await buyer.add(1, 10)
    const { body: order } = await buyer.order(100_000)
    await buyer.add(1, 10)
    expect(await firstPrice()).toMatchObject({ amount: 10_000, priceType: 'partner' })

    await shop.pool.query('update company set status = $1 where id = 1', [status])
    expect(await firstPrice()).toMatchObject({ amount: 12_200, priceType: 'retail' })
    const { body: basket } = await buyer.call('basket')
    expect(basket).toMatchObject({ total: 122_000, in_basket: [{ price: 12_200 }] })
    expect((await buyer.call('smallBasket')).body.total).toBe(122_000)
    const { body: list } = await buyer.call('listOrders', { body: {} })
    expect(list.items[0]).toMatchObject({ id: order.id, total: 100_000 })
    expect((await buyer.call('checkout')).body.code).toBe('COMPANY_NOT_ACTIVE')
    expect((await buyer.order(122_000)).body.code).toBe('COMPANY_NOT_ACTIVE')

    await shop.pool.query(`update company set status = 'ACTIVE' where id = 1`)
    await buyer.call('clearBasket')
  },
)
