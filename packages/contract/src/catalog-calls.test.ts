import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from './index.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const callOf = (line: string) => table.find(({ method, path }) => `${method} ${path}` === line)

/** Copied from the specification, and from D45 for paths that it leaves open. */
const goods = [
  'POST /api/catalog/products',
  'GET /api/catalog/products/search',
  'GET /api/catalog/products/{id}',
  'GET /api/catalog/products/slug',
  'POST /api/catalog/products/analogue',
  'POST /api/catalog/products/related',
  'POST /api/catalog/products/revalidate-slug',
  'POST /api/catalog/products/revalidate-slug/{id}',
]
const sections = [
  'POST /api/catalog/sections',
  'GET /api/catalog/sections',
  'GET /api/catalog/sections/slug',
  'GET /api/catalog/sections/count-products',
  'GET /api/catalog/sections/{slug}',
  'GET /api/catalog/brands',
  'GET /api/catalog/brands/count-products',
  'GET /api/catalog/brands/{slug}',
  'GET /api/catalog/currency-rate',
  'GET /api/catalog/currency-rate/{code}',
]
const seen = [
  'GET /api/catalog/top10',
  'GET /api/catalog/ordered',
  'GET /api/catalog/viewed',
  'POST /api/catalog/viewed/{id}',
  ...['comparison', 'favorites'].flatMap((list) => [
    `GET /api/catalog/${list}`,
    `POST /api/catalog/${list}/clear`,
    `POST /api/catalog/${list}/{id}`,
    `DELETE /api/catalog/${list}/{id}`,
    `GET /api/catalog/${list}/excel-export`,
  ]),
  'GET /api/catalog/comparison/unauthorized',
]
const promo = [
  ...['products', 'banners', 'sections', 'stories'].flatMap((kind) => [
    `GET /api/catalog/promo/${kind}`,
    `POST /api/catalog/promo/${kind}`,
    `PATCH /api/catalog/promo/${kind}`,
    `DELETE /api/catalog/promo/${kind}`,
    `GET /api/catalog/promo/${kind}/all`,
    `GET /api/catalog/promo/${kind}/{id}`,
  ]),
  'POST /api/catalog/promo/products/{id}/products',
  'DELETE /api/catalog/promo/products/{id}/products',
  'POST /api/catalog/promo/stories/{id}/view',
]
const texts = [
  'GET /api/education/topology',
  'GET /api/education/tree-topology',
  'GET /api/education/article/{slug}',
  'GET /api/education/article',
  'GET /api/education/actualize',
  'GET /api/content/pages/{slug}',
]

describe('вызовы каталога названы так, как в спецификации', () => {
  test.each([...goods, ...sections, ...texts])('§7.3 %s', (line) =>
    expect(callOf(line)).toBeDefined(),
  )
  test.each([...seen, ...promo])('§7.3, D45 %s', (line) => expect(callOf(line)).toBeDefined())
})

describe('что вызовы каталога берут', () => {
  test('§7.3: поиск — q, товар по адресу — slug, разделы — цепочку адресов, и пустую', () => {
    const query = (line: string) => callOf(line)?.query
    const search = query('GET /api/catalog/products/search')
    expect(search?.safeParse({ q: 'сверло' }).success).toBe(true)
    expect(search?.safeParse({}).success).toBe(false)
    expect(query('GET /api/catalog/products/slug')?.safeParse({ slug: 'sverlo' }).success).toBe(
      true,
    )
    const chain = query('GET /api/catalog/sections/slug')
    for (const asked of [{}, { slug: '' }, { slug: 'instrument/sverla' }]) {
      expect(chain?.safeParse(asked).success, JSON.stringify(asked)).toBe(true)
    }
  })

  test('§7.3: список товаров берёт тело с фильтрами, незнакомого поля не берёт', () => {
    const body = callOf('POST /api/catalog/products')?.body
    expect(body?.safeParse({ section: 'sverla', filters: [] }).success).toBe(true)
    expect(body?.safeParse({ where: '1=1' }).success).toBe(false)
  })

  test('§7.3, D18: сравнение без входа берёт productIds из запроса', () => {
    const { query } = callOf('GET /api/catalog/comparison/unauthorized') ?? {}
    expect(Object.keys(query?.shape ?? {})).toContain('productIds')
  })

  test.each(['products', 'banners', 'sections', 'stories'])(
    '§6, §7.3: промо «%s» смотрят все, ведут сотрудники, удаляют названных в запросе',
    (kind) => {
      const of = (method: string, rest = '') =>
        callOf(`${method} /api/catalog/promo/${kind}${rest}`)
      expect(of('GET')?.access).toBe('public')
      for (const call of [of('POST'), of('PATCH'), of('DELETE'), of('GET', '/all')]) {
        expect(call?.access).toMatchObject({ staff: expect.arrayContaining(['content']) })
      }
      expect(of('DELETE')?.query).toBeDefined()
    },
  )

  test.each([
    'GET /api/catalog/brands',
    'GET /api/catalog/comparison/unauthorized',
    'GET /api/catalog/products/search',
  ])('§6: %s — вызов для всех', (line) => expect(callOf(line)?.access).toBe('public'))
})

describe('что вызовы каталога отвечают', () => {
  const answered = (line: string, body: object) => callOf(line)?.answers[200]?.safeParse(body)

  test('§3: подсказки — товары (id, slug, name) и разделы (id, slug, name, родитель с именем)', () => {
    const named = { id: 7, slug: 'sverlo', name: 'Сверло' }
    const product = { ...named, article: 'VT-1', image: null, brand: null }
    const section = { id: 3, slug: 'sverla', name: 'Свёрла', parent: { name: 'Инструмент' } }
    const line = 'GET /api/catalog/products/search'
    const found = answered(line, { products: [product], sections: [section], brands: [] })
    expect(found?.data).toMatchObject({ products: [product], sections: [section] })
    for (const field of ['id', 'slug', 'name']) {
      const without = { ...section, [field]: undefined }
      const rest = { products: [], brands: [], sections: [without] }
      expect(answered(line, rest)?.success, field).toBe(false)
    }
  })

  test('§3: раздел — id, slug, name, children', () => {
    const leaf = {
      id: 3,
      slug: 'sverla',
      name: 'Свёрла',
      productCount: 2,
      image: null,
      children: [],
    }
    const root = { ...leaf, id: 1, slug: 'instrument', children: [leaf] }
    const line = 'GET /api/catalog/sections'
    expect(answered(line, { items: [root] })?.data).toMatchObject({ items: [root] })
    const { children: _, ...bare } = root
    expect(answered(line, { items: [bare] })?.success).toBe(false)
  })
})
