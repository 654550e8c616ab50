import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CatalogBatch, loadCatalog } from './index.ts'
import { productRows, removalOf } from './merge-product-rows.ts'

/** Loads from an accounting system, which has no slugs, texts or minimum quantities of the shop. */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() =>
  database.pool.query(
    'truncate product, section, brand, property, price_type, price_type_source, warehouse, source_catalog cascade',
  ),
)

const rows = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows
const load = (...batches: CatalogBatch[]) =>
  loadCatalog(database.pool, batches, { mode: 'changes', origin: 'accounting' })

const catalogOf = (externalId: string, isWhole = true) => ({
  externalId,
  name: `Каталог ${externalId}`,
  hasAllGoods: isWhole,
  hasAllPrices: isWhole,
  hasAllStock: isWhole,
})
const section = (externalId: string, changes: object = {}) => ({
  externalId,
  catalog: 'K',
  parent: null,
  slug: 'sverla',
  name: 'Свёрла',
  description: null,
  image: null,
  sort: 10,
  ...changes,
})
const product = (externalId: string, changes: object = {}) => ({
  externalId,
  catalog: 'K',
  rank: 1,
  place: `a.xml:${externalId}`,
  slug: 'sverlo',
  section: 's1',
  brand: 'b1',
  article: externalId,
  name: 'Сверло',
  description: null,
  unit: 'шт',
  vatRate: 22,
  minOrderQuantity: null,
  multiplicity: null,
  popularity: 0,
  attributes: {},
  images: ['import/a'],
  createdAt: '2026-11-01T10:00:00Z',
  ...changes,
})
const price = (id: string, changes: object = {}) => ({
  product: id,
  catalog: 'K',
  rank: 1,
  place: `b.xml:${id}`,
  priceType: 't1',
  amount: 10_000,
  addsVat: false,
  ...changes,
})
const directories: CatalogBatch = {
  catalogs: [catalogOf('K')],
  sections: [section('s1')],
  brands: [
    { externalId: 'b1', slug: 'volgorez', name: 'Волгорез', country: null, description: null },
  ],
  priceTypes: [{ externalId: 't1', code: 'base', name: 'Базовая', isBase: true }],
  priceTypeSources: [{ externalId: 't1', priceType: 't1', currency: 'RUB', hasVat: true }],
}
const loadGoods = (
  products: CatalogBatch['products'] = [product('1')],
  changes: CatalogBatch = {},
) => load({ ...directories, products, ...changes })
const shown = async () =>
  (
    (await rows('select external_id as id from product where is_active order by external_id')) as {
      id: string
    }[]
  ).map(({ id }) => id)

describe('что в магазине своё, то остаётся', () => {
  test('адреса товара и раздела, хотя в учёте их переименовали', async () => {
    await loadGoods()
    await loadGoods([product('1', { slug: 'burav', name: 'Бурав' })], {
      sections: [section('s1', { slug: 'buravy', name: 'Буравы' })],
    })
    expect(await rows('select slug, name from product')).toEqual([
      { slug: 'sverlo', name: 'Бурав' },
    ])
    expect(await rows('select slug, name from section')).toEqual([
      { slug: 'sverla', name: 'Буравы' },
    ])
  })

  test('минимум, кратность, тексты и картинки, о которых учёт не знает', async () => {
    await loadGoods()
    await database.pool.query(`update product set min_order_quantity = 10, multiplicity = 5;
      update section set description = 'О свёрлах', image = 'sections/a'; update brand set description = 'Завод'`)
    await loadGoods([product('1', { name: 'Другое имя', images: null })])
    expect(
      await rows('select name, min_order_quantity, multiplicity, images from product'),
    ).toEqual([
      { name: 'Другое имя', min_order_quantity: 10, multiplicity: 5, images: ['import/a'] },
    ])
    expect(await rows('select description, image from section')).toEqual([
      { description: 'О свёрлах', image: 'sections/a' },
    ])
    expect(await rows('select description from brand')).toEqual([{ description: 'Завод' }])
  })
})

test('два новых товара с одним названием получают разные адреса, и каждый раз те же', async () => {
  const two = [product('1'), product('2')]
  await loadGoods(two)
  const slugs = await rows('select slug from product order by external_id')
  expect(new Set(slugs.map((row) => JSON.stringify(row))).size).toBe(2)
  expect(slugs[0]).toEqual({ slug: 'sverlo' })
  expect(await loadGoods(two)).toMatchObject({ changed: 0 })
  expect(await rows('select slug from product order by external_id')).toEqual(slugs)
})

