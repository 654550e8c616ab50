import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket cascade'))

const storedLines = async () =>
  (await shop.pool.query('select product_id, quantity from basket_line order by 1')).rows

const wrongQuantities = [0, -1, 1.5, 1e9, 1_000_001, '2', 'много', null, Number.NaN, {}]

describe('количество, которого не бывает, отклоняется, и корзина не меняется', () => {
  test.each(wrongQuantities)('%j', async (quantityOrdered) => {
    await buyer.add(2, 3)
    const items = [{ productId: 2, quantityOrdered }]
    for (const [id, input] of [
      ['addToBasket', { body: { items } }],
      ['addToBasketV2', { body: { items } }],
      ['mergeBasket', { body: { action: 'merge', items, mergeId: randomUUID() } }],
      ['calcBasket', { body: { items } }],
      ['changeBasketLine', { params: { id: 2 }, body: { quantityOrdered } }],
      ['changeBasketLines', { body: { items } }],
    ] as const) {
      const { status, body } = await buyer.call(id, input)
      expect({ id, status, code: body.code }).toEqual({ id, status: 400, code: 'REQUEST_INVALID' })
    }
    expect(await storedLines()).toEqual([{ product_id: 2, quantity: 3 }])
  })

  test('сумма двух разрешённых количеств больше предела', async () => {
    expect((await buyer.add(2, 1_000_000)).status).toBe(200)
    const refused = await buyer.add(2, 1)
    expect(refused).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
    expect(await storedLines()).toEqual([{ product_id: 2, quantity: 1_000_000 }])
  })
})

describe('товар, которого нельзя заказать', () => {
  test.each([
    ['снятый с продажи', 4],
    ['из скрытого раздела', 5],
    ['неизвестный', 999],
  ])('%s не добавляется, и соседний товар тоже', async (_name, productId) => {
    const { status, body } = await buyer.call('addToBasket', {
      body: {
        items: [
          { productId: 2, quantityOrdered: 1 },
          { productId, quantityOrdered: 1 },
        ],
      },
    })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    expect(await storedLines()).toEqual([])
  })

  test('товар без цены по договору и без базовой не добавляется, его имя названо', async () => {
    const newcomer = await shop.visitor('newcomer', {})
    const { status, body } = await newcomer.add(3, 1)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'PRODUCT_NOT_ORDERABLE' })
    expect(body.message).toContain('Кондуктор')
    expect((await buyer.add(3, 1)).body.total).toBe(5000)
  })

  test('номер больше целого не роняет сервер', async () => {
    expect((await buyer.add(2_147_483_648, 1)).status).toBe(400)
    const removed = await buyer.call('removeFromBasket', { query: { ids: '9999999999,2' } })
    expect(removed.status).toBe(200)
  })
})

describe('чужое', () => {
  test('без входа корзины нет', async () => {
    for (const id of ['basket', 'basketV2', 'smallBasket', 'clearBasket'] as const) {
      expect((await shop.call(id)).status, id).toBe(401)
    }
  })

  test('чужая компания в заголовке отклоняется', async () => {
    const stranger = await shop.visitor('buyer', { company: companies.beta })
    expect((await stranger.call('basket')).body.code).toBe('COMPANY_FORBIDDEN')
  })

  test('корзина — своя у каждого и у каждой компании', async () => {
    const manager = await shop.visitor('manager')
    const withoutCompany = await shop.visitor('buyer', {})
    await buyer.add(2, 2)
    for (const other of [manager, withoutCompany]) {
      expect((await other.call('basket')).body.count).toBe(0)
      expect((await other.call('removeBasketLine', { params: { id: 2 } })).status).toBe(404)
      const changed = await other.call('changeBasketLine', {
        params: { id: 2 },
        body: { quantityOrdered: 9 },
      })
      expect(changed.body.code).toBe('BASKET_LINE_NOT_FOUND')
      await other.call('clearBasket')
    }
    expect(await storedLines()).toEqual([{ product_id: 2, quantity: 2 }])
  })
})

test('больше 10 000 строк не помещается, и лишнее не остаётся (D47)', async () => {
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     select 100000 + n, 'many-' || n, 3, 'M' || n, 'Товар ' || n from generate_series(1, 10001) n`,
  )
  await shop.pool.query(
    'insert into price select 100000 + n, 1, 100 from generate_series(1, 10001) n',
  )
  const items = Array.from({ length: 10_000 }, (_, n) => ({
    productId: 100_001 + n,
    quantityOrdered: 1,
  }))
  const full = await buyer.call('addToBasket', { body: { items } })
  expect(full.body).toMatchObject({ count: 10_000, total: 1_000_000 })
  expect((await buyer.add(110_001, 1)).status).toBe(400)
  expect((await buyer.add(100_001, 1)).status).toBe(200)
  expect((await buyer.call('smallBasket')).body).toEqual({ count: 10_000, total: 1_000_100 })
})

test('строка, которой не бывает, — ошибка, а не корзина на ноль рублей', async () => {
  await buyer.add(2, 1)
  await shop.pool.query(`
    alter function basket_take_out rename to basket_take_out_real;
    create function basket_take_out(integer, integer, integer, integer[])
      returns table (removed jsonb, line_count integer, total bigint)
      language sql as $$ select null::jsonb, 0, 0::bigint where false $$`)
  try {
    const { status, body } = await buyer.call('removeBasketLine', { params: { id: 2 } })
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' })
  } finally {
    await shop.pool.query(`drop function basket_take_out(integer, integer, integer, integer[]);
      alter function basket_take_out_real rename to basket_take_out`)
  }
})
