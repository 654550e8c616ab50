import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { FAR_ZONES, inZone } from '../../trade/shop-day.fixture.ts'
import { shopToday } from '../../trade/shop-day.ts'
import { bearer } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { createPreparedIndex } from '../goods/catalog.fixture.ts'
import { createCountPurchases, PURCHASE_DAYS } from './count-purchases.job.ts'
import { missOf } from './search-misses.service.ts'
import { countPurchases, deleteOldPurchases, insertMiss, MAX_MISSES } from './search-misses.sql.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  const { index } = createPreparedIndex({ total: 0, ids: [] })
  shop = await openBuyersShop({ catalogIndex: { current: () => index } })
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate search_miss, basket, orders cascade'))

const database = () => databaseOf(shop.pool)
const nobody = { accountId: null, clientId: null }
const rows = async (text: string): Promise<object[]> => (await shop.pool.query(text)).rows
const visits = () =>
  rows('select asked, account_id, client is not null as named from search_miss_visit')

/** Searches over HTTP and waits until the search is stored. */
const ask = async (q: string, headers: Record<string, string> = {}): Promise<void> => {
  const before = await rows('select asked, times from search_miss order by asked')
  expect((await shop.call('listProducts', { body: { q }, headers })).body).toMatchObject({
    total: 0,
  })
  await expect
    .poll(() => rows('select asked, times from search_miss order by asked'))
    .not.toEqual(before)
}
const browser = (id: string) => ({ cookie: `other=1; isp_clientId=${id}; last=2` })
/** Moves all stored events back by a day and an hour. */
const nextDay = async (): Promise<void> => {
  const ago = `interval '25 hours'`
  await shop.pool.query(
    `update search_miss_visit set asked_at = asked_at - ${ago}; update basket_line set added_at = added_at - ${ago};
     update orders set created_at = created_at - ${ago}; update token_family set created_at = created_at - ${ago}`,
  )
  await countPurchases(database())
}
const misses = async () => {
  const headers = bearer(await shop.signIn('content'))
  return (await shop.call('searchMisses', { headers })).body
}

describe('§2.5: что ненайденным не считается', () => {
  test('чего не нашли, копится по тексту; личного и пустого не хранится', async () => {
    for (const text of [' Нутромер  50 ', 'нутромер 50']) {
      const kept = missOf(text)
      expect(kept).toBe('нутромер 50')
      if (kept !== null) await insertMiss(database(), kept, nobody)
    }
    for (const text of ['ivan@mail.ru', '+7 (903) 123-45-67', '!!!', ' ', 'x'.repeat(101)]) {
      expect(missOf(text), text).toBeNull()
    }
    expect(await misses()).toMatchObject({ total: 1, items: [{ asked: 'нутромер 50', times: 2 }] })
  })

  test('несколько артикулов — список, а не один запрос', async () => {
    await shop.call('listProducts', { body: { q: 'DH2301-D1D, KD2301-G1D' } })
    await ask('нутромер')
    expect(await rows('select asked from search_miss')).toEqual([{ asked: 'нутромер' }])
  })

  test('сотрудник, который пробует чужой запрос, его не повторяет', async () => {
    const headers = bearer(await shop.signIn('content'))
    await shop.call('listProducts', { body: { q: 'проба' }, headers })
    await ask('нутромер')
    expect(await rows('select asked from search_miss')).toEqual([{ asked: 'нутромер' }])
  })

  test('хранится не больше предела', async () => {
    await shop.pool.query(
      `insert into search_miss (asked, last_on) select 'старое ' || n, ${shopToday} - 9 from generate_series(1, $1::integer) n`,
      [MAX_MISSES],
    )
    await insertMiss(database(), 'новое', nobody)
    expect(
      await rows(
        `select count(*)::integer as total, bool_or(asked = 'новое') as kept from search_miss`,
      ),
    ).toEqual([{ total: MAX_MISSES, kept: true }])
  })
})

