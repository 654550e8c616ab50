import { vatWithin } from '@isp/contract/trade-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OrdersShop, openOrdersShop } from './order-changes.fixture.ts'

/** In stock: twelve pieces of product 1 at 100 roubles, none of product 2 at 999,99 (catalog.fixture). */
let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrdersShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const refused = { status: 409, body: { code: 'ORDER_NOT_CANCELLABLE' } }
const missing = { status: 404, body: { code: 'ORDER_NOT_FOUND' } }

describe('задача 15, D39: отменить нельзя', () => {
  test('чужой заказ: коллеги для закупщика нет, руководитель может', async () => {
    const id = await shop.make(10)
    await shop.pool.query('update orders set account_id = 1')
    const body = { version: 1 }
    expect(await shop.buyer.call('cancelOrder', { params: { id }, body })).toMatchObject(missing)
    const manager = await shop.visitor('manager')
    expect(await shop.cancel(id, undefined, manager)).toMatchObject({ status: 200 })
  })

  test('без роли закупщика', async () => {
    const id = await shop.make(10)
    const employee = await shop.visitor('employee')
    expect(await shop.cancel(id, undefined, employee)).toMatchObject({ status: 403 })
  })

  test.each(['SHIPPED', 'DELIVERED', 'CANCELLED'])('заказ в состоянии %s', async (status) => {
    const id = await shop.make(10)
    await shop.pool.query('update orders set status = $1', [status])
    expect(await shop.cancel(id)).toMatchObject(refused)
    expect(await shop.pieces()).toMatchObject({ held: 10 })
  })

  test('больше, чем осталось; той же версией во второй раз', async () => {
    const id = await shop.make(10)
    const params = { id }
    const body = { version: 1, lines: [{ place: 0, quantity: 6 }] }
    expect(await shop.buyer.call('cancelOrder', { params, body })).toMatchObject({ status: 200 })
    expect(await shop.buyer.call('cancelOrder', { params, body })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGED' },
    })
    const { body: answer } = await shop.cancel(id, [{ place: 0, quantity: 5 }])
    expect(answer.fields).toMatchObject([{ path: 'lines.0.quantity', params: { max: 4 } }])
    expect((await shop.read(id)).body.lines[0]).toMatchObject({ cancelled: 6, reserved: 4 })
  })
})

describe('задача 15, D39: отмена', () => {
  test.each(['NEW', 'CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING'])(
    'всего заказа в состоянии %s: резерв свободен, заказ отменён',
    async (status) => {
      const id = await shop.make(10, [[2, 1]])
      await shop.pool.query('update orders set status = $1', [status])
      const { body } = await shop.cancel(id)
      expect(body).toMatchObject({ status: 'CANCELLED', total: 0, vatTotal: 0, version: 2 })
      expect(await shop.pieces()).toEqual({ there: 12, held: 0, told: 0 })
      expect((await shop.read(await shop.make(10))).body.lines[0].reserved).toBe(10)
    },
  )

  test('части: сперва то, что под заказ, потом резерв; суммы до копейки', async () => {
    const id = await shop.make(20, [[2, 3]]) // twelve of the twenty are reserved
    await shop.cancel(id, [{ place: 0, quantity: 5 }])
    expect(await shop.pieces()).toEqual({ there: 12, held: 12, told: 12 })
    const { body } = await shop.cancel(id, [
      { place: 0, quantity: 5 },
      { place: 1, quantity: 1 },
    ])
    const sums = [100_000, 199_998]
    expect(body).toMatchObject({
      status: 'NEW',
      total: 299_998,
      vatTotal: vatWithin(100_000, 22) + vatWithin(199_998, 22),
      lines: [
        { quantity: 20, reserved: 10, cancelled: 10, sum: sums[0] },
        { quantity: 3, cancelled: 1, sum: sums[1] },
      ],
    })
    expect(await shop.pieces()).toEqual({ there: 12, held: 10, told: 10 })
  })

  test('остатка после отгрузки: отгруженное остаётся, заказ отгружен', async () => {
    const id = await shop.make(10)
    await shop.lead(id, 'ASSEMBLING')
    await shop.ship(id, [{ place: 0, quantity: 4 }])
    const { body } = await shop.cancel(id)
    expect(body).toMatchObject({ status: 'SHIPPED', total: 40_000 })
    expect(body.lines[0]).toMatchObject({ shipped: 4, cancelled: 6, reserved: 0 })
    expect(await shop.pieces()).toEqual({ there: 8, held: 0, told: 0 })
  })

  test('никто больше не ждёт отменённых штук', async () => {
    const id = await shop.make(165)
    await shop.cancel(id, [{ place: 0, quantity: 153 }])
    await shop.buyer.add(1, 10)
    const [line] = (await shop.buyer.call('basket')).body.in_basket
    expect(line.expectedOn).not.toBeNull()
  })

  test('сотрудником — с причиной в истории, в журнале и в письме', async () => {
    const id = await shop.make(10)
    const comment = 'Завод <b>не</b> выпускает'
    const lines = [{ place: 0, quantity: 2 }]
    const { body } = await shop.staff('cancelOrderByStaff', id, { comment, lines })
    expect(body).toMatchObject({ status: 'NEW', total: 80_000 })
    expect(body.activity[0]).toMatchObject({ kind: 'cancelled', author: expect.any(String) })
    expect(body.activity[0].text).toContain('Завод')
    const { rows } = await shop.pool.query('select * from mail_outbox order by id desc limit 1')
    expect(rows[0].body_text).toContain(`Причина: ${comment}`)
    expect(rows[0].body_html).not.toContain('<b>')
    const { rows: acts } = await shop.pool.query('select * from staff_act order by id desc limit 1')
    expect(acts[0]).toMatchObject({ kind: 'order.cancelled', comment })
  })
})

test('двадцать закупщиков и десять штук, с отменами вперемешку: зарезервировано не больше, чем есть', async () => {
  await shop.pool.query('update stock set quantity = 10 where product_id = 1 and warehouse_id = 1')
  await shop.pool.query('update stock set quantity = 0 where product_id = 1 and warehouse_id = 2')
  await shop.pool.query('update product set min_order_quantity = 1, multiplicity = 1 where id = 1')
  const crowd = await shop.crowd(20)
  const answers = await Promise.all(
    crowd.map(async (visitor, at) => {
      await visitor.add(1, 2)
      const { body } = await visitor.order(20_000)
      if (at % 3 === 0) await shop.cancel(body.id, undefined, visitor)
      return body
    }),
  )
  expect(answers.every(({ id }) => id)).toBe(true)
  const { there, held, told } = await shop.pieces()
  expect({ there, same: held === told }).toEqual({ there: 10, same: true })
  expect(held).toBeLessThanOrEqual(10)
  const { rows } = await shop.pool.query(
    `select status, count(*)::int as count, sum(total)::int as total from orders group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { status: 'CANCELLED', count: 7, total: 0 },
    { status: 'NEW', count: 13, total: 13 * 20_000 },
  ])
  await shop.pool.query('update product set min_order_quantity = 10, multiplicity = 5 where id = 1')
})
