import { beforeAll, describe, expect, test } from 'vitest'
import type { CatalogIndex } from '../catalog-index.ts'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

const LONG_ARTICLE = 'Q-01-22-33-44-55-66-77-88-99'

let index: CatalogIndex
beforeAll(async () => {
  index = await memoryIndexOf({
    sections: [
      { id: 1, name: 'Оснастка' },
      { id: 2, name: 'Наборы' },
    ],
    brands: [{ id: 1, slug: 'alfa', name: 'Альфа' }],
    products: [
      { id: 1, name: 'Сверло 8×117', article: 'S-AA' },
      { id: 2, name: 'Щётка дрель', article: 'B-AA' },
      { id: 3, name: 'Бур', article: 'B-AB' },
      { id: 4, name: 'Набор Альфа', article: 'K-AA' },
      { id: 5, name: 'Зенкер диаметром 9 и длиной 125', article: 'Z-AA' },
      { id: 6, name: 'Цековка', article: LONG_ARTICLE },
    ],
  })
})

describe('набрано по-своему', () => {
  test.each([
    ['8х117', [1]],
    ['8x117', [1]],
    ['8*117', [1]],
    // no name has it as one size
    ['зенкер 9х125', [5]],
    ['сверло 8 мм', [1]],
    ['сверло 8мм', [1]],
    ['щётка для дрели', [2]],
  ])('«%s» понято целиком', (text, ids) => {
    expect(index.list({ ...plainQuery, text })).toMatchObject({ ids, match: { kind: 'exact' } })
  })

  describe('слов больше восьми: что не искали, сказано (задача 14, «Bad input»)', () => {
    const eight = 'сверло по алюминию для станка 8 мм 117 твёрдое острое'
    const matchOf = (text: string) => index.list({ ...plainQuery, text }).match
    test.each([
      [`${eight} синее`, undefined],
      [`${eight} синее покрытие TiN`, ['покрытие', 'tin']],
      // repeated words and units do not count towards the limit
      [`${eight} сверло 117 мм синее дрель`, ['дрель']],
    ])('«%s»', (text, unused) => {
      expect(matchOf(text)?.unused).toEqual(unused)
    })
    test('найденное целиком — тоже', () => {
      const text = 'сверло 8×117 сверл сверла сверлом сверлу свёрлами свёрлах сверле свёрлам'
      expect(index.list({ ...plainQuery, text })).toMatchObject({
        ids: [1],
        match: { kind: 'exact', unused: ['сверле', 'сверлам'] },
      })
    })
    test('артикул находится целиком, из скольких бы частей он ни был', () => {
      expect(index.list({ ...plainQuery, text: LONG_ARTICLE })).toMatchObject({
        ids: [6],
        match: { kind: 'exact', text: LONG_ARTICLE },
      })
      expect(matchOf(LONG_ARTICLE)).not.toHaveProperty('unused')
    })
  })

  test('короткое слово не меняется на похожее', () => {
    expect(index.list({ ...plainQuery, text: 'бор' }).ids).toEqual([])
  })
})

test('раздел и бренд, где купить нечего, не подсказываются', () => {
  const found = index.suggest('набор альфа', { products: 3, sections: 3, brands: 3 })
  expect(found).toMatchObject({ productIds: [4], sectionIds: [], brandIds: [] })
})

test('подсказка смотрит не всё, а поиск после неё находит всё', async () => {
  const products = Array.from({ length: 9000 }, (_, place) => ({
    id: place + 1,
    name: `Сверло ${place}`,
    article: `S-${place}`,
    popularity: 9000 - place,
  }))
  const wide = await memoryIndexOf({
    sections: [{ id: 1, name: 'Оснастка' }],
    brands: [],
    products,
  })
  const few = wide.suggest('сверло', { products: 3, sections: 1, brands: 1 })
  expect(few.productIds).toEqual([1, 2, 3])
  expect(wide.list({ ...plainQuery, text: 'сверло' }).total).toBe(9000)
})
