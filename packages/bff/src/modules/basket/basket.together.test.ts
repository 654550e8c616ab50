import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { during } from '../../kernel/held-database.fixture.ts'
import { putEach, type SmallPut } from './basket.sql.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'
import { createPutSome } from './put-some.service.ts'

/** Задача 12: lines of several buyers go to the database in one round trip, without affecting each other. */
let shop: BuyersShop
let crowd: Visitor[]

beforeAll(async () => {
  shop = await openBuyersShop()
  crowd = await shop.crowd(12)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, basket_merge cascade'))

const line = (productId: number, quantityOrdered: number) => ({ productId, quantityOrdered })
const put = (accountId: number, productId: number, quantityOrdered: number): SmallPut => ({
  owner: { accountId, companyId: 1, priceTypeId: null },
  items: [line(productId, quantityOrdered)],
  mode: 'add',
})
const each = (puts: SmallPut[]) => putEach(databaseOf(shop.pool), puts)
const stored = async () => {
  const { rows } = await shop.pool.query(
    `select account_id - 1000 as who, product_id as product, quantity from basket_line
       join basket on basket.id = basket_id order by 1, 2`,
  )
  return rows.map(({ who, product, quantity }) => [who, product, quantity])
}

const begin = (...accounts: number[]) =>
  shop.pool.query('select lock_basket(account, 1) from unnest($1::integer[]) account', [accounts])

describe('строки нескольких покупателей одним запросом', () => {
  test('каждому — его строки и его сумма, в порядке вопросов', async () => {
    await begin(1001, 1002, 1003)
    await each([put(1002, 2, 5)])
    const two = { ...put(1003, 1, 2), items: [line(1, 1), line(2, 4), line(1, 1)] }
    const answers = await each([put(1001, 2, 3), put(1002, 2, 1), two])
    expect(answers).toMatchObject([
      { lines: [{ productId: 2, quantityOrdered: 3 }], count: 1, total: 3 * 99_999 },
      { lines: [{ productId: 2, quantityOrdered: 6 }], count: 1, total: 6 * 99_999 },
      {
        lines: [{ productId: 1 }, { productId: 2, quantityOrdered: 4, sum: 4 * 99_999 }],
        count: 2,
      },
    ])
    expect(await stored()).toMatchObject([
      [1, 2, 3],
      [2, 2, 6],
      [3, 1, expect.any(Number)],
      [3, 2, 4],
    ])
  })

  test('каждому — по его виду цен', async () => {
    await begin(1001, 1002, 1003)
    const partner = (await shop.pool.query("select id from price_type where code = 'partner'")).rows
    const at = (asked: SmallPut, priceTypeId: number | null): SmallPut => ({
      ...asked,
      owner: { ...asked.owner, priceTypeId },
    })
    const answers = await each([
      at(put(1001, 1, 1), null),
      at(put(1002, 1, 1), partner[0]?.id),
      at(put(1003, 1, 1), null),
    ])
    const [retail, own, again] = answers.map(
      (answer) => answer && 'total' in answer && answer.total,
    )
    expect(own).not.toBe(retail)
    expect(again).toBe(retail)
  })

  test('отказано одному — остальным нет', async () => {
    await begin(1001, 1002, 1004, 1005, 1006)
    const answers = await each([
      put(1001, 2, 3),
      put(1002, 999, 1),
      put(1004, 2, 2_000_000),
      { ...put(1005, 2, 1), mode: 'set' },
      { ...put(1006, 2, 4), items: [line(2, 4), line(1, 1)] },
    ])
    expect(answers).toMatchObject([
      { count: 1 },
      { code: 'PRODUCT_NOT_FOUND' },
      { code: 'REQUEST_INVALID', fields: [{ path: 'quantityOrdered' }] },
      { code: 'BASKET_LINE_NOT_FOUND' },
      { count: 2 },
    ])
    expect(await stored()).toMatchObject([
      [1, 2, 3],
      [6, 1, expect.any(Number)],
      [6, 2, 4],
    ])
  })

  test('отказано из-за одной строки — не положена ни одна', async () => {
    await begin(1001)
    const [answer] = await each([{ ...put(1001, 2, 1), items: [line(2, 1), line(999, 1)] }])
    expect(answer).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['занятую', 1],
    ['только что начатую', 0],
  ])('%s корзину не ждут: остальные получают ответ, пока её держит другой', async (_, before) => {
    await begin(1002)
    if (before > 0) await begin(1001)
    const holder = await shop.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select lock_basket(1001, 1)')
      expect(await each([put(1001, 2, 1), put(1002, 2, 2)])).toMatchObject([
        null,
        { lines: [{ quantityOrdered: 2 }] },
      ])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })

  test('одну корзину дважды сразу не кладут: второй вопрос — сам', async () => {
    await begin(1001)
    expect(await each([put(1001, 2, 1), put(1001, 2, 5)])).toMatchObject([{ count: 1 }, null])
    expect(await stored()).toEqual([[1, 2, 1]])
  })

  test('отказ одного запроса получает только он', async () => {
    await begin(1001, 1002, 1003)
    const putSome = createPutSome(databaseOf(shop.pool))
    const asked = [put(1001, 2, 3), put(1002, 2, 1), put(1002, 2 ** 31, 1), put(1003, 2, 4)]
    const answers = await Promise.allSettled(
      asked.map(({ owner, items, mode }) => putSome(owner, items, { mode })),
    )
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await stored()).toEqual([
      [1, 2, 3],
      [2, 2, 1],
      [3, 2, 4],
    ])
  })
})

describe('вызовы', () => {
  test('занятая корзина дождалась своего часа, и не потеряно ничего', async () => {
    const [one] = crowd
    await one?.add(2, 1)
    const [answer] = await during(
      shop.pool,
      `update basket_line set quantity = 10 where basket_id = lock_basket(1001, 1)`,
      () => one?.add(2, 1) ?? Promise.reject(),
    )
    expect(answer).toMatchObject({ status: 200, body: { lines: [{ quantityOrdered: 11 }] } })
  })

  test('двенадцать покупателей, у каждого десять прибавлений сразу: у всех ровно десять', async () => {
    const answers = await Promise.all(
      crowd.flatMap((who) => Array.from({ length: 10 }, () => who.add(2, 1))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored()).toEqual(crowd.map((_, place) => [place + 1, 2, 10]))
  })

  test('отказ одному среди многих — только ему, с полем и словами', async () => {
    const answers = await Promise.all(crowd.map((who, place) => who.add(place === 5 ? 999 : 2, 1)))
    expect(answers.map(({ status }) => status)).toEqual(
      crowd.map((_, place) => (place === 5 ? 404 : 200)),
    )
    expect(answers[5]?.body.code).toBe('PRODUCT_NOT_FOUND')
  })
})
