import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { daysAhead } from '../goods/catalog.fixture.ts'

/** Of product 1 twelve pieces are in stock, 150 arrive in nine days, ten more in twenty (catalog.fixture). */
let shop: BuyersShop
let buyer: Visitor
let soon: string
let later: string

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  soon = await daysAhead(shop.pool, 9)
  later = await daysAhead(shop.pool, 20)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const orderPieces = async (quantity: number) => {
  await buyer.add(1, quantity)
  const { status, body } = await buyer.order(quantity * 10_000)
  expect(status).toBe(200)
  return body
}
const dateFor = async (quantity: number) => {
  await buyer.call('clearBasket')
  await buyer.add(1, quantity)
  return (await buyer.call('basket')).body.in_basket[0].expectedOn
}
const reservedText = async (id: number) => {
  const { body } = await buyer.call('orderActivity', { query: { id: String(id) } })
  return body.items.find(({ kind }: { kind: string }) => kind === 'reserved').text
}

describe('срок', () => {
  test('в заказе считается от того, чего не хватило; хватило всего — срока нет', async () => {
    expect((await orderPieces(170)).lines[0]).toMatchObject({ reserved: 12, expectedOn: later })
    await shop.pool.query('truncate orders cascade')
    expect((await orderPieces(10)).lines[0]).toMatchObject({ reserved: 10, expectedOn: null })
  })

  test('раньше заказавший ждёт только того, чего ему не хватило', async () => {
    await orderPieces(150) // twelve of them are reserved, 138 wait for stock
    expect(await dateFor(10)).toBe(soon)
    expect(await dateFor(15)).toBe(later)
  })

  test.each(['SHIPPED', 'DELIVERED', 'CANCELLED'])(
    'заказ в состоянии %s никого больше не отодвигает',
    async (status) => {
      const { id } = await orderPieces(165)
      expect(await dateFor(10)).toBeNull()
      await shop.pool.query('update orders set status = $1 where id = $2', [status, id])
      expect(await dateFor(10)).toBe(soon)
    },
  )

  test.each(['CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING'])(
    'заказ в состоянии %s ждёт по-прежнему',
    async (status) => {
      const { id } = await orderPieces(165)
      await shop.pool.query('update orders set status = $1 where id = $2', [status, id])
      expect(await dateFor(10)).toBeNull()
    },
  )
})

test('в истории сказано, зарезервировано всё, часть или ничего', async () => {
  expect(await reservedText((await orderPieces(10)).id)).toMatch(/^Все\sтовары зарезервированы/)
  expect(await reservedText((await orderPieces(10)).id)).toMatch(/2\sиз\s10/)
  expect(await reservedText((await orderPieces(10)).id)).toMatch(/^Товаров нет/)
})

test('недостача на одном складе не уменьшает того, что есть на другом', async () => {
  await orderPieces(10) // five from «Московский», five from «Центральный»
  await shop.pool.query('update stock set quantity = 1 where product_id = 1 and warehouse_id = 2')
  await buyer.add(1, 10)
  expect((await buyer.call('basket')).body.in_basket[0].quantityAvailable).toBe(2)
  const { body: page } = await buyer.call('productById', { params: { id: 1 } })
  expect(page.stock.map(({ available }: { available: number }) => available)).toEqual([0, 2])
  await shop.pool.query('update stock set quantity = 5 where product_id = 1 and warehouse_id = 2')
})

describe('раздел скрыли', () => {
  const hide = (isActive: boolean) =>
    shop.pool.query('update section set is_active = $1 where id = 2', [isActive])

  test('товар из корзины не заказать, в сумме шапки его нет, из заказа на него нет ссылки', async () => {
    const order = await orderPieces(10)
    await buyer.add(1, 10)
    await hide(false)
    try {
      expect((await buyer.call('smallBasket')).body).toEqual({ count: 1, total: 0 })
      expect((await buyer.call('basket')).body.in_basket).toMatchObject([{ problem: 'gone' }])
      const refused = await buyer.order(100_000)
      expect(refused.body).toMatchObject({ statusCode: 409, code: 'PRODUCT_NOT_ORDERABLE' })
      const { body } = await buyer.call('order', { params: { id: order.id } })
      expect(body.lines[0]).toMatchObject({ productId: null, slug: null, name: 'Сверло 8,5 мм' })
    } finally {
      await hide(true)
    }
  })
})

test('самовывоз не хранит присланного адреса', async () => {
  await buyer.add(2, 1)
  const { body } = await buyer.order(99_999, { deliveryMethod: 'pickup', address: 'Заводская, 1' })
  expect(body).toMatchObject({ deliveryMethod: { code: 'pickup' }, address: null })
})

test('о каждом заказе — своё письмо', async () => {
  for (const quantity of [10, 15]) await orderPieces(quantity)
  const { rows } = await shop.pool.query('select order_id, subject from mail_outbox order by id')
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(2)
})