describe('несколько каталогов', () => {
  const other = { catalogs: [catalogOf('K'), catalogOf('L')] }

  test('ушедший из одного продаётся, пока он есть в другом', async () => {
    await loadGoods([product('1'), product('2')], other)
    await load({ catalogs: [catalogOf('L', false)], products: [product('1', { catalog: 'L' })] })
    await load({ catalogs: [catalogOf('K')], products: [product('2')] })
    expect(await shown()).toEqual(['1', '2'])
    await load({ catalogs: [catalogOf('L')] })
    expect(await shown()).toEqual(['2'])
  })

  test('цена из другого каталога не стёрта тем, что в этом её нет', async () => {
    await loadGoods([product('1')], {
      ...other,
      priceTypes: [
        ...(directories.priceTypes ?? []),
        { externalId: 't2', code: 'opt', name: 'Оптовая', isBase: false },
      ],
      priceTypeSources: [
        ...(directories.priceTypeSources ?? []),
        { externalId: 't2', priceType: 't2', currency: 'RUB', hasVat: true },
      ],
    })
    await load({
      catalogs: [catalogOf('L', false)],
      prices: [price('1', { catalog: 'L', priceType: 't2', amount: 700 })],
    })
    await load({ catalogs: [catalogOf('K', false)], prices: [price('1')] })
    expect(await rows('select amount::int from price order by amount')).toEqual([
      { amount: 700 },
      { amount: 10_000 },
    ])
  })

  test('из двух файлов об одном и том же действует последний', async () => {
    await loadGoods([product('1', { name: 'Раньше' }), product('1', { rank: 2, name: 'Позже' })], {
      prices: [price('1', { rank: 2, amount: 500 }), price('1')],
    })
    expect(await rows('select name from product')).toEqual([{ name: 'Позже' }])
    expect(await rows('select amount::int from price')).toEqual([{ amount: 500 }])
  })
})

test('D49: цены от количества — с тем же НДС, новая загрузка без них их убирает', async () => {
  const ladder = { addsVat: true, stepQuantities: [10, 50], stepAmounts: ['1000.5', 900] }
  const held = () => rows('select amount::int, step_quantities, step_amounts from price')
  await loadGoods([product('1')], { prices: [price('1', { amount: '1234.5', ...ladder })] })
  expect(await held()).toEqual([
    { amount: 1506, step_quantities: ['10', '50'], step_amounts: ['1221', '1098'] },
  ])
  const none = { addsVat: true, stepQuantities: null, stepAmounts: null }
  await loadGoods([product('1')], { prices: [price('1', { amount: '1234.5', ...none })] })
  expect(await held()).toEqual([{ amount: 1506, step_quantities: null, step_amounts: null }])
})

test('что убрать у второго источника, ищется соединением, а не вопросом к каждой строке', async () => {
  await loadGoods()
  const asked: string[] = []
  await loadCatalog(database.pool, [{ ...directories, products: [product('1')] }], {
    ...{ mode: 'changes', origin: 'accounting' },
    review: async (client) => {
      for (const own of productRows) {
        const { rows: lines } = await client.query<Record<string, string>>(
          `explain ${removalOf(own)}`,
        )
        asked.push(...lines.map((line) => line['QUERY PLAN'] ?? ''))
      }
    },
  })
  expect(asked.join('\n')).toMatch(/Delete on price/)
  expect(asked.filter((line) => line.includes('SubPlan'))).toEqual([])
})

test('цена без НДС показана с ним, до копейки', async () => {
  await loadGoods([product('1'), product('2', { slug: 'b', vatRate: 10 })], {
    prices: [
      price('1', { amount: '1234.5', addsVat: true }),
      price('2', { amount: 1000, addsVat: true }),
    ],
  })
  expect(await rows('select amount::int from price order by product_id')).toEqual([
    { amount: 1506 },
    { amount: 1100 },
  ])
})

test('цены и остатки неизвестных товаров не грузятся, и сказано, сколько их', async () => {
  await loadGoods()
  expect(await load({ catalogs: [catalogOf('K', false)], prices: [price('нет')] })).toMatchObject({
    changed: 0,
    skipped: { count: 1, places: ['b.xml:нет'] },
  })
})

test('неизвестный товар сосчитан один раз, сколько бы у него ни было цен и складов', async () => {
  const lost = (id: string) => ({ product: id, catalog: 'K', rank: 1, place: `b.xml:${id}` })
  const none = { priceType: null, amount: null }
  await loadGoods()
  const { skipped } = await load({
    catalogs: [catalogOf('K', false)],
    prices: [price('10', none), price('10'), price('9', none), price('9')],
    stock: ['10', '11'].flatMap((id) =>
      ['w1', 'w2'].map((warehouse) => ({ ...lost(id), warehouse, quantity: 1 })),
    ),
  })
  expect(skipped).toEqual({
    ...{ count: 3, places: ['b.xml:9', 'b.xml:10', 'b.xml:11'] },
    ids: ['9', '10', '11'],
  })
})

