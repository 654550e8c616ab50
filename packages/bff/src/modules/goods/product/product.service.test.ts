import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopToday } from '../../../trade/shop-day.ts'
import { daysAhead, type OpenCatalog, openCatalog } from '../catalog.fixture.ts'

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
      'weight',
      'diameter',
      'is_carbide',
      'coating',
    ])
  })

  test('задача 14: у характеристики группа своего источника, а где её нет — по имени и по миллиметрам', async () => {
    const groups = async () =>
      Object.fromEntries(
        (await get('/products/1')).body.attributes.map(
          ({ code, group }: { code: string; group: string | null }) => [code, group],
        ),
      )
    expect(await groups()).toEqual({
      is_carbide: 'Материал и покрытие',
      coating: 'Материал и покрытие',
      diameter: 'Размеры',
      weight: 'Упаковка и масса',
    })
    await catalog.pool.query(`update property set group_name = 'Исполнение' where id = 1`)
    await catalog.pool.query(`update property set name = 'Вылет', unit = 'мм' where id = 2`)
    await catalog.pool.query(`update property set name = 'Правое' where id = 3`)
    catalog.reset() // properties are cached until the index changes
    expect(Object.entries(await groups())).toEqual([
      ['weight', 'Упаковка и масса'],
      ['diameter', 'Исполнение'],
      ['coating', 'Размеры'],
      ['is_carbide', null],
    ])
    await catalog.pool.query(
      `update property set group_name = null;
       update property set name = 'Покрытие', unit = null where id = 2;
       update property set name = 'Твердосплавное' where id = 3`,
    )
    catalog.reset()
  })

  test('у документа есть день выдачи и день, по который он действует; вчерашний истёк, сегодняшний нет', async () => {
    await catalog.pool.query(
      `update product_document set issued_on = ${shopToday} - 30, expires_on = ${shopToday} - (sort - 1) where product_id = 1`,
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
    const backwards = `update product_document set issued_on = ${shopToday}, expires_on = ${shopToday} - 1`
    await expect(catalog.pool.query(backwards)).rejects.toThrow('product_document_dates')
  })

  test('задача 14, п. 3: свидетельство о поверке — документ своего вида, выдуманного вида нет', async () => {
    const set = (kind: string) =>
      catalog.pool.query(
        `update product_document set kind = '${kind}' where product_id = 1 and sort = 1`,
      )
    await set('verification')
    expect((await get('/products/1')).body.documents).toMatchObject([
      { kind: 'verification' },
      { kind: 'drawing' },
    ])
    await expect(set('poem')).rejects.toThrow('product_document_kind_check')
    await set('passport')
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

  test('задача 14, п. 3: страна, которую называет характеристика, среди номеров закупки не повторяется', async () => {
    await catalog.pool.query(`
      begin;
      insert into property (id, code, name, kind, sort) values (90, 'origin', 'Страна производства', 'string', 90);
      update product set origin_country = 'Россия', attributes = attributes || '{"origin": "Россия"}' where id = 1;
      select raise_catalog_version();
      commit`)
    const { attributes, procurement } = (await get('/products/1')).body
    expect(JSON.stringify(attributes)).toContain('Страна производства')
    expect(procurement).toBeNull()
    await catalog.pool.query(`
      begin;
      update product set origin_country = null, attributes = attributes - 'origin' where id = 1;
      delete from property where id = 90;
      select raise_catalog_version();
      commit`)
  })

  test('задача 14: для закупок по 44-ФЗ и 223-ФЗ — страна, ОКПД2 и номер записи; страна названа, когда известна только она', async () => {
    const procurement = async () => (await get('/products/1')).body.procurement
    const set = (values: string) => catalog.pool.query(`update product set ${values} where id = 1`)
    expect(await procurement()).toBeNull()
    await set(`origin_country = 'Россия'`)
    // п. 3: each product shows its country, often the only procurement value that 1С sends
    expect(await procurement()).toEqual({ country: 'Россия', okpd2: null, registerNumber: null })
    await set(`okpd2 = '25.73.40.110'`)
    expect(await procurement()).toEqual({
      country: 'Россия',
      okpd2: '25.73.40.110',
      registerNumber: null,
    })
    await set(`okpd2 = null, origin_country = null, register_number = '10184523'`)
    expect(await procurement()).toMatchObject({ okpd2: null, registerNumber: '10184523' })
    for (const wrong of [`okpd2 = '25.7a'`, `register_number = ' '`, `origin_country = ''`]) {
      await expect(set(wrong), wrong).rejects.toThrow('check constraint')
    }
    await set('register_number = null')
  })

  test('GTIN показаны, как под штрихкодом; внутренних кодов на странице нет', async () => {
    const gtins = async () => (await get('/products/1')).body.gtins
    expect(await gtins()).toEqual([])
    await catalog.pool.query(
      `update product set bar_codes = '{04006381333931,00000096385074,ИНВ77,4006381333932}' where id = 1`,
    )
    expect(await gtins()).toEqual(['4006381333931', '96385074'])
    await catalog.pool.query(`update product set bar_codes = '{}' where id = 1`)
  })

  describe('задача 14: замена производителем', () => {
    const links = async (id: number) => {
      const { replacedBy, replaces } = (await get(`/products/${id}`)).body
      return { replacedBy, replaces: replaces.map((one: { id: number }) => one.id) }
    }
    const replace = (...pairs: [number, number][]) =>
      catalog.pool.query(
        `insert into product_replacement (product_id, replacement_id)
         select * from unnest($1::int[], $2::int[])`,
        [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
      )
    afterEach(() => catalog.pool.query('delete from product_replacement'))

    test('без замены не сказано ничего; самого себя товар не заменяет', async () => {
      expect(await links(1)).toEqual({ replacedBy: null, replaces: [] })
      await expect(replace([1, 1])).rejects.toThrow('product_replacement_check')
    })

    test('прежний товар называет новый, новый — прежние, и снятые с продажи тоже', async () => {
      await replace([1, 2], [4, 2])
      expect(await links(1)).toEqual({
        replacedBy: {
          id: 2,
          slug: 'sverlo-10',
          name: 'Сверло 10 мм',
          article: 'A/10',
          isSold: true,
        },
        replaces: [],
      })
      const { body } = await get('/products/2')
      expect(body.replaces).toMatchObject([
        { id: 1, isSold: true },
        { id: 4, article: 'G-1', isSold: false },
      ])
    })

    test('преемник, который не продаётся, пропущен; круг не держит запрос', async () => {
      await replace([1, 4], [4, 3], [3, 1])
      expect((await links(1)).replacedBy).toMatchObject({ id: 3 })
      await catalog.pool.query('delete from product_replacement')
      await replace([1, 5])
      expect((await links(1)).replacedBy).toBeNull()
      await replace([5, 1])
      expect((await links(1)).replacedBy).toBeNull()
    })

    test('адрес снятого с продажи ведёт к тому, чем его заменили; без замены — «не найден»', async () => {
      expect((await get('/products/slug?slug=gone')).status).toBe(404)
      await replace([4, 1])
      expect((await get('/products/slug?slug=gone')).body).toMatchObject({ slug: 'sverlo-8-5' })
      await catalog.pool.query('update product_replacement set replacement_id = 5')
      expect((await get('/products/slug?slug=gone')).status).toBe(404)
    })
  })

  test('карточки по номерам: порядок запроса, неизвестные, скрытые и повторные пропущены', async () => {
    const { body } = await post('/products/cards', { ids: [2, 999, 1, 2, 4, 5] })
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  })
})
