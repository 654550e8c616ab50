import { beforeAll, describe, expect, test } from 'vitest'
import type { CatalogIndex, TextMatch } from '../catalog-index.ts'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

let index: CatalogIndex

beforeAll(async () => {
  index = await memoryIndexOf({
    sections: [
      { id: 1, name: 'Режущий инструмент' },
      { id: 2, name: 'Свёрла по металлу', parentId: 1 },
      { id: 3, name: 'Метчики', parentId: 1 },
      { id: 4, name: 'Электроинструмент' },
      { id: 5, name: 'Перфораторы', parentId: 4 },
      { id: 6, name: 'Фитинги' },
    ],
    brands: [
      { id: 1, slug: 'makita', name: 'Makita' },
      { id: 2, slug: 'zubr', name: 'Зубр' },
    ],
    products: [
      {
        id: 1,
        sectionId: 2,
        name: 'Сверло спиральное 8×117 мм HSS-Co DIN 338',
        article: '2301-085/Б',
        popularity: 5,
      },
      {
        id: 2,
        sectionId: 2,
        name: 'Сверло спиральное 8,5х117 мм Р6М5',
        article: 'ВК-23 01',
        popularity: 9,
        attributes: { coating: 'нитрид титана' },
      },
      { id: 3, sectionId: 2, name: 'Свёрла, набор 19 шт.', article: 'НАБ.19', popularity: 1 },
      {
        id: 4,
        sectionId: 3,
        name: 'Метчик М8×1,25 DIN338 ручной',
        article: 'M8-125',
        popularity: 3,
      },
      { id: 5, sectionId: 3, name: 'Метчик М80 машинный', article: 'M80', popularity: 99 },
      {
        id: 6,
        sectionId: 5,
        name: 'Перфоратор аккумуляторный 18V-55 Li-Ion',
        article: 'DHR-202 Z',
        popularity: 7,
        brandId: 1,
      },
      {
        id: 7,
        sectionId: 5,
        name: 'Перфоратор сетевой 800 Вт',
        article: 'ЗП-26-800',
        popularity: 8,
        brandId: 2,
      },
      { id: 8, sectionId: 6, name: 'Муфта 1/2" латунь', article: '00-1', popularity: 2 },
      { id: 9, sectionId: 6, name: 'Муфта 3/4" латунь', article: '00-1', popularity: 4 },
      { id: 10, sectionId: 6, name: 'Шланг', article: '0 01', popularity: 6 },
      { id: 11, sectionId: 6, name: 'Бак 80 л', article: 'БАК80', popularity: 60 },
      { id: 12, sectionId: 1, name: 'Резец проходной', article: 'T15K6-1', popularity: 1 },
    ],
  })
})

const found = (text: string): number[] => index.list({ ...plainQuery, text }).ids
const matchOf = (text: string): TextMatch | null => index.list({ ...plainQuery, text }).match
const kindOf = (text: string): string | undefined => matchOf(text)?.kind

describe('слова', () => {
  test('ничего не найдено — пусто, и текст остаётся, как набран', () => {
    expect(found('щщщъъъ')).toEqual([])
    expect(matchOf('щщщъъъ')).toEqual({ kind: 'exact', text: 'щщщъъъ' })
    expect(found('!!! "" //')).toEqual([])
    expect(found('')).toEqual([])
    expect(index.suggest('   ', { products: 5, sections: 5, brands: 3 })).toMatchObject({
      productIds: [],
      sectionIds: [],
    })
  })

  test.each([
    ['сверло', [2, 1, 3]],
    ['свёрла', [3, 2, 1]],
    ['СВЕРЛ', [2, 1, 3]],
    ['резцы', [12]],
    ['метчиков', [5, 4]],
    ['спирал', [2, 1]],
    ['спир сверло', [2, 1]],
    ['нитрид', [2]],
    ['makita', [6]],
    ['зубр перфоратор', [7]],
    ['электроинструмент аккум', [6]],
    ['18v-55', [6]],
    ['18v55', [6]],
    ['hss co', [1]],
  ])('по «%s» находятся товары %j', (text, ids) => {
    expect(found(text)).toEqual(ids)
    expect(kindOf(text)).toBe('exact')
  })

  test.each([
    ['перфаратор', [7, 6], 'перфоратор'],
    ['перфаратор аккум', [6], 'перфоратор аккум'],
    ['метичк', [5, 4], 'метчик'],
    ['спиральнае', [2, 1], 'спиральное'],
    ['перфорратр', [7, 6], 'перфоратор'],
  ])('опечатка «%s» исправляется', (text, ids, understood) => {
    expect(found(text)).toEqual(ids)
    expect(matchOf(text)).toEqual({ kind: 'corrected', text: understood })
  })

  test.each([
    ['cdthkj', [2, 1, 3], 'сверло'],
    ['gthajhfnjh', [7, 6], 'перфоратор'],
    ['ьфлшеф', [6], 'makita'],
  ])('«%s» в чужой раскладке понимается', (text, ids, understood) => {
    expect(found(text)).toEqual(ids)
    expect(matchOf(text)).toEqual({ kind: 'layout', text: understood })
  })

  test('опечатка в чужой раскладке тоже понимается', () => {
    expect(found('gthafhfnjh')).toEqual([7, 6])
    expect(kindOf('gthafhfnjh')).toBe('layout')
  })

  test('если нашлись не все слова, показывается найденное по остальным', () => {
    expect(found('сверло блаблабла')).toEqual([2, 1, 3])
    expect(matchOf('сверло блаблабла')).toEqual({ kind: 'partial', text: 'сверло' })
    expect(found('makita метчик сетевой').length).toBeGreaterThan(0)
    expect(kindOf('makita метчик сетевой')).toBe('partial')
  })
})

