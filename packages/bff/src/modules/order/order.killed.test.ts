import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type KilledServer,
  type Place,
  startKilledServer,
} from '../../composition/killed-server.fixture.ts'
import {
  type BuyersShop,
  checkoutBody,
  openBuyersShop,
  type Visitor,
} from '../basket/buyers.fixture.ts'

/**
 * quality.md: kill -9 while an order or its invoice is being made; the repeated request must complete it exactly
 * once.
 */
let shop: BuyersShop
let buyer: Visitor
let server: KilledServer
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  server = await startKilledServer(shop.pool)
})
afterAll(async () => {
  await server?.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.pool.query(
    'truncate basket, orders, mail_outbox, idempotency_key, invoice_counter cascade',
  )
  await buyer.add(1, 10)
})

const counts = async () => {
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from orders) as orders,
            (select count(*)::int from order_line) as lines,
            (select sum(quantity)::int from reservation) as reserved,
            (select count(*)::int from order_activity) as acts,
            (select count(*)::int from mail_outbox) as letters,
            (select count(*)::int from idempotency_key) as keys,
            (select count(*)::int from basket_line) as basket`,
  )
  return rows[0]
}
const once = { orders: 1, lines: 1, reserved: 10, acts: 2, letters: 1, keys: 1, basket: 0 }

describe('процесс убит или потерял базу посреди заказа — после повтора заказ один, и всё при нём', () => {
  const orderWith = (key: string) => () =>
    server.call('createOrder', {
      headers: { ...buyer.headers, 'idempotency-key': key },
      body: { ...checkoutBody, expectedTotal: 100_000 },
    })

  test.each<['cutAt' | 'killAt', Place]>([
    ['cutAt', 'insert on idempotency_key'],
    ['cutAt', 'delete on basket_line'],
    ['cutAt', 'insert on orders'],
    ['cutAt', 'insert on order_line'],
    ['killAt', 'insert on reservation'],
    ['cutAt', 'insert on order_activity'],
    ['cutAt', 'insert on mail_outbox'],
    ['cutAt', 'update on idempotency_key'],
    ['killAt', 'commit of orders'],
  ])('%s %s', async (stop, place) => {
    const work = orderWith(randomUUID())
    await server[stop](place, work)
    expect((await work()).status).toBe(200)
    expect(await counts()).toEqual(once)
  })

  test('ответ пропал вместе с процессом: повтор отдаёт тот же заказ', async () => {
    const work = orderWith(randomUUID())
    let first = ''
    await server.killAfter(async () => {
      first = (await work()).bytes.toString()
    })
    expect((await work()).bytes.toString()).toBe(first)
    expect(await counts()).toEqual(once)
  })
})

describe('процесс убит или потерял базу посреди счёта — после повтора счёт один, номера без пропусков', () => {
  const invoiceOf = (id: number) => () =>
    server.call('orderInvoice', { headers: buyer.headers, body: { id } })
  const numbers = async () =>
    (await shop.pool.query('select number from invoice order by id')).rows.map(
      ({ number }) => number,
    )

  const run = async (stop: (work: ReturnType<typeof invoiceOf>) => Promise<void>) => {
    const { body: order } = await buyer.order(100_000)
    const work = invoiceOf(order.id)
    await stop(work)
    const { status, bytes } = await work()
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(await numbers()).toEqual([1])
    await buyer.add(2, 1)
    const { body: next } = await buyer.order(99_999)
    expect((await invoiceOf(next.id)()).status).toBe(200)
    expect(await numbers()).toEqual([1, 2])
  }

  test.each<['cutAt' | 'killAt', Place]>([
    ['cutAt', 'insert on invoice_counter'],
    ['cutAt', 'insert on invoice'],
    ['killAt', 'commit of invoice'],
  ])('%s %s', (stop, place) => run((work) => server[stop](place, work)))

  test('счёт уже есть, бумага не дошла', () => run(server.killAfter))
})