test('вместо товара с размерами продаются размеры', async () => {
  const variant = (id: string, traits: string) => ({
    externalId: id,
    catalog: 'K#',
    rank: 1,
    place: 'c.xml:1',
    of: '1',
    slug: `sverlo-${traits}`,
    name: 'Сверло',
    article: null,
    traits,
    attributes: {},
  })
  const isWhole = { hasAllPrices: false, hasAllStock: false }
  await loadGoods([product('1')], {
    catalogs: [catalogOf('K'), { ...catalogOf('K#'), ...isWhole }],
    variants: [variant('1#a', '8'), variant('1#b', '10')],
  })
  expect(await shown()).toEqual(['1#a', '1#b'])
  expect(await rows('select name from product where is_active order by name')).toEqual([
    { name: 'Сверло (10)' },
    { name: 'Сверло (8)' },
  ])
})

describe('товар с ценой и остатком рядом со своими размерами', () => {
  const variant = { ...{ externalId: '1#a', catalog: 'K#', rank: 1, place: 'c.xml:1', of: '1' } }
  const named = { slug: 'a', name: 'Сверло', article: null, traits: '8', attributes: {} }
  const packageOf = { ...catalogOf('K#'), hasAllPrices: false, hasAllStock: false }
  const stocked = (id: string, quantity: number | null) => ({
    ...{ product: id, catalog: 'K', rank: 1, place: 'd.xml:1' },
    ...{ warehouse: quantity === null ? null : 'w', quantity },
  })
  const warehouses = [{ externalId: 'w', code: 'w', name: 'Склад', city: 'Тула', sort: 1 }]
  const variants = [{ ...variant, ...named }]
  const whole = (changes: CatalogBatch) =>
    loadGoods([product('1')], {
      catalogs: [catalogOf('K'), packageOf],
      ...{ warehouses, variants },
      ...changes,
    })
  const changes = (batch: CatalogBatch) =>
    load({ catalogs: [catalogOf('K', false), catalogOf('K#', false)], ...batch })

  test('продаётся сам, и второй раз ничего не меняется', async () => {
    const both = { prices: [price('1')], stock: [stocked('1', 3), stocked('1#a', 2)] }
    await whole(both)
    expect(await shown()).toEqual(['1', '1#a'])
    expect(await whole(both)).toMatchObject({ changed: 0 })
  })

  test.each([
    ['одна лишь цена', { prices: [price('1')], stock: [stocked('1#a', 2)] }],
    ['один лишь остаток', { prices: [price('1#a')], stock: [stocked('1', 3)] }],
    ['цена и нулевой остаток', { prices: [price('1')], stock: [stocked('1', null)] }],
  ])('%s — не продаётся: цена общая, а заказать можно только размер', async (_what, batch) => {
    await whole(batch)
    expect(await shown()).toEqual(['1#a'])
  })

  test('распродан — остаётся, пока есть цена; без цены скрыт; с ценой и остатком возвращается', async () => {
    await whole({ prices: [price('1')], stock: [stocked('1', 3)] })
    await changes({ stock: [stocked('1', null)] })
    expect(await shown()).toEqual(['1', '1#a'])
    await changes({ prices: [price('1', { priceType: null, amount: null })] })
    expect(await shown()).toEqual(['1#a'])
    await changes({ prices: [price('1')] })
    expect(await shown()).toEqual(['1#a'])
    await changes({ stock: [stocked('1', 1)] })
    expect(await shown()).toEqual(['1', '1#a'])
    expect(await rows('select slug from product where is_active order by external_id')).toEqual([
      { slug: 'sverlo' },
      { slug: 'a' },
    ])
  })

  test('удалённого цена и остаток не возвращают', async () => {
    const both = { prices: [price('1')], stock: [stocked('1', 3)] }
    await whole(both)
    await changes({ removals: [{ catalog: 'K', product: '1' }], ...both })
    expect(await shown()).toEqual(['1#a'])
  })
})

test('раздел виден, пока в нём есть что купить', async () => {
  const sections = [section('s1'), section('s2', { parent: 's1', slug: 'po-metallu' })]
  const visible = () => rows('select slug from section where is_active order by slug')
  await loadGoods([product('1'), product('2', { slug: 'b', section: 's2' })], { sections })
  expect(await visible()).toEqual([{ slug: 'po-metallu' }, { slug: 'sverla' }])
  await loadGoods([product('1')], { sections })
  expect(await visible()).toEqual([{ slug: 'sverla' }])
})
