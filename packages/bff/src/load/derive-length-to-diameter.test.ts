import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CatalogBatch, loadCatalog } from './index.ts'

/** «Длина к диаметру» of drills and end mills is calculated by every load, whatever its source (issue 14, 2). */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() =>
  database.pool.query(
    'truncate product, section, property, source_catalog restart identity cascade',
  ),
)

const CODE = 'length_to_diameter'
const rows = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows
const ratios = async () =>
  Object.fromEntries(
    (
      (await rows(
        `select external_id as id, attributes ->> '${CODE}' as ratio from product where is_active order by id`,
      )) as { id: string; ratio: string | null }[]
    ).map(({ id, ratio }) => [id, ratio]),
  )

const catalogs = [
  { externalId: 'K', name: 'К', hasAllGoods: true, hasAllPrices: true, hasAllStock: true },
]
const section = (externalId: string, name: string, parent: string | null = null) => ({
  externalId,
  catalog: 'K',
  parent,
  slug: externalId,
  name,
  description: null,
  image: null,
  sort: 10,
})
const sections = [
  section('drills', 'Свёрла по металлу'),
  section('mills', 'Фрезы концевые'),
  section('discs', 'Фрезы дисковые'),
  section('steps', 'Свёрла ступенчатые'),
  section('other', 'Разное'),
]
const property = (code: string, name: string, kind: 'number' | 'string' = 'number') => ({
  externalId: code,
  code,
  name,
  unit: 'мм',
  kind,
  sort: 10,
})
const properties = [
  property('d', 'Диаметр'),
  property('flute', 'Длина рабочей части, мм'),
  property('depth', 'Глубина обработки'),
]
type Attributes = Readonly<Record<string, string | number>>
const good = (externalId: string, attributes: Attributes, changes: object = {}) => ({
  externalId,
  catalog: 'K',
  rank: 1,
  place: 'a.xml:1',
  slug: `p-${externalId}`,
  section: 'drills',
  brand: null,
  article: externalId,
  name: 'Инструмент',
  description: null,
  unit: 'шт',
  vatRate: 22,
  minOrderQuantity: 1,
  multiplicity: 1,
  popularity: 0,
  attributes,
  images: [],
  createdAt: '2026-11-01T10:00:00Z',
  ...changes,
})
const variant = (id: string, attributes: Attributes) => ({
  externalId: `1#${id}`,
  catalog: 'K#',
  rank: 1,
  place: 'c.xml:1',
  of: '1',
  slug: `p-1-${id}`,
  name: null,
  article: null,
  traits: id,
  attributes,
})
const offers = { ...catalogs[0], externalId: 'K#', hasAllPrices: false, hasAllStock: false }

const send = (batch: CatalogBatch) =>
  loadCatalog(database.pool, [batch], { mode: 'changes', origin: 'accounting' })
const sendGoods = (products: CatalogBatch['products'], changes: CatalogBatch = {}) =>
  send({ catalogs, sections, properties, products, ...changes } as CatalogBatch)

describe('чего не бывает', () => {
  test('без одного из размеров, с нулём, с текстом вместо числа длины к диаметру нет', async () => {
    await sendGoods([
      good('1', { d: 8 }),
      good('2', { flute: 40 }),
      good('3', { d: 0, flute: 40 }),
      good('4', { d: 8, flute: 0 }),
      good('5', { d: '8', flute: 40 }),
      good('6', { d: -8, flute: 40 }),
      good('7', { d: 1000, flute: 1 }),
    ])
    expect(new Set(Object.values(await ratios()))).toEqual(new Set([null]))
    expect(await rows(`select from property where code = '${CODE}'`)).toEqual([])
  })

  test('дисковые фрезы, ступенчатые свёрла и прочее остаются без неё', async () => {
    const sizes = { d: 10, flute: 50 }
    await sendGoods([
      good('disc', sizes, { section: 'discs' }),
      good('step', sizes, { section: 'steps' }),
      good('other', sizes, { section: 'other' }),
      good('set', sizes, { section: 'other', name: 'Набор: сверло и метчик' }),
    ])
    expect(new Set(Object.values(await ratios()))).toEqual(new Set([null]))
  })

  test('свойство выгрузки с таким же кодом не заменяется', async () => {
    const own = { ...property(CODE, 'Своё'), externalId: 'foreign' }
    await sendGoods([good('1', { d: 8, flute: 40, [CODE]: 77 })], {
      properties: [...properties, own],
    })
    expect(await ratios()).toEqual({ 1: '77' })
    expect(await rows(`select name from property where code = '${CODE}'`)).toEqual([
      { name: 'Своё' },
    ])
  })
})

