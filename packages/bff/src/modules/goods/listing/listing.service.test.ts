import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { daysAhead, type OpenCatalog, openCatalog } from '../catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.reset())

const post = (path: string, payload: object) => catalog.post(path, payload)

describe('список товаров', () => {
  test('посетитель видит живые карточки в порядке индекса; снятые с продажи пропущены', async () => {
    Object.assign(catalog.prepared.answer, { total: 3, ids: [3, 4, 1, 2] })
    const { status, body } = await post('/products', { section: 'drills' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 3,
      page: 1,
      pageSize: 30,
      pages: 1,
      version: '1',
      sort: 'popular',
      match: null,
    })
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2])
    expect(body.items[1]).toEqual({
      id: 1,
      slug: 'sverlo-8-5',
      name: 'Сверло 8,5 мм',
      article: '2301-0054',
      brand: { id: 1, slug: 'frezer', name: 'Фрезер' },
      section: { id: 3, slug: 'metal-drills', name: 'Свёрла по металлу' },
      image: 'a/1',
      unit: 'шт',
      minOrderQuantity: 10,
      multiplicity: 5,
      price: { amount: 12200, vatRate: 22, vatAmount: 2200, priceType: 'retail' },
      availability: {
        available: 12,
        nextArrival: { date: await daysAhead(catalog.pool, 9), quantity: 150 },
      },
      attributes: [
        { code: 'coating', name: 'Покрытие', unit: null, value: 'TiN' },
        { code: 'diameter', name: 'Диаметр', unit: 'мм', value: 8.5 },
      ],
    })
  })

  test('задача 46: чьё значение не нашлось, названо словами — в списке и в подсказках', async () => {
    const said = { text: 'сверло', missing: 'AlCrN', values: ['TiN'] }
    const absent = { kind: 'absent' as const, ...said }
    const match = { ...absent, code: 'coating' }
    const expected = { ...absent, property: 'Покрытие' }
    Object.assign(catalog.prepared.answer, { match })
    expect((await post('/products', { q: 'сверло alcrn' })).body.match).toEqual(expected)
    const { index } = catalog.prepared
    if (!index) throw new Error('no index')
    const found = { productIds: [1], sectionIds: [], brandIds: [] }
    vi.spyOn(index, 'suggest').mockReturnValueOnce({ ...found, match })
    const { body } = await catalog.get(`/products/search?q=${encodeURIComponent('сверло alcrn')}`)
    expect(body.match).toEqual(expected)
  })

  test('порядок по характеристике и по марке доходит до индекса; сказано, по чему ещё можно', async () => {
    Object.assign(catalog.prepared.answer, {
      facets: [
        { code: 'stock', kind: 'flag', values: [{ key: 'now', label: 'now', count: 1 }] },
        { code: 'diameter', kind: 'number', values: [], min: 1, max: 2 },
      ],
    })
    for (const [sort, order] of [
      ['up:diameter', { code: 'diameter', isDown: false }],
      ['down:brand', { code: 'brand', isDown: true }],
    ] as const) {
      const { body } = await post('/products', { section: 'drills', sort })
      expect(body).toMatchObject({ sort, sortable: ['diameter'] })
      expect(catalog.prepared.asked.at(-1)).toMatchObject({ sort: 'popular', order })
    }
    await post('/products', { sort: 'stock' })
    expect(catalog.prepared.asked.at(-1)).toMatchObject({ sort: 'popular', isStockFirst: true })
    expect(catalog.prepared.asked.at(-1)).not.toHaveProperty('order')
    await post('/products', { section: 'drills', sort: 'price-asc', stockFirst: true })
    expect(catalog.prepared.asked.at(-1)).toMatchObject({ sort: 'price-asc', isStockFirst: true })
    await post('/products', { section: 'drills', sort: 'up:diameter', stockFirst: true })
    expect(catalog.prepared.asked.at(-1)).toMatchObject({
      order: { code: 'diameter' },
      isStockFirst: true,
    })
  })

  test('товар без базовой цены показан как «цена по запросу», чужая цена не видна', async () => {
    Object.assign(catalog.prepared.answer, { total: 1, ids: [3] })
    const { body } = await post('/products', {})
    expect(body.items[0]).toMatchObject({ price: null, brand: null, image: null })
    expect(JSON.stringify(body)).not.toContain('5000')
  })

  test('значение не того вида не показывается', async () => {
    Object.assign(catalog.prepared.answer, { total: 1, ids: [2] })
    const { body } = await post('/products', {})
    expect(body.items[0]).toMatchObject({
      attributes: [],
      availability: { available: 0, nextArrival: null },
    })
  })

  test('вопрос доходит до индекса: раздел и бренд по номерам, цена отдельно, страница смещением', async () => {
    Object.assign(catalog.prepared.answer, { total: 500 })
    await post('/products', {
      section: 'drills',
      brand: 'alfa',
      q: '  сверло ',
      page: 3,
      pageSize: 60,
      sort: 'price-asc',
      filters: [
        { code: 'price', from: 100 },
        { code: 'diameter', from: 5, to: 10 },
        { code: 'coating', values: [] },
        { code: 'stock', values: ['now'] },
      ],
    })
    expect(catalog.prepared.asked).toEqual([
      {
        sectionId: 2,
        brandId: 2,
        text: 'сверло',
        filters: [
          { code: 'diameter', from: 5, to: 10 },
          { code: 'stock', values: ['now'] },
        ],
        price: { from: 100, to: null },
        priceTypeId: 1,
        sort: 'price-asc',
        offset: 120,
        limit: 60,
      },
    ])
  })

  test('фильтры названы по-русски: что решает, затем наличие, цена и бренд, затем остальное', async () => {
    catalog.prepared.answer.deciding = ['diameter', 'is_carbide']
    catalog.prepared.answer.facets = [
      {
        code: 'diameter',
        kind: 'number',
        values: [{ key: '8.5', label: '8,5', count: 2 }],
        min: 8.5,
        max: 10,
      },
      { code: 'weight', kind: 'number', values: [], min: 0, max: 1 },
      { code: 'brand', kind: 'values', values: [{ key: 'alfa', label: 'alfa', count: 1 }] },
      { code: 'is_carbide', kind: 'flag', values: [{ key: 'true', label: 'true', count: 1 }] },
      {
        code: 'coating',
        kind: 'values',
        values: ['TiN', 'TiAlN'].map((key) => ({ key, label: key, count: 1 })),
      },
      { code: 'price', kind: 'number', values: [], min: 100, max: 99999 },
      { code: 'stock', kind: 'flag', values: [{ key: 'now', label: 'now', count: 1 }] },
      { code: 'forgotten', kind: 'values', values: [] },
    ]
    const { body } = await post('/products', {
      section: 'metal-drills',
      filters: [
        { code: 'brand', values: ['alfa'] },
        { code: 'price', to: 500 },
      ],
    })
    expect(body.facets.map(({ name }: { name: string }) => name)).toEqual([
      'Диаметр',
      'Твердосплавное',
      'Наличие',
      'Цена',
      'Бренд',
      'Масса',
      'Покрытие',
    ])
    const [diameter, flag, stock, price, brand] = body.facets
    expect(stock.values).toEqual([{ key: 'now', label: 'В наличии', count: 1, isSelected: false }])
    expect(price.range).toEqual({ min: 100, max: 99999, from: null, to: 500 })
    expect(brand.values).toEqual([{ key: 'alfa', label: 'Альфа', count: 1, isSelected: true }])
    expect(body.facets.map(({ isFolded = false }) => isFolded)).toEqual([
      ...[false, false, false, false, false, true, true],
    ])
    expect(flag.values[0].label).toBe('Да')
    expect(diameter).toMatchObject({
      unit: 'мм',
      range: { min: 8.5, max: 10, from: null, to: null },
    })
    expect(body.columns.map(({ code }: { code: string }) => code)).toEqual(['coating', 'diameter'])
  })

  test('фильтр, в котором не из чего выбирать, не показан, пока не выбран; неизвестный бренд за бренд не выдаётся', async () => {
    const values = (...keys: string[]) => keys.map((key) => ({ key, label: key, count: 2 }))
    catalog.prepared.answer.facets = [
      { code: 'diameter', kind: 'number', values: values('8'), min: 8, max: 8 },
      { code: 'weight', kind: 'number', values: [], min: 0, max: 1 },
      { code: 'brand', kind: 'values', values: [{ key: 'nope', label: 'nope', count: 0 }] },
      { code: 'is_carbide', kind: 'flag', values: values('true') },
      { code: 'coating', kind: 'values', values: values('TiN') },
    ]
    const shown = async (filters: object[]) =>
      (await post('/products', { section: 'metal-drills', filters })).body.facets.map(
        ({ code }: { code: string }) => code,
      )
    expect(await shown([{ code: 'brand', values: ['nope'] }])).toEqual(['weight', 'is_carbide'])
    expect(await shown([{ code: 'coating', values: ['TiN'] }])).toContain('coating')
    expect(await shown([{ code: 'diameter', to: 9 }])).toContain('diameter')
  })

  test.each([
    ['резьбы', ['М6', 'М2,5×0,45'], true],
    ['дюймы', ['1/2"', '3/8"'], true],
    ['классы', ['5.8', '8.8'], true],
    ['стандарты', ['ГОСТ 7798-70', 'ГОСТ 11371-78'], undefined],
    ['слова', ['TiN', 'TiAlN'], undefined],
    ['слишком много', Array.from({ length: 61 }, (_, at) => `М${at}`), undefined],
  ])('размеры словом названы размерами: %s', async (_, keys, isSize) => {
    catalog.prepared.answer.facets = [
      {
        code: 'coating',
        kind: 'values',
        values: keys.map((key) => ({ key, label: key, count: 1 })),
      },
    ]
    const { body } = await post('/products', { section: 'metal-drills' })
    expect(body.facets[0].isSize).toBe(isSize)
  })

  test('первая страница пустого списка — это ответ, а не ошибка', async () => {
    const { status, body } = await post('/products', { section: 'abrasives' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ items: [], total: 0, page: 1, pages: 1 })
  })

  test('задача 14: «понял так» говорит о том, по чему искали, а не о том, что набрано', async () => {
    Object.assign(catalog.prepared.answer, { total: 2, ids: [1, 2] })
    Object.assign(catalog.prepared.index ?? {}, { usedText: () => 'сверло 8,5' })
    const { body } = await post('/products', { q: 'свирло 8,5 блестящее' })
    const labels = body.reading.map(({ label }: { label: string }) => label).join(' ')
    expect(labels.replace(/\s/g, ' ')).toBe('Раздел: Свёрла 8,5')
  })

  test('как понят запрос, видно в ответе', async () => {
    catalog.prepared.answer.match = { kind: 'layout', text: 'сверло' }
    const { body } = await post('/products', { q: 'cdthkj' })
    expect(body.match).toEqual({ kind: 'layout', text: 'сверло' })
  })
})