describe('размеры', () => {
  test.each([
    ['м8', [4]],
    ['m8', [4]],
    ['М8', [4]],
    ['сверло 8 мм', [1]],
    ['сверло 8мм', [1]],
    ['сверло 8', [1]],
    ['8,5', [2]],
    ['8.5 сверло', [2]],
    ['сверло 8,5х117', [2]],
    ['сверло 8.5 x 117', [2]],
    ['муфта 1/2"', [8]],
    ['1/2', [8]],
    ['1\\2', [8]],
    ['р6м5', [2]],
    ['P6M5', [2]],
    ['din338 метчик', [4]],
    ['din 338 метчик', [4]],
    ['сверло din338', [1]],
  ])('по «%s» находится размер, а не похожий на него', (text, ids) => {
    expect(found(text)).toEqual(ids)
    expect(kindOf(text)).toBe('exact')
  })
})

describe('артикулы', () => {
  test.each([
    ['2301-085/Б', 1],
    ['2301085б', 1],
    ['2301 085 Б', 1],
    ['вк2301', 2],
    ['BK-2301', 2],
    ['DHR202Z', 6],
    ['dhr 202', 6],
    ['зп26800', 7],
    ['т15к6-1', 12],
    ['наб 19', 3],
  ])('товар находится по «%s», как бы артикул ни набрали', (text, id) => {
    expect(found(text)[0]).toBe(id)
    expect(kindOf(text)).toBe('exact')
  })

  test('точный артикул стоит раньше более популярного товара с похожим', () => {
    expect(found('M80')).toEqual([5])
    expect(found('M8-125')).toEqual([4])
    expect(found('М8')[0]).toBe(4)
  })

  test('из одинаковых артикулов первым идёт записанный так же', () => {
    expect(found('0 01')[0]).toBe(10)
    expect(found('00-1')).toEqual([8, 9, 10])
    expect(found('001')).toHaveLength(3)
  })
})

describe('разделы и список', () => {
  test('разделы подсказываются по словам своего названия, без пустых', () => {
    const sectionsOf = (text: string): number[] =>
      index.suggest(text, { products: 3, sections: 3, brands: 3 }).sectionIds
    expect(sectionsOf('сверла')).toEqual([2])
    expect(sectionsOf('cdthkf')).toEqual([2])
    expect(sectionsOf('перфораторы')).toEqual([5])
    expect(sectionsOf('перфаратор')).toEqual([5])
    expect(sectionsOf('инструмент')).toEqual([1])
    expect(sectionsOf('сверло по металлу')).toEqual([2])
  })

  test('подсказок не больше, чем просили', () => {
    const { productIds, sectionIds } = index.suggest('м', { products: 2, sections: 1, brands: 1 })
    expect(productIds).toHaveLength(2)
    expect(sectionIds).toHaveLength(1)
  })

  test('поиск сужается разделом и фильтром, сортируется и считает фильтры по найденному', () => {
    const answer = index.list({
      ...plainQuery,
      text: 'перфоратор',
      filters: [{ code: 'brand', values: ['zubr'] }],
    })
    expect(answer.ids).toEqual([7])
    expect(answer.facets.find(({ code }) => code === 'brand')?.values).toEqual([
      { key: 'zubr', label: 'Зубр', count: 1 },
      { key: 'makita', label: 'Makita', count: 1 },
    ])
    expect(index.list({ ...plainQuery, text: 'латунь', sort: 'price-desc' }).ids).toEqual([9, 8])
    expect(index.list({ ...plainQuery, text: 'метчик', sectionId: 2 }).total).toBe(0)
    expect(index.list({ ...plainQuery, text: 'сверло', offset: 1, limit: 1 })).toMatchObject({
      total: 3,
      ids: [1],
    })
  })
})
