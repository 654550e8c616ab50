import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/** What happens while an order is on its way: another connection holds it at a known place, then lets it go. */
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

const countWaiting = async (): Promise<number> => {
  const { rows } = await shop.pool.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

/** Runs `change` in a transaction that commits when all `works` wait for it (or are done without waiting). */
const during = async <Result>(
  change: string,
  ...works: (() => Promise<Result>)[]
): Promise<Result[]> => {
  const holder = await shop.pool.connect()
  const running: Promise<Result>[] = []
  let settled = 0
  try {
    await holder.query('begin')
    await holder.query(change)
    for (const [place, work] of works.entries()) {
      running.push(work().finally(() => (settled += 1)))
      await expect.poll(async () => settled + (await countWaiting())).toBeGreaterThan(place)
    }
    await holder.query('commit')
    return await Promise.all(running)
  } finally {
    await holder.query('rollback') // nothing to roll back after the commit
    holder.release()
    await Promise.allSettled(running)
  }
}

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
    [
      'компания заблокирована',
      'COMPANY_NOT_ACTIVE',
      `update company set status = 'BLOCKED' where id = 1`,
      `update company set status = 'ACTIVE' where id = 1`,
    ],
  ])('%s', async (_name, code, change, undo) => {
    const [answer] = await during(change, () => buyer.order(100_000))
    await shop.pool.query(undo)
    expect(answer?.body.code).toBe(code)
    expect((await shop.pool.query('select from orders')).rowCount).toBe(0)
    const again = await shop.visitor('buyer') // a blocked account's sign-in is over
    expect((await again.call('smallBasket')).body).toEqual({ count: 1, total: 100_000 })
  })
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
    // the order has read its lines and waits to be written
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
