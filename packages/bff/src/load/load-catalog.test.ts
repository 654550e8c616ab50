import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CatalogBatch, loadCatalog } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const product = (number: number, changes: object = {}) => ({
  externalId: `p${number}`,
  slug: `sverlo-${number}`,
  section: 's2',
  brand: 'b1',
  article: `2300-020${number}`,
  name: `Сверло «${number}»\t\\ 8,5 мм`,
  description: null,
  unit: 'шт',
  vatRate: 22,
  minOrderQuantity: 10,
  multiplicity: 10,
  popularity: number,
  attributes: { diameter: 8.5, coolant: false, grade: 'Р6М5 "A"\\' },
  images: ['twist-drill/a, b"c'],
  createdAt: '2026-11-01T10:00:00Z',
  ...changes,
})

const catalog = (changes: CatalogBatch = {}): CatalogBatch[] => [
  // Prices come before the records they refer to: the order of records does not matter.
  {
    prices: [1, 2, 3].map((number) => ({
      product: `p${number}`,
      priceType: 't1',
      amount: 100 * number,
    })),
    ...changes,
  },
  {
    sections: [
      {
        externalId: 's2',
        parent: 's1',
        slug: 'sverla',
        name: 'Свёрла',
        description: null,
        image: null,
        sort: 10,
      },
      {
        externalId: 's1',
        parent: null,
        slug: 'instrument',
        name: 'Инструмент',
        description: null,
        image: null,
        sort: 10,
      },
    ],
    brands: [
      {
        externalId: 'b1',
        slug: 'volgorez',
        name: 'Волгорез',
        country: 'Россия',
        description: null,
      },
    ],
    properties: [
      { externalId: 'd', code: 'diameter', name: 'Диаметр', unit: 'мм', kind: 'number', sort: 10 },
    ],
    sectionProperties: [{ section: 's2', property: 'd', sort: 10, isFilter: true, isColumn: true }],
    priceTypes: [{ externalId: 't1', code: 'base', name: 'Базовая', isBase: true }],
    warehouses: [
      { externalId: 'w1', code: 'nnov', name: 'Склад', city: 'Нижний Новгород', sort: 10 },
    ],
  },
  {
    products: changes.products ?? [product(1), product(2), product(3)],
    stock: [{ product: 'p1', warehouse: 'w1', quantity: 20 }],
    arrivals: [{ product: 'p2', warehouse: 'w1', expectedOn: '2026-12-01', quantity: 50 }],
    documents: [
      {
        product: 'p1',
        sort: 10,
        kind: 'passport',
        name: 'Паспорт',
        url: '/files/documents/a.pdf',
        sizeBytes: 9,
      },
    ],
    analogues: [{ product: 'p1', analogue: 'p2', sort: 10 }],
    companions: [{ product: 'p1', companion: 'p3', sort: 10 }],
    replacements: [{ product: 'p3', replacement: 'p1' }],
  },
]
const withProducts = (products: CatalogBatch['products']): CatalogBatch[] => {
  const [first, second, third] = catalog() as [CatalogBatch, CatalogBatch, CatalogBatch]
  return [first, second, { ...third, products }]
}
const load = (
  batches: Iterable<CatalogBatch> | AsyncIterable<CatalogBatch>,
  mode: 'full' | 'changes' = 'full',
) => loadCatalog(database.pool, batches, { mode })
const rows = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows

const tables = [
  'section',
  'brand',
  'property',
  'section_property',
  'product',
  'price',
  'stock',
  'arrival',
  'product_document',
  'product_analogue',
  'product_companion',
  'product_replacement',
  'catalog_version',
]
const everything = async (): Promise<unknown> => {
  const found: Record<string, unknown> = {}
  for (const table of tables) found[table] = await rows(`select * from ${table} t order by t::text`)
  return found
}
const schema = () =>
  rows(`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`)

describe('всё или ничего', () => {
  test.each([
    [
      'товар без раздела',
      { products: [product(1), product(2, { section: 'нет' })] },
      'UNKNOWN_REFERENCE',
    ],
    [
      'цена несуществующего товара',
      { prices: [{ product: 'нет', priceType: 't1', amount: 1 }] },
      'UNKNOWN_REFERENCE',
    ],
    [
      'цена, которую база не примет',
      { prices: [{ product: 'p1', priceType: 't1', amount: 0 }] },
      'REFUSED',
    ],
    [
      'один товар дважды',
      { products: [product(1), product(2), product(3), product(1)] },
      'DUPLICATE',
    ],
    [
      'два товара с одним адресом',
      { products: [product(1), product(2, { slug: 'sverlo-1' }), product(3)] },
      'REFUSED',
    ],
  ])('%s: прежний каталог остаётся, и пустой тоже', async (_, changes, code) => {
    const built = await schema()
    const broken = 'products' in changes ? withProducts(changes.products) : catalog(changes)
    await expect(load(broken)).rejects.toMatchObject({ code })
    expect(await rows('select count(*)::int as count from section')).toEqual([{ count: 0 }])
    await load(catalog())
    const before = await everything()
    await expect(load(broken)).rejects.toMatchObject({ code })
    expect(await everything()).toEqual(before)
    expect(await schema()).toEqual(built)
  })

  test('источник оборвался посередине: прежний каталог остаётся, следующая загрузка проходит', async () => {
    await load(catalog())
    const before = await everything()
    const broken = async function* () {
      yield* withProducts([product(1, { name: 'Другое' })])
      throw new Error('connection lost')
    }
    await expect(load(broken())).rejects.toThrow('connection lost')
    expect(await everything()).toEqual(before)
    expect(await load(catalog())).toMatchObject({ changed: 0 })
  })

  test('строка, которую не принимает COPY, не подвешивает загрузку', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      product(at + 1, at === 5 ? { popularity: 'много' } : {}),
    )
    await expect(load(withProducts(many as CatalogBatch['products']))).rejects.toMatchObject({
      code: 'REFUSED',
    })
  })
})

