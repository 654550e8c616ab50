import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import type { CatalogIndexHolder } from '../../search/catalog-index.ts'
import { shopToday } from '../../trade/shop-day.ts'
import { daysAhead, insertCatalog } from './catalog.fixture.ts'
import { openIndexOf } from './open-index.fixture.ts'

/** The whole path with the real index: query → index → cards → answer. */
let database: TestDatabase
let holder: CatalogIndexHolder
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
  holder = await openIndexOf(database.pool)
  app = await buildApp({ pool: database.pool, catalogIndex: holder, checksAnswers: true })
})
afterAll(async () => {
  await app.close()
  await holder.close()
  await database.drop()
})

const list = async (payload: object) => {
  const response = await app.inject({ method: 'POST', url: '/bff/api/catalog/products', payload })
  return { status: response.statusCode, body: response.json() }
}
const idsOf = async (payload: object): Promise<number[]> =>
  (await list(payload)).body.items.map(({ id }: { id: number }) => id)

test('посетитель видит раздел с подразделами, без снятого и скрытого; без цены — в конце', async () => {
  expect(await idsOf({ section: 'tools', sort: 'price-asc' })).toEqual([1, 2, 3])
  expect(await idsOf({ section: 'tools', sort: 'price-desc' })).toEqual([2, 1, 3])
  expect(await idsOf({ section: 'abrasives' })).toEqual([])
})

test('фильтры по наличию, бренду, цене и свойству сужают список', async () => {
  const by = (...filters: object[]) => idsOf({ section: 'tools', filters, sort: 'name' })
  expect((await by({ code: 'stock', values: ['now'] })).toSorted()).toEqual([1, 3])
  expect(await by({ code: 'brand', values: ['alfa'] })).toEqual([2])
  expect(await by({ code: 'price', from: 50000 })).toEqual([2])
  expect(await by({ code: 'diameter', from: 8, to: 9 })).toEqual([1])
  expect(await by({ code: 'brand', values: ['alfa'] }, { code: 'stock', values: ['now'] })).toEqual(
    [],
  )
})

test('у фильтров русские названия, счётчики и отметки выбранного', async () => {
  const { body } = await list({ section: 'tools', filters: [{ code: 'brand', values: ['alfa'] }] })
  const byCode = new Map<string, { name: string; values: object[]; range: object | null }>(
    body.facets.map((facet: { code: string }) => [facet.code, facet]),
  )
  expect(byCode.get('brand')).toMatchObject({
    name: 'Бренд',
    values: expect.arrayContaining([
      { key: 'alfa', label: 'Альфа', count: 1, isSelected: true },
      { key: 'frezer', label: 'Фрезер', count: 1, isSelected: false },
    ]),
  })
  expect(byCode.get('price')).toMatchObject({ name: 'Цена', range: { from: null, to: null } })
  const all = (await list({ section: 'tools' })).body
  expect(all.facets.map(({ code }: { code: string }) => code).slice(-4)).toEqual([
    'stock',
    'warehouse',
    'price',
    'brand',
  ])
})

test('склад и день прихода — фильтры с числами; остаток меняется — меняются и они (задача 14)', async () => {
  const by = (...filters: object[]) => idsOf({ section: 'tools', filters, sort: 'name' })
  const facetOf = async (code: string) =>
    (await list({ section: 'tools' })).body.facets.find(
      (facet: { code: string }) => facet.code === code,
    )
  expect((await by({ code: 'warehouse', values: ['nn'] })).toSorted()).toEqual([1, 3])
  expect(await by({ code: 'warehouse', values: ['msk'] })).toEqual([1])
  expect(await by({ code: 'warehouse', values: ['spb'] })).toEqual([])
  expect(await facetOf('warehouse')).toMatchObject({
    name: 'На складе',
    values: [
      { key: 'msk', label: 'Московский', count: 1 },
      { key: 'nn', label: 'Центральный', count: 2 },
    ],
  })
  const soon = await daysAhead(database.pool, 14)
  expect((await by({ code: 'arrival', values: [soon] })).toSorted()).toEqual([1, 3])
  await database.pool.query('update stock set quantity = 0 where product_id = 1')
  await expect.poll(() => by({ code: 'warehouse', values: ['nn', 'msk'] })).toEqual([3])
  expect((await by({ code: 'arrival', values: [soon] })).toSorted()).toEqual([1, 3])
  expect(await by({ code: 'arrival', values: [await daysAhead(database.pool, 8)] })).toEqual([3])
  expect(await facetOf('arrival')).toMatchObject({
    name: 'Есть или придёт',
    values: [{ key: soon, label: expect.stringMatching(/^до \d+\s[а-я]+$/), count: 2 }],
  })
  await database.pool.query(
    `insert into arrival (product_id, warehouse_id, expected_on, quantity) values (2, 1, ${shopToday} + 2, 3)`,
  )
  await expect
    .poll(() =>
      idsOf({
        section: 'tools',
        filters: [{ code: 'arrival', values: [soon] }],
        sort: 'price-desc',
        stockFirst: true,
      }),
    )
    .toEqual([3, 2, 1])
})

