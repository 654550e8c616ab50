import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

// the server of this file stands on its own copy of the modules, and leaves none to the next
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

/** D42: a rule of a company that has approvers: what costs a thousand roubles and more is approved first. */
vi.mock('./order-approval.ts', async (original) => ({
  ...(await original<typeof import('./order-approval.ts')>()),
  nobodyApproves: async (_database: unknown, _buyer: unknown, { total }: { total: number }) =>
    total >= 100_000,
}))

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() =>
  shop.pool.query(
    'truncate basket, orders, approval_request, mail_outbox, idempotency_key cascade',
  ),
)
const countOf = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

test('D42: о чём не согласились, то и на согласование не уходит: корзина на месте', async () => {
  await buyer.add(1, 10)
  expect((await buyer.order(99_000)).body.code).toBe('BASKET_CHANGED')
  const { body } = await buyer.order(100_000, { basketState: 'чужое' })
  expect(body.code).toBe('BASKET_CHANGED')
  expect(await countOf('approval_request')).toBe(0)
  expect((await buyer.call('basket')).body.count).toBe(1)
})

test('D42: заявка ждёт, заказа и резерва нет, сказанное и цены сохранены', async () => {
  await buyer.add(1, 10)
  const { status, body } = await buyer.order(100_000, { ownNumber: 'ЗП-77' })
  expect(status).toBe(202)
  expect(body).toMatchObject({
    kind: 'approval',
    number: expect.stringMatching(/^С-\d{6}$/),
    status: 'WAITING',
    total: 100_000,
  })
  for (const table of ['orders', 'reservation', 'mail_outbox']) {
    expect(await countOf(table), table).toBe(0)
  }
  expect((await buyer.call('basket')).body.count).toBe(0)
  const { rows } = await shop.pool.query('select * from approval_request')
  expect(rows).toMatchObject([
    {
      id: body.id,
      account_id: 2,
      company_id: 1,
      order_id: null,
      input: { ownNumber: 'ЗП-77', deliveryMethod: 'pickup' },
      lines: [{ productId: 1, quantity: 10, price: 10_000 }],
    },
  ])
})

test('D42: тот же ключ — та же заявка, другой заказ по нему не сделать', async () => {
  await buyer.add(1, 10)
  const key = randomUUID()
  const first = await buyer.order(100_000, {}, key)
  const again = await buyer.order(100_000, {}, key)
  expect([again.status, again.body]).toEqual([202, first.body])
  expect(await countOf('approval_request')).toBe(1)
  expect((await buyer.order(100_000, { comment: 'срочно' }, key)).body.code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  )
})

test('D42: чего правило не касается, становится заказом сразу', async () => {
  await buyer.add(2, 1)
  const { status, body } = await buyer.order(99_999)
  expect([status, body.status]).toEqual([200, 'NEW'])
  expect(await countOf('approval_request')).toBe(0)
})
