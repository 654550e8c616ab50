import { beforeEach, describe, expect, test } from 'vitest'
import { buildIndex } from './build.ts'
import { type MemoryIndex, openMemoryIndex } from './memory-index.ts'
import { memorySource, plainQuery } from './memory-source.fixture.ts'

const COUNT = 70
/** Of seventy products 45 are of Волгорез, 20 of Гарант, 5 of Зубр; every second is a tap. */
const brandOf = (id: number): number => (id <= 45 ? 1 : id <= 65 ? 2 : 3)
const brands = ['volgorez', 'garant', 'zubr'].map((slug, place) => ({
  id: place + 1,
  slug,
  name: slug,
}))
const ids = Array.from({ length: COUNT }, (_, place) => place + 1)

let index: MemoryIndex
beforeEach(async () => {
  const source = memorySource({
    sections: [
      { id: 1, name: 'Инструмент' },
      { id: 2, name: 'Прочее' },
    ],
    brands,
    products: [
      ...ids.map((id) => ({
        id,
        name: `${id % 2 ? 'Сверло' : 'Метчик'} номер`,
        article: `S-${id}`,
        brandId: brandOf(id),
      })),
      { id: 99, name: 'Ветошь', article: 'V-99', brandId: 1, sectionId: 2 },
    ],
  })
  const warehouses = [{ id: 1, code: 'msk', name: 'Москва' }]
  const pricesOf = (priceTypeId: number, times: number) =>
    ids.map((id) => ({ productId: id, priceTypeId, amount: id * times }))
  async function* prices() {
    yield [...pricesOf(1, 100), ...pricesOf(2, 10)]
  }
  index = openMemoryIndex(await buildIndex({ ...source, warehouses, priceTypeIds: [1, 2], prices }))
})

const wide = { code: 'brand', values: ['volgorez', 'garant'] }
const countsOf = (code: string, query: object): Record<string, number> => {
  const facet = index
    .list({ ...plainQuery, sectionId: 1, ...query })
    .facets.find((one) => one.code === code)
  return Object.fromEntries((facet?.values ?? []).map(({ key, count }) => [key, count]))
}

describe('задача 14: фильтр, под который подходит почти весь раздел', () => {
  test('у значений — числа того, что подходит под остальные фильтры, и свои не сужают', () => {
    // id * 100 kopecks: products from the fifth on
    const price = { from: 500, to: null }
    expect(countsOf('brand', { filters: [wide], price })).toEqual({
      volgorez: 41,
      garant: 20,
      zubr: 5,
    })
    expect(countsOf('brand', { price })).toEqual({ volgorez: 41, garant: 20, zubr: 5 })
    expect(index.list({ ...plainQuery, sectionId: 1, filters: [wide] }).total).toBe(65)
  })

  test('у каждого текста — свои числа', () => {
    const price = { from: 500, to: null }
    const found = (text: string) =>
      countsOf('brand', { sectionId: null, text, filters: [wide], price })
    expect(found('сверло')).toEqual({ volgorez: 21, garant: 10, zubr: 2 })
    expect(found('метчик')).toEqual({ volgorez: 20, garant: 10, zubr: 3 })
  })

  test('у каждого текста и каждого вида цен под фильтром своё', () => {
    const total = (query: object) => index.list({ ...plainQuery, sectionId: 1, ...query }).total
    const filters = [{ code: 'brand', values: ['volgorez'] }]
    const found = (text: string) => total({ sectionId: null, text, filters })
    expect([found('сверло'), found('метчик'), found('сверло')]).toEqual([23, 22, 23])
    const dear = (priceTypeId: number) => total({ priceTypeId, price: { from: 500, to: null } })
    expect([dear(1), dear(2), dear(1)]).toEqual([66, 21, 66])
  })

  test('наличие считается заново, когда оно меняется', async () => {
    expect(countsOf('stock', { filters: [wide] })).toEqual({})
    const come = { amounts: { 1: 700 }, warehouseIds: [1], arrivesOn: null }
    await index.renew([{ id: 7, ...come }])
    expect(countsOf('stock', { filters: [wide] })).toEqual({ now: 1 })
    await index.renew([{ id: 8, ...come }])
    expect(countsOf('stock', { filters: [wide] })).toEqual({ now: 2 })
  })

  test('рядом с границей, под которую не подходит ничего, свои значения группы остаются', () => {
    const filters = [{ code: 'brand', values: ['volgorez', 'garant', 'zubr'], from: 1 }]
    expect(countsOf('brand', { filters })).toEqual({ volgorez: 45, garant: 20, zubr: 5 })
  })

  test('границы цены считаются заново, когда цена меняется, и у каждого текста они свои', async () => {
    const price = { from: 500, to: null }
    const bounds = (query: object) => {
      const facet = index
        .list({ ...plainQuery, sectionId: 1, price, ...query })
        .facets.find(({ code }) => code === 'price')
      return facet?.kind === 'number' ? [facet.min, facet.max] : []
    }
    expect(bounds({})).toEqual([100, 7000])
    await index.renew([{ id: 7, amounts: { 1: 9900 }, warehouseIds: [], arrivesOn: null }])
    expect(bounds({})).toEqual([100, 9900])
    const found = (text: string) => bounds({ sectionId: null, text })
    expect(found('сверло')).toEqual([100, 9900])
    expect(found('метчик')).toEqual([200, 7000])
  })

  test('рядом с фильтром, которого у раздела нет, не находит ничего', () => {
    const filters = [wide, { code: 'nobody', values: ['x'] }]
    expect(index.list({ ...plainQuery, sectionId: 1, filters }).total).toBe(0)
    expect(countsOf('brand', { filters })).toEqual({ volgorez: 0, garant: 0 })
  })
})

test('задача 14: найденное стоит по уместности, и характеристика одного раздела посчитана у каждого', async () => {
  const drill = { name: 'Сверло', attributes: { material: 'P' } }
  const products = ids.slice(0, 10).map((id) => ({
    id,
    article: `S-${id}`,
    ...drill,
    popularity: id <= 6 ? 100 : 10,
  }))
  const others = [11, 12].map((id) => ({
    id,
    article: `K-${id}`,
    name: 'Сверло',
    sectionId: 2,
    popularity: 50,
  }))
  const source = memorySource({
    sections: [
      { id: 1, name: 'Свёрла' },
      { id: 2, name: 'Прочее' },
    ],
    brands,
    products: [...products, ...others],
  })
  const material = {
    id: 1,
    code: 'material',
    unit: null,
    kind: 'string' as const,
    sort: 1,
  }
  index = openMemoryIndex(
    await buildIndex({
      ...source,
      properties: [material],
      sectionProperties: [
        { sectionId: 1, propertyId: 1, isFilter: true, isDerived: false, sort: 1 },
      ],
    }),
  )
  expect(countsOf('material', { sectionId: null, text: 'сверло' })).toEqual({ P: 10 })
})
