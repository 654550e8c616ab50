import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenCatalog, openCatalog } from '../catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.reset())

const ask = (body: object) => catalog.post('/sections', body)

test.each([
  [{ section: 'nowhere' }, 404, 'SECTION_NOT_FOUND'],
  [{ brand: 'nobody' }, 404, 'BRAND_NOT_FOUND'],
  [{ filters: [{ code: 'нет такого', values: ['1'] }] }, 400, 'REQUEST_INVALID'],
  [{ filters: [{ code: 'price', values: ['1'] }] }, 400, 'REQUEST_INVALID'],
  [{ sort: 'name' }, 400, 'REQUEST_INVALID'],
  [{ page: 2 }, 400, 'REQUEST_INVALID'],
])('§7.3: разделы по %j — отказ', async (body, status, code) => {
  expect(await ask(body)).toMatchObject({ status, body: { code } })
})

test('§7.3: пока каталог не готов, так и сказано', async () => {
  catalog.prepared.index = null
  expect(await ask({})).toMatchObject({ status: 503, body: { code: 'CATALOG_NOT_READY' } })
})

test('§7.3: разделы по фильтрам — деревом, с числом товаров, без пустых', async () => {
  const { status, body } = await ask({
    q: 'сверло',
    brand: 'frezer',
    filters: [{ code: 'price', from: 100 }],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    total: 2,
    items: [
      {
        slug: 'tools',
        productCount: 2,
        children: [{ slug: 'drills', children: [{ slug: 'metal-drills', productCount: 2 }] }],
      },
    ],
  })
  expect(body.items).toHaveLength(1)
  expect(catalog.prepared.asked).toMatchObject([
    { text: 'сверло', brandId: 1, price: { from: 100, to: null }, sectionId: null },
  ])
})
