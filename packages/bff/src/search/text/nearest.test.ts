import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../build.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { openMemoryIndex } from '../memory-index.ts'
import { memorySource, plainQuery } from '../memory-source.fixture.ts'

let index: CatalogIndex
beforeAll(async () => {
  const drills = [3, 8.4, 8.6, 8.9, 40].map((size, at) => ({
    id: at + 1,
    name: `Сверло ${String(size).replace('.', ',')} мм`,
    article: `С-${at}`,
    popularity: at,
    attributes: { diameter: size },
  }))
  const source = memorySource({
    sections: [
      { id: 1, name: 'Свёрла' },
      { id: 2, name: 'Метчики' },
    ],
    brands: [],
    products: [
      ...drills,
      {
        id: 8,
        name: 'Сверло ступенчатое 4–8,6 мм, 39 ступеней',
        article: 'СТ-8',
        popularity: 9,
        attributes: { min_diameter: 4, diameter: 8.6 },
      },
      {
        id: 9,
        sectionId: 2,
        name: 'Метчик 8,45 мм',
        article: 'М-9',
        attributes: { diameter: 8.45 },
      },
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

const answered = (text: string) => {
  const { ids, match } = index.list({ ...plainQuery, text })
  return { ids, match }
}

describe('размера нет — ближайшие (задача 14, п. 1)', () => {
  test('задача 46: диаметр — не конец диапазона и не другое число в названии', () => {
    for (const text of [
      'сверло ⌀8,6',
      'сверло d8,6',
      'сверло D=8,6',
      'сверло диаметр 8,6',
      'сверло 8,6 мм',
    ]) {
      expect(answered(text).ids, text).toEqual([3])
    }
    expect(answered('сверло ступенчатое 8,6').ids).toEqual([8])
    expect(answered('сверло ⌀39').match).toMatchObject({ kind: 'nearest', missing: '39' })
  })

  test('вдвое дальше — уже не ближайший: о размере ничего не сказано', () => {
    expect(answered('сверло 19').match?.kind).toBe('partial')
    expect(answered('сверло 100').match?.kind).toBe('partial')
  })

  test('«8,5 нет — есть 8,4 и 8,6»: по одному с каждой стороны, другого раздела среди них нет', () => {
    expect(answered('сверло 8,5')).toEqual({
      ids: [2, 3],
      match: { kind: 'nearest', text: 'сверло', missing: '8.5', values: ['8.4', '8.6'] },
    })
  })

  test('первым идёт тот, что ближе; с одной стороны бывает и никого', () => {
    expect(answered('сверло 8,8').match).toMatchObject({ values: ['8.9', '8.6'] })
    expect(answered('сверло 5').match).toMatchObject({ values: ['3', '8.4'] })
    expect(answered('сверло 30').match).toMatchObject({ values: ['40'] })
  })

  test('размер, который есть, ближайшими не дополняется', () => {
    expect(answered('сверло 8,4')).toEqual({
      ids: [2],
      match: { kind: 'exact', text: 'сверло 8,4' },
    })
  })
})
