import { beforeAll, expect, test } from 'vitest'
import type { CatalogIndex, ListingQuery } from './catalog-index.ts'
import { memoryIndexOf, plainQuery } from './memory-source.fixture.ts'

let index: CatalogIndex
beforeAll(async () => {
  index = await memoryIndexOf({
    sections: [
      { id: 1, name: 'Инструмент' },
      { id: 2, name: 'Свёрла', parentId: 1 },
      { id: 3, name: 'Фрезы', parentId: 1 },
      { id: 4, name: 'Станки' },
    ],
    brands: [
      { id: 1, slug: 'alfa', name: 'Альфа' },
      { id: 2, slug: 'beta', name: 'Бета' },
    ],
    products: [
      { id: 1, name: 'Сверло 8', article: 'S-8', sectionId: 2, brandId: 1 },
      { id: 2, name: 'Сверло 10', article: 'S-10', sectionId: 2, brandId: 2 },
      { id: 3, name: 'Фреза 10', article: 'F-10', sectionId: 3, brandId: 1 },
      { id: 4, name: 'Станок', article: 'T-1', sectionId: 4, brandId: 2 },
    ],
  })
})

const counts = (query: Partial<ListingQuery>) => {
  const { total, bySection } = index.countBySection({ ...plainQuery, ...query })
  return [total, ...[1, 2, 3, 4].map((id) => bySection.get(id))]
}

test('§7.3: раздел считает товары своего поддерева, и только подходящие', () => {
  expect(counts({})).toEqual([4, 3, 2, 1, 1])
  expect(counts({ filters: [{ code: 'brand', values: ['alfa'] }] })).toEqual([2, 2, 1, 1, 0])
  expect(counts({ brandId: 2 })).toEqual([2, 1, 1, 0, 1])
  expect(counts({ text: 'сверло' })).toEqual([2, 2, 2, 0, 0])
  expect(counts({ sectionId: 3 })).toEqual([1, 1, 0, 1, 0])
  expect(counts({ price: { from: 300, to: null } })).toEqual([2, 1, 0, 1, 1])
})

test('счёт разделов — тот же, что у списка каждого из них', () => {
  for (const sectionId of [1, 2, 3, 4]) {
    const filters = [{ code: 'brand', values: ['beta'] }]
    const { bySection } = index.countBySection({ ...plainQuery, filters })
    expect(bySection.get(sectionId)).toBe(index.list({ ...plainQuery, filters, sectionId }).total)
  }
})
