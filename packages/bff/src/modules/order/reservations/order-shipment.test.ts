import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { during } from '../../../kernel/held-database.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../changes/order-changes.fixture.ts'

/** In stock: twelve pieces of product 1 in two warehouses, none of product 2 (catalog.fixture). */
let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrdersShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const make = async (quantity: number, others?: [number, number][]) => {
  const id = await shop.make(quantity, others)
  await shop.lead(id, 'ASSEMBLING')
  return id
}

describe('D39: отгрузить нельзя', () => {
  test.each(['NEW', 'CONFIRMED', 'AWAITING_PAYMENT', 'SHIPPED', 'DELIVERED', 'CANCELLED'])(
    'заказ в состоянии %s',
    async (status) => {
      const id = await shop.make(10)
      await shop.pool.query('update orders set status = $1', [status])
      expect(await shop.ship(id, [{ place: 0, quantity: 1 }])).toMatchObject({
        status: 409,
        body: { code: 'ORDER_NOT_SHIPPABLE' },
      })
      expect(await shop.pieces()).toMatchObject({ there: 12, held: 10 })
    },
  )

  test('больше, чем осталось в строке, и строку, которой нет; названо, в каком поле', async () => {
    const id = await make(10)
    await shop.ship(id, [{ place: 0, quantity: 3 }])
    await shop.cancel(id, [{ place: 0, quantity: 2 }])
    const too = await shop.ship(id, [{ place: 0, quantity: 6 }])
    expect(too.body.fields).toEqual([
      { path: 'lines.0.quantity', code: 'TOO_BIG', params: { max: 5 } },
    ])
    const none = await shop.ship(id, [
      { place: 0, quantity: 5 },
      { place: 7, quantity: 1 },
    ])
    expect(none.body.fields).toMatchObject([{ path: 'lines.1.place', code: 'UNAVAILABLE' }])
    expect((await shop.read(id)).body.lines[0]).toMatchObject({ shipped: 3, cancelled: 2 })
  })

  test('чего на складах нет: из двух строк одна не отгрузилась — не отгрузилась ни одна', async () => {
    const id = await make(10, [[2, 3]])
    const lines = [
      { place: 0, quantity: 10 },
      { place: 1, quantity: 1 },
    ]
    const { status, body } = await shop.ship(id, lines)
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'SHIPMENT_OUT_OF_STOCK' } })
    expect(body.message).toContain('Сверло 10 мм')
    expect((await shop.read(id)).body).toMatchObject({ status: 'ASSEMBLING', shipments: [] })
    expect(await shop.pieces()).toEqual({ there: 12, held: 10, told: 10 })
  })

  test('того, что держит другой заказ', async () => {
    await shop.make(10)
    const id = await make(10) // two of the ten are reserved: more was not left
    expect(await shop.ship(id, [{ place: 0, quantity: 3 }])).toMatchObject({ status: 409 })
    expect(await shop.ship(id, [{ place: 0, quantity: 2 }])).toMatchObject({ status: 200 })
    expect(await shop.pieces()).toEqual({ there: 10, held: 10, told: 10 })
  })
})