test('вторая такая же загрузка не меняет ничего, даже версию', async () => {
  const first = await load(catalog())
  expect(first.version).toBe('2')
  const before = await everything()
  expect(await load(catalog())).toMatchObject({ changed: 0, version: null })
  expect(await everything()).toEqual(before)
})

test('текст, характеристики и картинки доходят без потерь, индексы и ключи после первой загрузки на месте', async () => {
  const built = await schema()
  await load(catalog())
  expect(await schema()).toEqual(built)
  const { name, attributes, images } = product(1)
  expect(
    await rows(
      `select name, attributes, images, article_normalised from product where external_id = 'p1'`,
    ),
  ).toEqual([{ name, attributes, images, article_normalised: '23000201' }])
})

describe('указатель каталога узнаёт о загрузке', () => {
  const newPrice = { prices: [{ product: 'p2', priceType: 't1', amount: 999 }] }
  const changes = () => rows('select product_ids from catalog_change')

  test('первая загрузка меняет версию и не пишет в журнал изменений', async () => {
    expect(await load(catalog())).toMatchObject({ version: '2' })
    expect(await changes()).toEqual([])
  })

  test('новые цены, остатки и поступления называют свои товары и не поднимают версию', async () => {
    await load(catalog())
    const named = (externalId: string) =>
      rows(`select array[id] as product_ids from product where external_id = '${externalId}'`)
    const second = await named('p2')
    expect(await load([newPrice], 'changes')).toMatchObject({ changed: 1, version: null })
    expect(await changes()).toEqual(second)
    const arrival = { product: 'p3', warehouse: 'w1', expectedOn: '2026-12-02', quantity: 5 }
    expect(await load([{ arrivals: [arrival] }], 'changes')).toMatchObject({ version: null })
    const stock = { product: 'p2', warehouse: 'w1', quantity: 5 }
    expect(await load([{ stock: [stock] }], 'changes')).toMatchObject({ version: null })
    // articles of replaced products are searchable, so they are part of the index
    const replacements = [{ product: 'p3', replacement: 'p2' }]
    expect(await load([{ replacements }], 'changes')).toMatchObject({
      changed: 1,
      version: expect.any(String),
    })
    expect(await load([{ replacements }], 'changes')).toMatchObject({ changed: 0, version: null })
    expect(await changes()).toEqual([...second, ...(await named('p3')), ...second])
  })

  test('новая цена вместе с новым именем поднимает версию', async () => {
    await load(catalog())
    const renamed = { products: [product(1, { name: 'Другое имя' })] }
    expect(await load([{ ...newPrice, ...renamed }], 'changes')).toMatchObject({ version: '3' })
  })
})

test('полная загрузка прячет пропавший товар, обновляет остальные и не трогает заведённые руками', async () => {
  await load(catalog())
  await database.pool.query(
    `insert into product (slug, section_id, article, name) select 'own', id, 'A1', 'Своё' from section where slug = 'sverla'`,
  )
  const [, directory, rest] = catalog() as [CatalogBatch, CatalogBatch, CatalogBatch]
  await load([
    directory,
    {
      products: [product(1, { name: 'Новое имя' })],
      prices: [{ product: 'p1', priceType: 't1', amount: 777 }],
    },
  ])
  expect(rest.products).toHaveLength(3)
  expect(await rows('select external_id, name, is_active from product order by id')).toMatchObject([
    { external_id: 'p1', name: 'Новое имя', is_active: true },
    { external_id: 'p2', is_active: false },
    { external_id: 'p3', is_active: false },
    { external_id: null, is_active: true },
  ])
  expect(await rows('select amount from price')).toEqual([{ amount: '777' }])
  expect(await rows('select count(*)::int as count from stock')).toEqual([{ count: 0 }])
})

test('загрузка изменений касается только того, что в ней есть', async () => {
  await load(catalog())
  await load([{ prices: [{ product: 'p2', priceType: 't1', amount: 999 }] }], 'changes')
  expect(await rows('select amount from price order by product_id')).toEqual([
    { amount: '100' },
    { amount: '999' },
    { amount: '300' },
  ])
  expect(await rows('select count(*)::int as count from product where is_active')).toEqual([
    { count: 3 },
  ])
  for (const table of [
    'section_property',
    'stock',
    'arrival',
    'product_document',
    'product_analogue',
    'product_companion',
    'product_replacement',
  ])
    expect(await rows(`select count(*)::int as count from ${table}`), table).toEqual([{ count: 1 }])
})

test('товары меняются адресами внутри одной загрузки', async () => {
  await load(catalog())
  await load(
    withProducts([product(1, { slug: 'sverlo-2' }), product(2, { slug: 'sverlo-1' }), product(3)]),
  )
  expect(await rows('select slug from product order by external_id')).toEqual([
    { slug: 'sverlo-2' },
    { slug: 'sverlo-1' },
    { slug: 'sverlo-3' },
  ])
})