describe('задача 14: что взяли после запроса без ответа', () => {
  test('до конца суток не считается; положенное раньше запроса и чужое — никогда', async () => {
    await buyer.add(1, 12)
    await shop.pool.query(`update basket_line set added_at = added_at - interval '1 hour'`)
    const manager = await shop.visitor('manager')
    await ask('нутромер', buyer.headers)
    await manager.add(2, 3)
    await countPurchases(database())
    expect(await visits()).toHaveLength(1)
    await nextDay()
    expect(await misses()).toMatchObject({ items: [{ asked: 'нутромер', taken: [] }] })
    expect(await visits()).toEqual([])
  })

  test('заказанное и оставленное в корзине — по числу посетителей; кто искал, забыто', async () => {
    await ask('нутромер', buyer.headers)
    await ask('нутромер', buyer.headers)
    expect(await visits()).toEqual([
      { asked: 'нутромер', account_id: expect.any(Number), named: false },
    ])
    await buyer.add(2, 3)
    expect((await buyer.order(299_997)).status).toBe(200)
    await buyer.add(1, 12)
    await nextDay()
    const [miss] = (await misses()).items
    expect(miss).toMatchObject({
      times: 2,
      taken: [
        { slug: 'sverlo-10', name: 'Сверло 10 мм', article: 'A/10', ordered: 1, inBasket: 0 },
        { slug: 'sverlo-8-5', ordered: 0, inBasket: 1 },
      ],
    })
    expect(await visits()).toEqual([])
    await ask('нутромер', buyer.headers)
    await shop.pool.query('update basket_line set added_at = now()')
    await nextDay()
    expect((await misses()).items[0].taken[1]).toMatchObject({ slug: 'sverlo-8-5', inBasket: 2 })
  })

  test('отменённый заказ и закупка на весь склад ни о чём не говорят', async () => {
    await ask('нутромер', buyer.headers)
    await buyer.add(2, 3)
    await buyer.order(299_997)
    await shop.pool.query(`update orders set status = 'CANCELLED'`)
    await buyer.add(2, 3)
    await buyer.order(299_997)
    await shop.pool.query(`update orders set line_count = 201 where status <> 'CANCELLED'`)
    await nextDay()
    expect((await misses()).items[0].taken).toEqual([])
  })

  test('до входа знают лишь браузер, и не по имени: считается вошедшему в нём за сутки, если он один', async () => {
    await ask('нутромер', browser('browser-0001'))
    await ask('сверлище', browser('browser-0002'))
    expect(await visits()).toMatchObject([{ account_id: null, named: true }, { named: true }])
    await shop.signIn('buyer', 'browser-0001')
    await shop.signIn('buyer', 'browser-0002')
    await shop.signIn('manager', 'browser-0002')
    await (await shop.visitor('manager')).add(2, 3)
    await buyer.add(1, 12)
    await nextDay()
    const { items } = await misses()
    expect(
      items.map(({ asked, taken }: { asked: string; taken: object[] }) => [asked, taken.length]),
    ).toEqual([
      ['нутромер', 1],
      ['сверлище', 0],
    ])
  })

  test.each(['', 'isp_clientId=x', 'not_isp_clientId=browser-0001'])(
    'без имени браузера запрос ничей: «%s»',
    async (cookie) => {
      await ask('нутромер', { cookie })
      expect(await visits()).toEqual([])
    },
  )

  test.each(FAR_ZONES)('D59: день московский, где бы ни стояла база: %s', async (zone) => {
    await buyer.add(1, 12)
    await inZone(shop.pool, zone, async (there) => {
      const {
        rows: [account],
      } = await shop.pool.query('select account_id as id from basket')
      await insertMiss(there, 'нутромер', { accountId: account.id, clientId: null })
      await there.query({
        text: `with asked as (update search_miss_visit set asked_at = now() - interval '25 hours')
               update basket_line set added_at = now() - interval '24 hours'`,
      })
      await countPurchases(there)
      const isToday = `select first_on = ${shopToday} and miss.last_on = ${shopToday} and kept.last_on = ${shopToday} as "isToday"
        from search_miss miss join search_miss_taken kept on kept.asked = miss.asked`
      expect(await there.query({ text: isToday })).toEqual([{ isToday: true }])
    })
  })

  test('посчитанное забывается через полгода', async () => {
    await insertMiss(database(), 'нутромер', nobody)
    await shop.pool.query(
      `insert into search_miss_taken (asked, product_id, ordered, in_basket, last_on)
       values ('нутромер', 1, 1, 0, ${shopToday} - $1::integer), ('нутромер', 2, 1, 0, ${shopToday} - $1::integer - 1)`,
      [PURCHASE_DAYS],
    )
    await deleteOldPurchases(database(), PURCHASE_DAYS)
    expect(await rows('select product_id from search_miss_taken')).toEqual([{ product_id: 1 }])
    expect(createCountPurchases(database()).name).toBe('search.count-taken')
  })
})
