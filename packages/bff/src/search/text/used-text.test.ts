import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../build.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { openMemoryIndex } from '../memory-index.ts'
import { memorySource, plainQuery } from '../memory-source.fixture.ts'

let index: CatalogIndex
beforeAll(async () => {
  const names = ['Сверло по металлу 8 мм', 'Сверло по металлу 8,4 мм', 'УШМ 125 мм']
  const products = names.map((name, at) => ({
    id: at + 1,
    sectionId: at < 2 ? 1 : 2,
    name,
    article: `2300-085${at}-РЗ15`,
    attributes: { diameter: [8, 8.4, 125][at] ?? 0 },
  }))
  const source = memorySource({
    sections: [
      { id: 1, name: 'Свёрла' },
      { id: 2, name: 'Шлифмашины' },
    ],
    brands: [],
    products,
    synonyms: [
      { said: 'болгарка', meant: 'ушм' },
      { said: 'победитовое', meant: 'ушм | сверло' },
    ],
  })
  const properties = [{ id: 1, code: 'diameter', kind: 'number', unit: 'мм', sort: 1 }] as const
  const sectionProperties = [1, 2].map((sectionId) => ({
    sectionId,
    propertyId: 1,
    sort: 1,
    isFilter: true,
    isDerived: false,
  }))
  index = openMemoryIndex(await buildIndex({ ...source, properties, sectionProperties }))
})

describe('задача 14, п. 1: «понял так» — о том, по чему искали', () => {
  test.each([
    ['как набрано', 'exact', 'Сверло 8 по металлу', 'Сверло 8 по металлу'],
    ['без количества', 'exact', 'сверло 8 10 шт', 'сверло 8'],
    ['слово словаря вместо жаргона', 'exact', 'болгарка 125', 'ушм 125'],
    ['из нескольких смыслов не выбрано ни одного', 'exact', 'победитовое', 'победитовое'],
    ['запятая остаётся запятой', 'exact', 'болгарка 125,0', 'ушм 125,0'],
    ['другая раскладка', 'layout', 'cdthkj 8', 'сверло 8'],
    ['жаргон в другой раскладке', 'layout', ',jkufhrf 125', 'ушм 125'],
    ['опечатка', 'corrected', 'свирло 8', 'сверло 8'],
    ['транслитерация', 'corrected', 'sverlo 8', 'сверло 8'],
    ['без слов, по которым не искали', 'partial', 'сверло жжжыыы 8', 'сверло 8'],
    ['без размера, которого нет', 'nearest', 'сверло 8,2 по металлу', 'сверло металлу'],
    ['артикула нет', 'similar', '2300-0850-Р315', ''],
  ])('%s', (_what, kind, text, used) => {
    expect(index.list({ ...plainQuery, text }).match?.kind).toBe(kind)
    expect(index.usedText(text)).toBe(used)
  })
})