test('над границами видно, сколько товаров где, и сказано словами; свой выбор не мешает (задача 14)', async () => {
  const priceOf = async (filters: object[]) =>
    (await list({ section: 'tools', filters })).body.facets.find(
      (facet: { code: string }) => facet.code === 'price',
    ).range.histogram
  const all = await priceOf([])
  expect(all.counts).toEqual([1, ...Array.from({ length: 14 }, () => 0), 1])
  expect(all.text).toMatch(/^Больше всего — 1\sтовар — от\s122 до\s177\s₽$/)
  expect(await priceOf([{ code: 'price', from: 50_000 }])).toEqual(all)
  expect(await priceOf([{ code: 'brand', values: ['alfa'] }])).toBeUndefined()
})

test('артикул находится, как бы его ни набрали, подсказки ведут к товару', async () => {
  expect(await idsOf({ q: '23010054' })).toEqual([1])
  const response = await app.inject('/bff/api/catalog/products/search?q=2301%200054')
  expect(response.json().products[0]).toMatchObject({ slug: 'sverlo-8-5' })
})

test('§2.5: странные значения не роняют список', async () => {
  const strange = [
    '',
    ' ',
    '\ud800',
    '\u202e',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '(',
    '[a-z]+',
    '(a+)+$',
    "'; drop table product; --",
    '🔩'.repeat(100),
    'null',
    '🔩',
    '\u0301',
    '-'.repeat(200),
    '9'.repeat(200),
  ]
  for (const text of strange) {
    for (const payload of [
      { q: text },
      { filters: [{ code: 'brand', values: [text] }] },
      { filters: [{ code: 'coating', values: [text, text] }] },
      { filters: [{ code: 'diameter', values: [text], from: -1e308, to: 1e308 }] },
    ]) {
      const { status, body } = await list(payload)
      expect({ status, code: body.code }, JSON.stringify(payload)).toEqual({
        status: 200,
        code: undefined,
      })
    }
  }
})

test('§2.5: запрос в 10 кБ — отказ, который называет поле; подсказок он тоже не получает', async () => {
  const text = 'сверло '.repeat(800)
  const refused = { statusCode: 400, code: 'REQUEST_INVALID', fields: [{ path: 'q' }] }
  expect((await list({ q: text })).body).toMatchObject(refused)
  const asked = await app.inject(`/bff/api/catalog/products/search?q=${encodeURIComponent(text)}`)
  expect(asked.json()).toMatchObject(refused)
})

test('новая цена и порядок по ней видны вскоре, и каталог не пересобирается', async () => {
  const version = holder.current()?.dataVersion
  const amountSeen = async () => {
    const { body } = await list({ section: 'tools', sort: 'price-asc' })
    return body.items.find(({ id }: { id: number }) => id === 1).price.amount
  }
  await amountSeen()
  await database.pool.query(
    'update price set amount = 100000000 where product_id = 1 and price_type_id = 1',
  )
  await expect.poll(amountSeen).toBe(100000000)
  await expect.poll(() => idsOf({ section: 'tools', sort: 'price-asc' })).toEqual([2, 1, 3])
  expect(holder.current()?.dataVersion).toBe(version)
})

test('новое имя товара видно в списке, пока новый указатель ещё строится', async () => {
  const nameSeen = async () =>
    (await list({ section: 'tools', sort: 'price-asc' })).body.items[0].name
  expect(await nameSeen()).not.toBe('Иначе названное')
  const version = holder.current()?.dataVersion
  const client = await database.pool.connect()
  try {
    // the build of an index reads `property`, so it waits for this lock
    await client.query('begin; lock table property in access exclusive mode')
    await database.pool.query(`
      begin; update product set name = 'Иначе названное' where id = 2; select raise_catalog_version(); commit`)
    await expect.poll(nameSeen).toBe('Иначе названное')
    expect(holder.current()?.dataVersion).toBe(version)
  } finally {
    await client.query('rollback')
    client.release()
  }
  await expect.poll(() => holder.current()?.dataVersion).not.toBe(version)
})
