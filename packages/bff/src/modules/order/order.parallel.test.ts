import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { during as holdDuring } from '../../kernel/held-database.fixture.ts'
import { type Answer, agreements } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/**
 * Changes while an order request is running: another connection blocks the request at a known step, makes the
 * change and lets it continue.
 */
let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.visitor('buyer')
  await buyer.add(1, 10)
})
afterEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const during = <Result>(change: string, ...works: (() => Promise<Result>)[]): Promise<Result[]> =>
  holdDuring(shop.pool, change, ...works)

describe('право заказывать, потерянное между страницей и заказом, заказа не даёт', () => {
  test.each([
    [
      'сотрудник заблокирован в компании',
      'ROLE_FORBIDDEN',
      'update company_member set is_blocked = true where account_id = 2',
      'update company_member set is_blocked = false where account_id = 2',
    ],
    [
      'роль понижена',
      'ROLE_FORBIDDEN',
      `update company_member set role = 'employee' where account_id = 2`,
      `update company_member set role = 'buyer' where account_id = 2`,
    ],
    [
      'учётная запись заблокирована',
      'ROLE_FORBIDDEN',
      `update account set status = 'BLOCKED' where id = 2`,
      `update account set status = 'ACTIVE' where id = 2`,
    ],
    ...['BLOCKED', 'REJECTED', 'MODERATION', 'NEW'].map((status) => [
      `компания ${status}`,
      'COMPANY_NOT_ACTIVE',
      `update company set status = '${status}' where id = 1`,
      `update company set status = 'ACTIVE' where id = 1`,
    ]),
    [
      'договор расторгнут',
      'AGREEMENT_REQUIRED',
      // the request waits for its idempotency key, before it reads the agreement
      `lock table idempotency_key in share mode; delete from agreement where name = 'Договор 1'`,
      `insert into agreement (uuid, company_id, name, price_type_id) values ('${agreements.partner}', 1, 'Договор 1', 2)`,
    ],
  ])('%s', async (_name, code, change, undo) => {
    const [answer] = await during(change, () => buyer.order(100_000))
    await shop.pool.query(undo)
    expect(answer?.body.code).toBe(code)
    expect((await shop.pool.query('select from orders')).rowCount).toBe(0)
    const again = await shop.visitor('buyer') // blocking an account has ended its session
    expect((await again.call('smallBasket')).body).toEqual({ count: 1, total: 100_000 })
  })
})

describe('заблокированный, пока страница готовится, заказов компании уже не видит', () => {
  test.each<[string, (id: number) => Promise<Answer>, object]>([
    ['заказ', (id) => buyer.call('order', { params: { id } }), { code: 'ORDER_NOT_FOUND' }],
    [
      'история',
      (id) => buyer.call('orderActivity', { query: { id: String(id) } }),
      { code: 'ORDER_NOT_FOUND' },
    ],
    ['список', () => buyer.call('listOrders', { body: {} }), { items: [], total: 0 }],
  ])('%s', async (_name, ask, expected) => {
    const { body: order } = await buyer.order(100_000)
    expect((await ask(order.id)).status).toBe(200)
    // the caller is already authenticated, and the request waits for the table orders
    const [answer] = await during(
      `lock table orders in access exclusive mode;
       update company_member set is_blocked = true where account_id = 2`,
      () => ask(order.id),
    )
    await shop.pool.query('update company_member set is_blocked = false where account_id = 2')
    expect(answer?.body).toMatchObject(expected)
  })
})

test('штуки, которые уже держит другой, второй раз не резервируются', async () => {
  const rival = await shop.visitor('manager')
  const { body: order } = await buyer.order(100_000)
  await shop.pool.query('delete from reservation')
  await rival.add(1, 10)
  // another buyer's open transaction has reserved the stock first
  const [second] = await during(
    `select from stock where product_id = 1 for update;
     insert into reservation values (${order.id}, 1, 1, 7), (${order.id}, 1, 2, 3)`,
    () => rival.order(100_000),
  )
  expect(second?.body.lines).toMatchObject([{ quantity: 10, reserved: 2 }])
})

describe('добавленное в корзину, пока заказ оформляется, не пропадает', () => {
  test('добавили раньше заказа — заказ отказан, корзина с добавленным цела', async () => {
    const [answer] = await during(
      'select lock_basket(2, 1); update basket_line set quantity = 20 where product_id = 1',
      () => buyer.order(100_000),
    )
    expect(answer?.body.code).toBe('BASKET_CHANGED')
    expect((await buyer.call('smallBasket')).body).toEqual({ count: 1, total: 200_000 })
  })

  test('добавили позже — в заказе то, на что его сумма, добавленное осталось в корзине', async () => {
    // the request has read the basket's lines and waits before writing the order
    const [order, added] = await during(
      'lock table orders in share mode',
      () => buyer.order(100_000),
      () => buyer.add(1, 10),
    )
    expect(added?.status).toBe(200)
    expect(order?.body).toMatchObject({ total: 100_000, lines: [{ productId: 1, quantity: 10 }] })
    expect((await buyer.call('smallBasket')).body).toEqual({ count: 1, total: 100_000 })
  })
})