describe('§3, задача 14: длина к диаметру выведена из размеров', () => {
  test('глубина обработки важнее длины рабочей части, один знак после запятой, без лишних нулей', async () => {
    await sendGoods([
      good('1', { d: 8, flute: 40 }),
      good('2', { d: 8, flute: 60, depth: 24 }),
      good('3', { d: 8.5, flute: 75 }),
      good('4', { d: 8, flute: 60, depth: 'глубокая' }),
      good('5', { d: 12, flute: 30 }, { section: 'mills' }),
      good('6', { d: 10, flute: 80 }, { section: 'other', name: 'СВЕРЛО 10 мм' }),
      good('7', { d: 10, flute: 22 }, { section: 'other', name: 'Фреза твёрдосплавная концевая' }),
    ])
    expect(await ratios()).toEqual({
      1: '5',
      2: '3',
      3: '8.8',
      4: '7.5',
      5: '2.5',
      6: '8',
      7: '2.2',
    })
    expect(
      await rows(
        `select external_id, name, unit, kind, group_name from property where code = '${CODE}'`,
      ),
    ).toEqual([
      {
        external_id: 'shop:length_to_diameter',
        name: 'Длина к диаметру',
        unit: '×D',
        kind: 'number',
        group_name: 'Размеры',
      },
    ])
  })

  test('та же выгрузка ещё раз не меняет ничего, новая длина меняет и её, без длины она уходит', async () => {
    const products = [good('1', { d: 8, flute: 40 }), good('2', { d: 8, flute: 24 })]
    await sendGoods(products)
    expect(await sendGoods(products)).toMatchObject({ changed: 0, version: null })
    const changes = { catalogs: [{ ...catalogs[0], hasAllGoods: false }] } as CatalogBatch
    const { version } = await sendGoods([good('1', { d: 8, flute: 64 })], changes)
    expect(version).not.toBeNull()
    expect(await ratios()).toEqual({ 1: '8', 2: '3' })
    await sendGoods([good('1', { d: 8 })], changes)
    expect(await ratios()).toEqual({ 1: null, 2: '3' })
  })

  test('у размеров одного товара своя, прежняя от товара не достаётся', async () => {
    await sendGoods([good('1', { d: 8, flute: 40 })])
    expect(await ratios()).toEqual({ 1: '5' })
    await send({
      catalogs: [offers],
      variants: [variant('a', { d: 10 }), variant('b', { d: 'нет' }), variant('c', { flute: 24 })],
    } as CatalogBatch)
    expect(await ratios()).toEqual({ '1#a': '4', '1#b': null, '1#c': '3' })
  })

  test('раздел 1С спрашивает о ней, а места в таблице она не занимает', async () => {
    await sendGoods([
      good('1', { d: 8, flute: 40 }),
      good('2', { d: 8, flute: 24 }),
      good('3', { d: 8, flute: 50 }),
      good('4', { d: 9, flute: 50 }),
    ])
    const shown = await rows(
      `select property.code, is_filter, is_column from section_property join property on property.id = property_id
       where code in ('flute', '${CODE}') order by code`,
    )
    expect(shown).toEqual([
      { code: 'flute', is_filter: true, is_column: true },
      { code: CODE, is_filter: true, is_column: false },
    ])
  })
})

describe('каталог самого магазина', () => {
  const declared = (...list: readonly [section: string, property: string, sort: number][]) =>
    list.map(([owner, code, sort]) => ({
      section: owner,
      property: code,
      sort,
      isFilter: true,
      isColumn: true,
    }))
  const goods = (count: number, changes: object) =>
    Array.from({ length: count }, (_, at) => {
      const {
        catalog: _catalog,
        rank: _rank,
        place: _place,
        ...one
      } = good(`${Object.values(changes)[0]}-${at}`, { d: 8, flute: 40 }, changes)
      return one
    })

  test('фильтр стоит сразу за размерами там, где он есть хотя бы у пятой части товаров', async () => {
    const own = [
      section('root', 'Инструмент'),
      section('cutting', 'Режущий', 'root'),
      section('drills', 'Свёрла', 'cutting'),
      section('discs', 'Фрезы дисковые', 'cutting'),
      section('rest', 'Прочее', 'root'),
    ].map(({ catalog: _catalog, ...one }) => one)
    await loadCatalog(
      database.pool,
      [
        {
          sections: own,
          properties: properties.map((one) => ({ ...one, group: null })),
          sectionProperties: declared(
            ['root', 'd', 10],
            ['cutting', 'd', 10],
            ['drills', 'd', 10],
            ['drills', 'flute', 20],
            ['drills', 'depth', 30],
            ['discs', 'd', 10],
          ),
          products: [
            ...goods(2, { section: 'drills' }),
            ...goods(4, { section: 'discs' }),
            ...goods(9, { section: 'rest' }),
          ],
        } as CatalogBatch,
      ],
      { mode: 'full' },
    )
    expect(
      await rows(
        `select section.slug, section_property.sort, is_column from section_property
         join section on section.id = section_id join property on property.id = property_id
         where code = '${CODE}' order by slug`,
      ),
    ).toEqual([
      { slug: 'cutting', sort: 11, is_column: false },
      { slug: 'drills', sort: 31, is_column: false },
    ])
  })
})
