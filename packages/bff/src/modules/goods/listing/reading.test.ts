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
const found = {
  facets,
  total: 4,
  sections: [
    { name: 'Сверло', hasAll: () => false },
    { name: 'Свёрла', hasAll: () => true },
    { name: 'Ступенчатые свёрла', hasAll: () => true },
  ],
  names: ['УШМ 125 мм 900 Вт'],
}
const read = (text: string) => readingOf(text, found)
const labels = (text: string) => read(text).map(({ label }) => label)

describe('§2.5: задача 14, п. 1: «понял так»', () => {
  test('раздел, размер и назначение, каждое можно снять', () => {
    expect(read('сверло 8,5 мм по металлу')).toEqual([
      { label: 'Раздел: Свёрла', rest: '8,5 мм по металлу' },
      { label: 'Диаметр: 8,5 мм', rest: 'сверло по металлу' },
      { label: 'Обрабатываемый материал: Металл: сталь, Металл: чугун', rest: 'сверло 8,5 мм' },
    ])
  })
  test('имя раздела из нескольких слов — одна часть, в любом порядке слов', () => {
    expect(read('сверло ступенчатое 8,5')).toEqual([
      { label: 'Раздел: Ступенчатые свёрла', rest: '8,5' },
      { label: 'Диаметр: 8,5 мм', rest: 'сверло ступенчатое' },
    ])
  })
  test('найденное не всё из раздела — раздел не назван', () => {
    const sections = found.sections.slice(0, 1)
    expect(readingOf('сверло 8,5', { ...found, sections })[0]?.label).toBe('сверло')
  })
  test('сокращение пишется так, как у товаров; длинный ряд значений свёрнут', () => {
    expect(labels('ушм 125')).toEqual(['УШМ', '125'])
    const values = ['а', 'б', 'в', 'г'].map((one) => value(`сталь ${one}`, 1))
    const [steels] = facets.slice(1).map((facet) => ({ ...facet, values }))
    const many = steels ? [steels] : []
    expect(readingOf('сталь 7', { ...found, facets: many })[0]?.label).toBe(
      'Обрабатываемый материал: сталь а, сталь б, сталь в и\u00a0ещё 1',
    )
  })
  test('размер, который есть не у всех, остаётся словом', () => {
    expect(readingOf('сверло 8,5', { ...found, total: 5 })[1]?.label).toBe('8,5')
  })
  test('ничего не нашлось, слов нет или их слишком много — сказать нечего', () => {
    expect(readingOf('сверло 8,5', { ...found, total: 0 })).toEqual([])
    expect(read('!!!')).toEqual([])
    expect(read('а1 а2 а3 а4 а5 а6 а7 а8 а9')).toEqual([])
  })
})
