import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { createPreparedIndex, insertCatalog, noDrawings } from './catalog.fixture.ts'
import { type CatalogReading, openCatalog } from './catalog.service.ts'

const PARTNER = 2

let scratch: TestDatabase
let service: CatalogReading
const prepared = createPreparedIndex({ total: 3, ids: [1, 2, 3] })
beforeAll(async () => {
  scratch = await createTestDatabase()
  await insertCatalog(scratch.pool)
  await scratch.pool.query(`
    insert into price_type (id, code, name, is_base) values (3, 'dealer', 'Дилерская', false);
    insert into price (product_id, price_type_id, amount) values (1, 3, 777), (2, 3, 777)`)
  const database = databaseOf(scratch.pool)
  service = openCatalog({
    database,
    catalogIndex: { current: () => prepared.index },
    drawings: noDrawings,
  }).reading
})
afterAll(() => scratch.drop())

const priceOf = (card: { price: { amount: number; priceType: string } | null }) =>
  card.price && [card.price.amount, card.price.priceType]

describe('цены договора (D30)', () => {
  test('своя вместо базовой, базовая там, где своей нет, чужой не видно нигде', async () => {
    const { items } = await service.list({}, PARTNER)
    const expected = [
      [10_000, 'partner'],
      [99_999, 'retail'],
      [5000, 'partner'],
    ]
    expect(items.map(priceOf)).toEqual(expected)
    expect((await service.cards([1, 2, 3], PARTNER)).items.map(priceOf)).toEqual(expected)
    expect(JSON.stringify(items)).not.toContain('777')
  })

  test('рядом со своей ценой названа базовая, если она другая (задача 14)', async () => {
    const baseOf = async (own: number | null) =>
      (await service.list({}, own)).items.map(({ price }) => price?.base)
    expect(await baseOf(PARTNER)).toEqual([12_200, undefined, undefined])
    expect(await baseOf(null)).toEqual([undefined, undefined, undefined])
    expect((await service.productById(1, PARTNER)).price?.base).toBe(12_200)
  })

  test('на странице товара — своя и базовая', async () => {
    const product = await service.productById(1, PARTNER)
    expect(priceOf(product)).toEqual([10_000, 'partner'])
    expect(product.prices).toEqual([
      { priceType: 'partner', name: 'Партнёрская', amount: 10_000, foreign: null },
      { priceType: 'retail', name: 'Розничная', amount: 12_200, foreign: null },
    ])
    expect(await service.productBySlug('sverlo-8-5', PARTNER)).toEqual(product)
  })

  test('цена в валюте: рядом с рублями она сама и курс, по которому они посчитаны', async () => {
    await scratch.pool.query(`
      insert into currency_rate (code, valid_from, name, nominal, rate) values ('CNY', '2026-11-20', 'Юань', 10, 115.5);
      update price set currency = 'CNY', foreign_amount = 8.658, rate_from = '2026-11-20'
       where product_id = 1 and price_type_id = ${PARTNER}`)
    const { prices } = await service.productById(1, PARTNER)
    expect(prices.map(({ foreign }) => foreign)).toEqual([
      { code: 'CNY', amount: 8.66, nominal: 10, rate: 115.5, date: '2026-11-20' },
      null,
    ])
    await scratch.pool.query(
      'update price set currency = null, foreign_amount = null, rate_from = null',
    )
  })

  test('список сортируется и отбирается по своему виду цен', async () => {
    await service.list({ sort: 'price-asc' }, PARTNER)
    await service.list({ sort: 'price-asc' }, null)
    expect(prepared.asked.slice(-2).map(({ priceTypeId }) => priceTypeId)).toEqual([PARTNER, 1])
    await service.list({ filters: [{ code: 'price', from: 1, to: 10_000 }] }, PARTNER)
    expect(prepared.asked.at(-1)).toMatchObject({
      price: { from: 1, to: 10_000 },
      priceTypeId: PARTNER,
    })
  })

  test('виды цен — свой и базовый', async () => {
    const codesOf = async (own: number | null) =>
      (await service.priceTypes(own)).items.map(({ code }) => code)
    expect(await codesOf(PARTNER)).toEqual(['partner', 'retail'])
    expect(await codesOf(null)).toEqual(['retail'])
  })
})
