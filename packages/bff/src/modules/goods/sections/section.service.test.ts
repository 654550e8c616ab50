import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPreparedIndex, type OpenCatalog, openCatalog } from '../catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.reset())

const get = (path: string) => catalog.get(path)

describe('разделы, бренды, поиск (§7.3)', () => {
  test('дерево показывает разделы со счётчиками и без отключённых', async () => {
    const { body, headers } = await get('/sections')
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(body.items.map(({ slug }: { slug: string }) => slug)).toEqual(['tools', 'abrasives'])
    expect(body.items[0]).toMatchObject({
      productCount: 3,
      children: [
        {
          slug: 'drills',
          image: 'sections/drills',
          children: [{ slug: 'metal-drills', productCount: 2 }],
        },
      ],
    })
  })

  test('цепочка адресов ведёт к подразделам, пустая — к верхнему уровню', async () => {
    const slugs = async (query: string) =>
      (await get(`/sections/slug${query}`)).body.items.map(({ slug }: { slug: string }) => slug)
    expect((await get('/sections/slug')).headers['cache-control']).toBe('public, max-age=60')
    expect(await slugs('')).toEqual(['tools', 'abrasives'])
    expect(await slugs('?slug=')).toEqual(['tools', 'abrasives'])
    expect(await slugs('?slug=tools')).toEqual(['drills'])
    expect(await slugs('?slug=/tools/drills/')).toEqual(['metal-drills'])
    expect(await slugs('?slug=tools/drills/metal-drills')).toEqual([])
  })

  test('раздел знает свой путь и подразделы', async () => {
    expect((await get('/sections/drills')).body).toEqual({
      id: 2,
      slug: 'drills',
      name: 'Свёрла',
      description: 'Свёрла для всего',
      image: 'sections/drills',
      productCount: 3,
      breadcrumbs: [
        { id: 1, slug: 'tools', name: 'Инструмент' },
        { id: 2, slug: 'drills', name: 'Свёрла' },
      ],
      children: [
        {
          id: 3,
          slug: 'metal-drills',
          name: 'Свёрла по металлу',
          productCount: 2,
          image: null,
          children: [],
        },
      ],
    })
    expect((await get('/sections/count-products')).body.items).toContainEqual({
      id: 3,
      slug: 'metal-drills',
      productCount: 2,
    })
  })

  test('бренды по алфавиту, без пустых; у бренда видны его разделы', async () => {
    expect((await get('/brands')).body.items).toEqual([
      { id: 2, slug: 'alfa', name: 'Альфа', country: null, productCount: 1 },
      { id: 1, slug: 'frezer', name: 'Фрезер', country: 'Россия', productCount: 1 },
    ])
    expect((await get('/brands/frezer')).body).toMatchObject({
      description: 'Завод режущего инструмента',
      sections: [{ slug: 'tools', productCount: 1 }],
    })
    expect((await get('/brands/empty')).body).toMatchObject({ productCount: 0, sections: [] })
    // the answer contains ids, because names come from the other endpoint
    expect((await get('/brands/count-products')).body.items).toEqual([
      { id: 2, slug: 'alfa', productCount: 1 },
      { id: 1, slug: 'frezer', productCount: 1 },
    ])
  })

  test('подсказки: товары и разделы с именем родителя, исчезнувшие пропущены', async () => {
    expect((await get('/products/search?q=%D1%81%D0%B2%D0%B5')).body).toEqual({
      products: [
        {
          id: 2,
          slug: 'sverlo-10',
          name: 'Сверло 10\u00A0мм',
          article: 'A/10',
          image: null,
          brand: { name: 'Альфа' },
        },
        {
          id: 1,
          slug: 'sverlo-8-5',
          name: 'Сверло 8,5\u00A0мм',
          article: '2301-0054',
          image: 'a/1',
          brand: { name: 'Фрезер' },
        },
      ],
      sections: [
        { id: 3, slug: 'metal-drills', name: 'Свёрла по металлу', parent: { name: 'Свёрла' } },
        { id: 1, slug: 'tools', name: 'Инструмент', parent: null },
      ],
      brands: [{ id: 1, slug: 'frezer', name: 'Фрезер' }],
    })
  })

  test('посетителю виден один тип цен, карта сайта идёт страницами', async () => {
    expect((await get('/price-types')).body.items).toEqual([
      { code: 'retail', name: 'Розничная', isBase: true },
    ])
    const { body } = await get('/sitemap/products?limit=2')
    expect(body.items).toEqual([
      { id: 1, slug: 'sverlo-8-5', updatedAt: '2026-01-02T03:04:05Z' },
      { id: 2, slug: 'sverlo-10', updatedAt: expect.any(String) },
    ])
    const rest = await get('/sitemap/products?after=2')
    expect(rest.body.items.map(({ id }: { id: number }) => id)).toEqual([3])
  })

  test('описание каталога обновляется вместе с индексом', async () => {
    expect((await get('/sections/drills')).body.name).toBe('Свёрла')
    await catalog.pool.query(`update section set name = 'Свёрла и зенкеры' where id = 2`)
    expect((await get('/sections/drills')).body.name).toBe('Свёрла')
    catalog.prepared.index = createPreparedIndex().index
    expect((await get('/sections/drills')).body.name).toBe('Свёрла и зенкеры')
    await catalog.pool.query(`update section set name = 'Свёрла' where id = 2`)
  })
})
