import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenCatalog, openCatalog } from './catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.reset())

const get = (path: string) => catalog.get(path)
const post = (path: string, payload: object) => catalog.post(path, payload)

describe('отказы каталога (§7.3)', () => {
  test.each([
    ['/products/999', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/4', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/5', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/0', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/-1', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/1.5', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/99999999999999999999', 404, 'PRODUCT_NOT_FOUND'],
    ["/products/1'%20or%201=1--", 404, 'PRODUCT_NOT_FOUND'],
    ['/products/999/stock', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/5/stock', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/slug?slug=nowhere', 404, 'PRODUCT_NOT_FOUND'],
    ["/products/slug?slug='%3B%20drop%20table%20product--", 404, 'PRODUCT_NOT_FOUND'],
    ['/products/slug?slug=%F0%9F%94%A9%E2%80%AE', 404, 'PRODUCT_NOT_FOUND'],
    ['/products/slug?slug=%00', 400, 'REQUEST_INVALID'],
    ['/products/slug', 400, 'REQUEST_INVALID'],
    ['/products/slug?slug=a&slug=b', 400, 'REQUEST_INVALID'],
    ['/products/search?q=', 400, 'REQUEST_INVALID'],
    ['/products/search?q=%20', 400, 'REQUEST_INVALID'],
    [`/products/search?q=${'я'.repeat(201)}`, 400, 'REQUEST_INVALID'],
    ['/sections/nowhere', 404, 'SECTION_NOT_FOUND'],
    ['/sections/old', 404, 'SECTION_NOT_FOUND'],
    ['/sections/hidden', 404, 'SECTION_NOT_FOUND'],
    ['/sections/%D0%A1%D0%B2%D1%91%D1%80%D0%BB%D0%B0', 404, 'SECTION_NOT_FOUND'],
    ['/sections/__proto__', 404, 'SECTION_NOT_FOUND'],
    ['/sections/constructor', 404, 'SECTION_NOT_FOUND'],
    ['/sections/slug?slug=drills', 404, 'SECTION_NOT_FOUND'],
    ['/sections/slug?slug=tools/metal-drills', 404, 'SECTION_NOT_FOUND'],
    ['/brands/nobody', 404, 'BRAND_NOT_FOUND'],
    ['/sitemap/products?limit=0', 400, 'REQUEST_INVALID'],
    ['/sitemap/products?limit=50001', 400, 'REQUEST_INVALID'],
    ['/sitemap/products?after=x', 400, 'REQUEST_INVALID'],
  ])('на %s посетитель получает %i %s', async (path, status, code) => {
    const { status: got, body } = await get(path)
    expect({ status: got, code: body.code }).toEqual({ status, code })
    expect(body).toEqual({
      statusCode: status,
      code,
      message: expect.stringMatching(/[а-яё]/i),
      requestId: expect.any(String),
      ...(code === 'REQUEST_INVALID' ? { fields: [expect.anything()] } : {}),
    })
  })

  const filters = (...list: object[]) => ({ filters: list })
  test.each<[object, number, string, string]>([
    [{ section: 'nowhere' }, 404, 'SECTION_NOT_FOUND', 'nowhere'],
    [{ brand: 'nobody' }, 404, 'BRAND_NOT_FOUND', 'nobody'],
    [{ page: 0 }, 400, 'REQUEST_INVALID', 'page'],
    [{ page: -1 }, 400, 'REQUEST_INVALID', 'page'],
    [{ page: 1e9 }, 400, 'REQUEST_INVALID', 'page'],
    [{ page: '2' }, 400, 'REQUEST_INVALID', 'page'],
    [{ page: 2 }, 404, 'PAGE_NOT_FOUND', '2'],
    [{ pageSize: 31 }, 400, 'REQUEST_INVALID', 'pageSize'],
    [{ sort: 'price; drop table price' }, 400, 'REQUEST_INVALID', 'sort'],
    [{ sort: 'up:' }, 400, 'REQUEST_INVALID', 'sort'],
    [{ sort: 'up:no_such' }, 400, 'SORT_UNKNOWN', 'no_such'],
    [{ sort: 'up:constructor' }, 400, 'SORT_UNKNOWN', 'constructor'],
    [{ sort: 'down:stock' }, 400, 'SORT_UNKNOWN', 'stock'],
    [{ sort: 'up:arrival' }, 400, 'SORT_UNKNOWN', 'arrival'],
    [{ stockFirst: 'yes' }, 400, 'REQUEST_INVALID', 'stockFirst'],
    [{ sort: "up:diameter' desc" }, 400, 'REQUEST_INVALID', 'sort'],
    [{ admin: true }, 400, 'REQUEST_INVALID', 'admin'],
    [{ q: 'я'.repeat(201) }, 400, 'REQUEST_INVALID', 'q'],
    [{ q: 'сверло\0' }, 400, 'REQUEST_INVALID', 'q'],
    [{ section: 'Свёрла' }, 400, 'REQUEST_INVALID', 'section'],
    [filters({ code: 'no_such' }), 400, 'REQUEST_INVALID', 'filters.0.code'],
    [filters({ code: 'constructor' }), 400, 'REQUEST_INVALID', 'filters.0.code'],
    [
      filters({ code: 'stock', values: ['now', 'later'] }),
      400,
      'REQUEST_INVALID',
      'filters.0.values',
    ],
    [filters({ code: 'coating', from: 1 }), 400, 'REQUEST_INVALID', 'filters.0.from'],
    [filters({ code: 'price', values: ['1'] }), 400, 'REQUEST_INVALID', 'filters.0.values'],
    [filters({ code: 'diameter', from: 'x' }), 400, 'REQUEST_INVALID', 'filters.0.from'],
    [filters({ code: 'diameter', from: 9, to: 3 }), 400, 'REQUEST_INVALID', 'filters.0.to'],
    [filters({ code: 'price', from: 2, to: 1 }), 400, 'REQUEST_INVALID', 'filters.0.to'],
    [filters({ code: 'warehouse', from: 1 }), 400, 'REQUEST_INVALID', 'filters.0.from'],
    [filters({ code: 'arrival', to: 1 }), 400, 'REQUEST_INVALID', 'filters.0.from'],
    [
      filters({ code: 'arrival', values: ['2026-02-30'] }),
      400,
      'REQUEST_INVALID',
      'filters.0.values',
    ],
    [filters({ code: 'arrival', values: ['soon'] }), 400, 'REQUEST_INVALID', 'filters.0.values'],
    [filters({ code: 'diameter' }, { code: 'diameter' }), 400, 'REQUEST_INVALID', 'filters.1.code'],
    [filters({ code: 'diameter', or: '1=1' }), 400, 'REQUEST_INVALID', 'filters.0.or'],
  ])(
    'список по %j не строится: %i %s, и сказано, что не так (%s)',
    async (payload, status, code, named) => {
      const { status: got, body } = await post('/products', payload)
      expect({ status: got, code: body.code }).toEqual({ status, code })
      expect(body.message).toContain(named)
    },
  )

  test('пока каталог не собран, списки отвечают CATALOG_NOT_READY, а страница товара уже открывается', async () => {
    catalog.prepared.index = null
    expect(await post('/products', {})).toMatchObject({
      status: 503,
      body: { code: 'CATALOG_NOT_READY' },
    })
    expect(await get('/sections')).toMatchObject({
      status: 503,
      body: { code: 'CATALOG_NOT_READY' },
    })
    expect((await get('/products/1')).status).toBe(200)
  })

  test('аналоги неизвестного товара — 404', async () => {
    expect(await post('/products/analogue', { id: 999 })).toMatchObject({ status: 404 })
    expect(await post('/products/cards', { ids: [] })).toMatchObject({ status: 400 })
    expect(await post('/products/cards', { ids: ['1'] })).toMatchObject({ status: 400 })
  })
})
