import { MAX_VIEWED } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate viewed_product'))

const view = (id: number, visitor = buyer) => visitor.call('viewProduct', { params: { id } })
const seen = async (visitor = buyer): Promise<number[]> => {
  const { body } = await visitor.call('viewed')
  return body.items.map(({ product }: { product: { id: number } }) => product.id)
}

test('§7.3: без входа просмотренное не читается и не пишется', async () => {
  const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } }
  expect(await shop.call('viewed')).toMatchObject(refused)
  expect(await shop.call('clearViewed')).toMatchObject(refused)
  expect(await shop.call('viewProduct', { params: { id: 1 } })).toMatchObject(refused)
  expect(await shop.call('mergeViewed', { body: { productIds: [1] } })).toMatchObject(refused)
})

test('§7.3: неизвестный, снятый и скрытый с разделом товар — «не найден», и следа нет', async () => {
  for (const id of [999, 4, 5]) {
    expect(await view(id)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } })
  }
  const { rows } = await shop.pool.query('select 1 from viewed_product')
  expect(rows).toEqual([])
})

test.each([{ productIds: [] }, { productIds: [0] }, { productIds: ['1'] }, { ids: [1] }, {}])(
  '§7.3: добавить просмотренное: %j — отказ',
  async (body) => {
    const answer = await buyer.call('mergeViewed', { body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
  },
)

test('§7.3: последнее просмотренное — первым, второй взгляд поднимает товар, чужого не видно', async () => {
  for (const id of [1, 2, 3, 1]) await view(id)
  expect(await seen()).toEqual([1, 3, 2])
  expect(await seen(await shop.visitor('employee'))).toEqual([])
})

test('§7.3: забытое просмотренное — только своё', async () => {
  const employee = await shop.visitor('employee')
  await view(1)
  await view(2, employee)
  expect((await buyer.call('clearViewed')).body).toEqual({ done: true })
  expect(await seen()).toEqual([])
  expect(await seen(employee)).toEqual([2])
})

test('§7.3: цены — по договору того, кто смотрит', async () => {
  await view(1)
  const { body } = await buyer.call('viewed')
  expect(body.items[0].product.price).toMatchObject({ amount: 10_000, priceType: 'partner' })
})

test('§7.3: «вы уже смотрели» — о прошлом разе, а не об этом же', async () => {
  expect((await view(1)).body).toEqual({ previousAt: null })
  expect((await view(1)).body).toEqual({ previousAt: null })
  await shop.pool.query(`update viewed_product set viewed_at = '2026-01-02T03:04:05Z'`)
  const before = { previousAt: '2026-01-02T03:04:05.000Z' }
  expect((await view(1)).body).toEqual(before)
  expect((await view(1)).body).toEqual(before)
})

test('§7.3: собранное до входа встаёт первым в своём порядке, виденное в аккаунте остаётся на месте', async () => {
  await view(1)
  const body = { productIds: [2, 999, 1, 3, 4, 2] }
  expect((await buyer.call('mergeViewed', { body })).body).toEqual({ count: 2 })
  expect(await seen()).toEqual([2, 3, 1])
})

test(`§7.3: помнится ${MAX_VIEWED} последних; снятое с продажи места не занимает`, async () => {
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     select 1000 + n, 'crowd-' || n, 3, 'C-' || n, 'Сверло ' || n from generate_series(1, $1::int) n`,
    [MAX_VIEWED],
  )
  await view(1)
  await view(2)
  await shop.pool.query('update product set is_active = false where id = 2')
  const crowd = Array.from({ length: MAX_VIEWED - 1 }, (_, at) => 1001 + at)
  await buyer.call('mergeViewed', { body: { productIds: crowd } })
  expect(await seen()).toEqual([...crowd.toReversed(), 1])
  await view(1000 + MAX_VIEWED)
  const now = await seen()
  expect(now).toHaveLength(MAX_VIEWED)
  expect(now[0]).toBe(1000 + MAX_VIEWED)
  expect(now).not.toContain(1)
  await shop.pool.query('update product set is_active = true where id = 2')
  await shop.pool.query('delete from product where id > 1000')
})