describe('D39: отгрузка частями', () => {
  test('штуки уходят со склада и из резерва поровну; свободных столько же', async () => {
    const id = await make(10)
    const { body } = await shop.ship(id, [{ place: 0, quantity: 4 }])
    expect(body).toMatchObject({ status: 'ASSEMBLING', canShip: true })
    expect(await shop.pieces()).toEqual({ there: 8, held: 6, told: 6 })
    const { body: order } = await shop.read(id)
    expect(order.lines[0]).toMatchObject({ quantity: 10, reserved: 6, shipped: 4, cancelled: 0 })
    expect(order.shipments).toMatchObject([{ lines: [{ place: 0, quantity: 4 }] }])
    expect(Date.parse(order.shipments[0].at)).not.toBeNaN()
    expect(order.total).toBe(100_000)
  })

  test('отгружено всё — заказ отгружен, и письмо об этом', async () => {
    const id = await make(10)
    await shop.staff('shipOrder', id, { lines: [{ place: 0, quantity: 4 }], note: 'ТТН <7>' })
    const { body } = await shop.ship(id, [{ place: 0, quantity: 6 }])
    expect(body).toMatchObject({ status: 'SHIPPED', moves: ['DELIVERED'], canCancel: false })
    expect(body.shipments).toMatchObject([{ note: 'ТТН <7>' }, { note: null }])
    expect(await shop.pieces()).toEqual({ there: 2, held: 0, told: 0 })
    const { rows } = await shop.pool.query('select * from mail_outbox order by id desc limit 2')
    expect(rows[0].subject).toMatch(/отгружен$/)
    expect(rows[1].subject).toMatch(/отгружена часть$/)
    expect(rows[1].body_html).toContain('ТТН &lt;7&gt;')
    const { items } = (await shop.buyer.call('orderActivity', { query: { id: String(id) } })).body
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'status', status: 'SHIPPED' },
      { kind: 'shipped', status: null },
    ])
    expect(await shop.staff('setOrderStatus', id, { status: 'DELIVERED' })).toMatchObject({
      status: 200,
      body: { status: 'DELIVERED', moves: [] },
    })
  })

  test('пришедшее позже отгружается и без резерва; сверх резерва — из свободного', async () => {
    const id = await make(20) // twelve are reserved, eight are on order
    await shop.pool.query(
      'update stock set quantity = quantity + 10 where product_id = 1 and warehouse_id = 1',
    )
    expect(await shop.ship(id, [{ place: 0, quantity: 20 }])).toMatchObject({
      status: 200,
      body: { status: 'SHIPPED' },
    })
    expect(await shop.pieces()).toEqual({ there: 2, held: 0, told: 0 })
  })

  test('склад пересчитали, зарезервированного там меньше: отгружается, что есть, лишнего резерва не остаётся', async () => {
    const id = await make(10) // five from Moscow, five from Nizhny
    await shop.pool.query('update stock set quantity = 1 where product_id = 1 and warehouse_id = 2')
    const { status, body } = await shop.ship(id, [{ place: 0, quantity: 9 }])
    expect({ status, body }).toMatchObject({ status: 409 })
    expect(await shop.ship(id, [{ place: 0, quantity: 8 }])).toMatchObject({ status: 200 })
    expect(await shop.pieces()).toEqual({ there: 0, held: 2, told: 2 })
  })

  test('оплаченный заказ с вышедшим резервом получает его снова, сколько есть', async () => {
    const id = await shop.make(10)
    await shop.pool.query(
      'update reservation set released_at = now(); update order_line set reserved = 0',
    )
    const rival = await shop.make(10)
    await shop.lead(id, 'ASSEMBLING')
    expect((await shop.read(id)).body.lines[0]).toMatchObject({ reserved: 2 })
    expect((await shop.read(rival)).body.lines[0]).toMatchObject({ reserved: 10 })
    expect(await shop.pieces()).toEqual({ there: 12, held: 12, told: 12 })
  })
})

describe('разом', () => {
  test('отмена во время отгрузки: что-то одно, отгруженное не отменено', async () => {
    const id = await make(10)
    const [shipped, cancelled] = await during<{ status: number }>(
      shop.pool,
      'select from stock where product_id = 1 for update',
      () => shop.ship(id, [{ place: 0, quantity: 4 }]),
      () => shop.cancel(id),
    )
    expect([shipped?.status, cancelled?.status]).toEqual([200, 409])
    expect((await shop.read(id)).body.lines[0]).toMatchObject({ shipped: 4, cancelled: 0 })
    expect(await shop.pieces()).toEqual({ there: 8, held: 6, told: 6 })
  })

  test('двое отгружают одно и то же: уходит один раз', async () => {
    const id = await make(10)
    const answers = await during(
      shop.pool,
      'select from stock where product_id = 1 for update',
      () => shop.ship(id, [{ place: 0, quantity: 4 }]),
      () => shop.ship(id, [{ place: 0, quantity: 4 }]),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.pieces()).toEqual({ there: 8, held: 6, told: 6 })
  })
})
