import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from './build.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { openMemoryIndex } from './memory-index.ts'
import { memorySource, plainQuery } from './memory-source.fixture.ts'

/** Type 2 has high prices where type 1 has low ones. */
let index: CatalogIndex
beforeAll(async () => {
  const source = memorySource({
    sections: [{ id: 1, name: 'Свёрла' }],
    brands: [],
    products: [1, 2, 3].map((id) => ({ id, name: `Сверло ${id}`, article: `S-${id}` })),
  })
  const prices = [1, 2, 3].flatMap((id) => [
    { productId: id, priceTypeId: 1, amount: id * 100 },
    { productId: id, priceTypeId: 2, amount: 9000 - id * 100 },
  ])
  index = openMemoryIndex(
    await buildIndex({
      ...source,
      priceTypeIds: [1, 2],
      prices: async function* () {
        yield prices
      },
    }),
  )
})

const list = (priceTypeId: number) =>
  index.list({ ...plainQuery, sectionId: 1, priceTypeId, sort: 'price-asc' })
const boundsOf = (priceTypeId: number) =>
  list(priceTypeId).facets.find(({ code }) => code === 'price')

describe('у каждого вида цен — свой список, в каком бы порядке их ни спрашивали', () => {
  test('порядок по цене', () => {
    expect(list(1).ids).toEqual([1, 2, 3])
    expect(list(2).ids).toEqual([3, 2, 1])
    expect(list(1).ids).toEqual([1, 2, 3])
  })

  test('границы цены', () => {
    expect(boundsOf(1)).toMatchObject({ min: 100, max: 300 })
    expect(boundsOf(2)).toMatchObject({ min: 8700, max: 8900 })
  })
})
