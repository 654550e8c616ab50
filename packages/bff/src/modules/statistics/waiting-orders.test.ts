import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreements } from '../auth/people.fixture.ts'
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

const hold = async (id: number, hours: number, over = '') => {
  await shop.pool.query(
    `update orders set reserved_until = now() + make_interval(hours => $2) ${over} where id = $1`,
    [id, hours],
  )
  await shop.pool.query(
    `insert into reservation (order_id, product_id, warehouse_id, quantity)
     select $1, 1, min(id), 1 from warehouse`,
    [id],
  )
}
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
    overdue: [],
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

const listed = async (waiting: 'ending' | 'arriving') => {
  const { body } = await (await shop.visitor('buyer')).call('listOrders', { body: { waiting } })
  return body.items.map(({ id }: { id: number }) => id).sort()
}

test('резерв кончается за три дня: только там, где он есть и срок идёт; список открывает те же заказы', async () => {
  const late = { CANCELLED: 4, ASSEMBLING: 6, SHIPPED: 7 }
  const statusOf = (id: number) =>
    Object.entries(late).find(([, one]) => one === id)?.[0] ?? 'CONFIRMED'
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  await insertOrders(
    shop,
    ids.map((id) => ({ id, company: 1, account: 2, products: [1], status: statusOf(id) })),
  )
  await hold(1, 71)
  await hold(2, 73)
  await hold(3, -1)
  await hold(5, 10, ', reservation_ended_at = now()')
  for (const id of [4, 6, 7, 8, 9, 10]) await hold(id, 10)
  await shop.pool.query(
    `delete from reservation where order_id = 8;
     update reservation set released_at = now() where order_id = 9`,
  )
  await shop.pool.query(
    `update orders set agreement_id = agreement.id from agreement where agreement.uuid = $1 and orders.id = 10`,
    [agreements.partner],
  )
  await shop.pool.query('update agreement set payment_days = 14 where uuid = $1', [
    agreements.partner,
  ])
  expect((await waiting('buyer')).ending).toMatchObject({ count: 1, first: { id: 1 } })
  expect(await listed('ending')).toEqual([1])
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
  expect(await listed('arriving')).toEqual([1, 2])
})

test('просроченное названо по каждому договору компании, и по закончившемуся', async () => {
  await shop.pool.query(
    `insert into agreement (company_id, name, price_type_id, overdue, valid_until)
     values (1, 'Прежний', 2, 70000, '2026-01-31'), (2, 'Чужой', 2, 90000, null)`,
  )
  await shop.pool.query('update agreement set overdue = 50000 where uuid = $1', [
    agreements.partner,
  ])
  expect((await waiting('buyer')).overdue).toMatchObject([
    { name: 'Прежний', amount: 70_000 },
    { agreement: agreements.partner, amount: 50_000 },
  ])
})
