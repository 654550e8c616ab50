import type { Facet } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { readingOf } from './reading.ts'

const value = (key: string, count: number) => ({ key, label: key, count, isSelected: false })
const facets: Facet[] = [
  {
    ...{ code: 'diameter', name: 'Диаметр', unit: 'мм', kind: 'number' },
    values: [value('8.5', 4)],
    range: { min: 8.5, max: 8.5, from: null, to: null },
  },
  {
    ...{ code: 'use', name: 'Обрабатываемый материал', unit: null, kind: 'values', range: null },
    values: [value('Металл: сталь', 3), value('Металл: чугун', 1)],
  },
]
const read = (text: string) => readingOf(text, facets, 4)

describe('§2.5: «понял так»', () => {
  test('раздел, размер и назначение, каждое можно снять', () => {
    expect(read('сверло 8,5 мм по металлу')).toEqual([
      { label: 'сверло', rest: '8,5 мм по металлу' },
      { label: 'Диаметр: 8,5 мм', rest: 'сверло по металлу' },
      { label: 'Обрабатываемый материал: металлу', rest: 'сверло 8,5 мм' },
    ])
  })
  test('размер, который есть не у всех, остаётся словом', () => {
    expect(readingOf('сверло 8,5', facets, 5)[1]?.label).toBe('8,5')
  })
  test('ничего не нашлось, слов нет или их слишком много — сказать нечего', () => {
    expect(readingOf('сверло 8,5', facets, 0)).toEqual([])
    expect(read('!!!')).toEqual([])
    expect(read('а1 а2 а3 а4 а5 а6 а7 а8 а9')).toEqual([])
  })
})
