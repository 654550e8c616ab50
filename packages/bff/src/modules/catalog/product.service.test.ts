import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daysAhead, type OpenCatalog, openCatalog } from './catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.reset())

const get = (path: string) => catalog.get(path)
const post = (path: string, payload: object) => catalog.post(path, payload)

describe('товар (§7.3)', () => {
  test('страница товара: путь, документы, остатки по складам, одна видимая цена', async () => {
    const { status, body, headers } = await get('/products/slug?slug=sverlo-8-5&utm_source=mail')
    const arrival = await daysAhead(catalog.pool, 9)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      id: 1,
      description: 'Сверло спиральное',
      images: ['a/1', 'a/2'],
      breadcrumbs: [{ slug: 'tools' }, { slug: 'drills' }, { slug: 'metal-drills' }],
      documents: [
        { kind: 'passport', name: 'Паспорт', url: '/files/p.pdf', sizeBytes: 1000 },
        { kind: 'drawing', name: 'Чертёж', url: '/files/d.pdf', sizeBytes: 2000 },
      ],
      prices: [{ priceType: 'retail', name: 'Розничная', amount: 12200 }],
      analogueCount: 2,
      stock: [
        { warehouse: { code: 'msk' }, available: 5, arrivals: [{ date: arrival, quantity: 50 }] },
        {
          warehouse: { code: 'nn' },
          available: 7,
          arrivals: [{ date: arrival, quantity: 100 }, { quantity: 10 }],
        },
      ],
    })
    expect(body.attributes.map(({ code }: { code: string }) => code)).toEqual([
      'is_carbide',
      'coating',
      'diameter',
      'weight',
    ])
  })

  test('у документа есть день выдачи и день, по который он действует; вчерашний истёк, сегодняшний нет', async () => {
    await catalog.pool.query(
      `update product_document set issued_on = current_date - 30, expires_on = current_date - (sort - 1) where product_id = 1`,
    )
    const { body } = await get('/products/1')
    expect(body.documents).toMatchObject([
      {
        issuedOn: await daysAhead(catalog.pool, -30),
        expiresOn: await daysAhead(catalog.pool, 0),
        isExpired: false,
      },
      { expiresOn: await daysAhead(catalog.pool, -1), isExpired: true },
    ])
    await catalog.pool.query('update product_document set issued_on = null, expires_on = null')
    expect((await get('/products/1')).body.documents).toMatchObject([
      { issuedOn: null, expiresOn: null, isExpired: false },
      { isExpired: false },
    ])
    const backwards =
      'update product_document set issued_on = current_date, expires_on = current_date - 1'
    await expect(catalog.pool.query(backwards)).rejects.toThrow('product_document_dates')
  })

  test('по номеру открывается тот же товар, что и по адресу', async () => {
    expect((await get('/products/1')).body).toEqual(
      (await get('/products/slug?slug=sverlo-8-5')).body,
    )
  })

  test('товар нового раздела открывается, хотя индекс ещё старый', async () => {
    await get('/products/1')
    await catalog.pool.query(`
      insert into section (id, slug, name) values (20, 'fresh', 'Новый раздел');
      insert into brand (id, slug, name) values (20, 'fresh', 'Новый бренд');
      insert into product (id, slug, section_id, brand_id, article, name) values
        (20, 'fresh-1', 20, null, 'F', 'Новинка'), (21, 'fresh-2', 1, 20, 'F-2', 'Новинка нового бренда')`)
    expect((await get('/products/20')).body).toMatchObject({
      breadcrumbs: [{ slug: 'fresh' }],
      price: null,
    })
    expect((await get('/products/21')).body).toMatchObject({ brand: { name: 'Новый бренд' } })
    await catalog.pool.query(
      'delete from product where id >= 20; delete from section where id = 20; delete from brand where id = 20',
    )
  })

  test('остатки: склад без товара и без поступлений не показан', async () => {
    const { body } = await get('/products/1/stock')
    expect(
      body.items.map(({ warehouse }: { warehouse: { code: string } }) => warehouse.code),
    ).toEqual(['msk', 'nn'])
  })

  test('аналоги: сначала те, что в наличии; снятые с продажи не показаны', async () => {
    const { body } = await post('/products/analogue', { id: 1 })
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([3, 2])
    expect((await post('/products/analogue', { id: 1, limit: 1 })).body.items).toHaveLength(1)
    expect((await post('/products/analogue', { id: 2 })).body.items).toEqual([])
  })

  test('карточки по номерам: порядок запроса, неизвестные, скрытые и повторные пропущены', async () => {
    const { body } = await post('/products/cards', { ids: [2, 999, 1, 2, 4, 5] })
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  })
})
