import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

/** D47: a list has up to 10,000 lines, so every call that takes a list accepts that many, even with the longest values. */
const LINES = 10_000

let shop: BuyersShop
let buyer: Visitor
let staff: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  staff = await shop.visitor('staff')
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     select 1000000 + n, 'long-' || n, 3, 'L-' || n, 'Сверло ' || n from generate_series(0, $1::int) n`,
    [LINES],
  )
})
afterAll(() => shop.close())

const many = <Line>(line: (at: number) => Line, count = LINES): Line[] =>
  Array.from({ length: count }, (_none, at) => line(at))
const ordered = (count?: number) =>
  many((at) => ({ productId: 1_000_000 + at, quantityOrdered: 1_000_000 }), count)
const picked = (count?: number) =>
  many((place) => ({ place: place + 1, quantity: 1_000_000 }), count)
const failed = (count?: number) =>
  many(
    () => ({
      article: 'Ж'.repeat(60),
      quantity: 1_000_000,
      name: 'Сверло '.repeat(20),
      message: 'Товара с таким артикулом нет. '.repeat(4),
      nearest: ['2301-0054-19-A1B', '2301-0055-19-A1B', '2301-0056-19-A1B'],
    }),
    count,
  )
const order = { params: { id: 2_000_000_000 } }

test('D47: 10 000 строк — не слишком длинный запрос ни для отмены, ни для отгрузки', async () => {
  const lines = picked()
  const unknown = { status: 404, body: { code: 'ORDER_NOT_FOUND' } }
  const version = 1
  expect(await buyer.call('cancelOrder', { ...order, body: { lines, version } })).toMatchObject(
    unknown,
  )
  expect(await staff.call('shipOrder', { ...order, body: { lines, version } })).toMatchObject(
    unknown,
  )
  expect(
    await staff.call('cancelOrderByStaff', {
      ...order,
      body: { lines, version, comment: 'Нет на складе' },
    }),
  ).toMatchObject(unknown)
})

test('D47: черновик из 10 000 строк создан и изменён, из 10 001 — отказ', async () => {
  const items = ordered()
  const created = await buyer.call('createDraft', { body: { name: 'Год', items } })
  expect(created.status).toBe(200)
  const params = { id: created.body.id }
  expect((await buyer.call('updateDraft', { params, body: { lines: items } })).status).toBe(200)
  const longer = await buyer.call('createDraft', {
    body: { name: 'Больше', items: ordered(LINES + 1) },
  })
  expect(longer).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
})

test('D47: файл с 10 000 строк с ошибками собирается, с 10 001 — отказ', async () => {
  const { status } = await buyer.call('failedExcel', { body: { rows: failed() } })
  expect(status).toBe(200)
  const longer = await buyer.call('failedExcel', { body: { rows: failed(LINES + 1) } })
  expect(longer).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
})

test('расчёт длинного списка идёт по частям: между ними свой черёд у других', async () => {
  const query = vi.spyOn(shop.pool, 'query')
  const answer = await buyer.call('calcBasketV2', { body: { items: ordered(1000) } })
  const longest = query.mock.calls.flatMap(([asked]) =>
    ((asked as unknown as { values?: unknown[] }).values ?? []).map((value) =>
      Array.isArray(value) ? value.length : 0,
    ),
  )
  query.mockRestore()
  expect(answer.body.in_basket).toHaveLength(1000)
  expect(Math.max(...longest)).toBeGreaterThan(0)
  expect(Math.max(...longest)).toBeLessThanOrEqual(200)
})
