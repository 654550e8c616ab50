import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'
import { insertOrders } from '../history/orders.fixture.ts'

/** «Альфа» is company 1: its manager is account 1, its buyer account 2; «Бета» is company 2. */
let shop: BuyersShop
beforeAll(async () => {
  shop = await openBuyersShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('delete from orders'))

const waiting = async (person: 'manager' | 'buyer') =>
  (await (await shop.visitor(person)).call('waitingToday')).body

const hold = (id: number, hours: number, over = '') =>
  shop.pool.query(
    `update orders set reserved_until = now() + make_interval(hours => $2) ${over} where id = $1`,
    [id, hours],
  )
const nothing = { count: 0, total: 0, first: null }

test('ничего не ждёт — нули', async () => {
  const drafts = { count: 0, first: null }
  expect(await waiting('manager')).toEqual({
    unpaid: nothing,
    ending: nothing,
    arriving: nothing,
    drafts,
    favorites: drafts,
    approvals: 0,
    asked: 0,
  })
})

test('неоплаченные — свои у закупщика, все у руководителя, и самый срочный из них', async () => {
  await insertOrders(shop, [
    { id: 1, company: 1, account: 1, products: [1], status: 'AWAITING_PAYMENT' },
    { id: 2, company: 1, account: 2, products: [1], status: 'AWAITING_PAYMENT' },
    { id: 3, company: 1, account: 2, products: [1], status: 'NEW' },
    { id: 4, company: 2, account: 6, products: [1], status: 'AWAITING_PAYMENT' },
  ])
  await shop.pool.query('update orders set total = id * 100')
  await hold(1, 200)
  expect((await waiting('buyer')).unpaid).toEqual({ count: 1, total: 200, first: null })
  const { unpaid } = await waiting('manager')
  expect(unpaid).toMatchObject({ count: 2, total: 300, first: { id: 1, number: 'ИСП-1' } })
  expect(Date.parse(unpaid.first.at)).toBeGreaterThan(Date.now())
})

test('резерв кончается за три дня: не раньше, не позже, не у отменённого, не у снятого', async () => {
  await insertOrders(
    shop,
    [1, 2, 3, 4, 5].map((id) => ({
      ...{ id, company: 1, account: 2, products: [1] },
      status: id === 4 ? 'CANCELLED' : 'CONFIRMED',
    })),
  )
  await hold(1, 71)
  await hold(2, 73)
  await hold(3, -1)
  await hold(4, 10)
  await hold(5, 10, ', reservation_ended_at = now()')
  expect((await waiting('buyer')).ending).toMatchObject({ count: 1, first: { id: 1 } })
})

test('недостающее поступит на этой неделе: ближайший день; чего хватает или ждать дольше, того нет', async () => {
  await insertOrders(
    shop,
    [1, 2, 3, 4].map((id) => ({ id, company: 1, account: 2, products: [1, 2], status: 'NEW' })),
  )
  const day = `(now() at time zone 'Europe/Moscow')::date`
  await shop.pool.query(`
    update order_line set expected_on = ${day} + 6 where order_id = 1 and place = 1;
    update order_line set expected_on = ${day} + 2 where order_id = 2 and place = 2;
    update order_line set expected_on = ${day} + 7 where order_id = 3;
    update order_line set expected_on = ${day} + 1, reserved = quantity where order_id = 4`)
  const { rows } = await shop.pool.query(`select (${day} + 2)::text as day`)
  expect((await waiting('buyer')).arriving).toEqual({
    count: 2,
    total: 2,
    first: { id: 2, number: 'ИСП-2', at: rows[0].day },
  })
})
