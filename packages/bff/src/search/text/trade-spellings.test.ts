import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../build.ts'
import type { CatalogIndex, TextMatch } from '../catalog-index.ts'
import { openMemoryIndex } from '../memory-index.ts'
import { memoryIndexOf, memorySource, plainQuery } from '../memory-source.fixture.ts'
import { pairReadings } from './pairs.ts'
import { standardsLast } from './standards.ts'
import { tappingDrill, withTappingDrill } from './tapping-drills.ts'

let index: CatalogIndex
const found = (text: string): number[] => index.list({ ...plainQuery, text }).ids
const matchOf = (text: string): TextMatch | null => index.list({ ...plainQuery, text }).match

describe('обозначения пластин (ISO 1832)', () => {
  beforeAll(async () => {
    index = await memoryIndexOf({
      sections: [{ id: 1, name: 'Инструмент' }],
      brands: [],
      products: [
        { id: 1, name: 'Пластина токарная CNMG 120404-PM', article: '700-01', popularity: 9 },
        { id: 2, name: 'Пластина токарная CNMG 120412-PR', article: '700-02', popularity: 8 },
        { id: 3, name: 'Пластина токарная SNMG 120408-PM', article: 'SNMG 120408-PM H10' },
        { id: 4, name: 'Пластина фрезерная APMT 160408-R', article: '700-04', popularity: 7 },
        { id: 5, name: 'Фреза торцевая 50 мм под пластины APMT 1604', article: '700-05' },
        { id: 6, name: 'Пластина токарная CNMG 090308-PR', article: '700-06', popularity: 6 },
        { id: 7, name: 'Пластина токарная CCMT 09T304', article: '700-07' },
      ],
    })
  })

  test.each([
    'CNMG 120408',
    'CNMG120408-PM',
    'cnmg-120408',
    'пластина CNMG 120408',
    'снмг 12 04 08',
  ])('вместо «%s», которой нет, — соседние радиусы той же формы, а не другая форма', (text) => {
    expect(found(text).toSorted()).toEqual([1, 2])
    expect(matchOf(text)).toMatchObject({ missing: '120408', values: ['120404', '120412'] })
  })
  test('неизвестная геометрия отброшена, о чём сказано', () => {
    expect(found('CNMG120404-MF')).toEqual([1])
    expect(matchOf('CNMG120404-MF')).toEqual({ kind: 'partial', text: 'cnmg 120404' })
    expect(found('apmt1604pder')).toEqual([4, 5])
  })
  test('нет такого размера — та же форма любого', () => {
    expect(found('CNMG 190616-PR')).toEqual([1, 2, 6])
    expect(matchOf('CNMG 190616-PR')).toMatchObject({ kind: 'partial' })
  })
  test('нет такой формы — ничего похожего не выдаётся', () => {
    expect(found('TNMG120408-PM')).toEqual([])
    expect(found('фреза TNMG 120408')).toEqual([5])
    expect(matchOf('фреза TNMG 120408')).toEqual({ kind: 'partial', text: 'фреза' })
  })
  test.each([
    ['АРМТ', [4, 5]],
    ['армт', [4, 5]],
    ['армт1604', [4, 5]],
    ['фзье', [4, 5]],
    ['СНМГ', [1, 2, 6]],
    ['ЦНМГ 120404', [1]],
    ['СNMG 120404', [1]],
    ['ССМТ09Т304', [7]],
    ['ццмт 09т304', [7]],
  ])('«%s» набрано кириллицей', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })
  test('без радиуса сначала пластины, потом фрезы под них', () => {
    expect(found('APMT 1604')).toEqual([4, 5])
    expect(found('фреза под APMT 1604')).toEqual([5])
  })
})

describe('стандарты', () => {
  beforeAll(async () => {
    index = await memoryIndexOf({
      sections: [{ id: 1, name: 'Крепёж' }],
      brands: [],
      synonyms: [{ said: 'iso 4762', meant: 'iso 4762 | din 912' }],
      products: [
        { id: 1, name: 'Болт М8×30 ГОСТ 7798-70', article: 'B-1', popularity: 9 },
        { id: 2, name: 'Винт М8×30 DIN 912', article: 'B-2', popularity: 8 },
        { id: 3, name: 'Молоток 8000 г', article: 'B-3', popularity: 7 },
        { id: 4, name: 'Винт М10×30 DIN 912', article: 'B-4', popularity: 6 },
        { id: 5, name: 'Щупы ТУ 2-034-225-87', article: 'B-5', popularity: 5 },
        {
          id: 6,
          name: 'Отвёртка',
          article: 'B-6',
          attributes: { standard: 'ГОСТ IEC 60900-2019' },
        },
        { id: 7, name: 'Патрон ISO 40', article: 'B-7', popularity: 4 },
      ],
    })
  })

  test.each([
    ['гост р 7798', [1]],
    ['ГОСТ Р 7798-70', [1]],
    ['гост7798', [1]],
    ['болт гост 7798-70 м8', [1]],
    ['gost 7798', [1]],
    ['ISO 4762', [2, 4]],
    ['ИСО4762', [2, 4]],
    ['DIN EN ISO 4762', [2, 4]],
    ['ГОСТ Р ИСО 4762-2012', [2, 4]],
    ['винт iso 4762 м8', [2]],
    ['din912 винт м10', [4]],
    ['ту 2-034-225', [5]],
    ['ТУ 2-034-225-87', [5]],
    ['IEC 60900', [6]],
  ])('«%s» — стандарт', (text, ids) => {
    expect(found(text)).toEqual(ids)
    expect(matchOf(text)?.kind).toBe('exact')
  })
  test('стандарта, по которому ничего нет, ничто не заменит', () => {
    expect(found('ГОСТ 8000-99')).toEqual([])
    expect(found('din 8000')).toEqual([])
  })
  test('остальное при нём ищется, номер размером не становится', () => {
    expect(found('винт гост 8000 м8')).toEqual([2])
    expect(matchOf('винт гост 8000 м8')).toEqual({ kind: 'partial', text: 'винт м8' })
  })
  test('«ISO 40» — конус', () => {
    expect(found('iso 40')).toEqual([7])
  })
  test.each([
    ['винт исо4762 м8', 'винт м8 iso 4762'],
    ['гост 12.4.253-2013 очки', 'очки гост 12.4.253'],
    ['iso vg 46', 'iso vg 46'],
    ['гост', 'гост'],
  ])('«%s» → «%s»', (typed, tidy) => {
    expect(standardsLast(typed)).toBe(tidy)
  })
})

describe('сверло под резьбу (ГОСТ 19257)', () => {
  const coarse = [
    [3, 2.5],
    [4, 3.3],
    [5, 4.2],
    [6, 5],
    [8, 6.8],
    [10, 8.5],
    [12, 10.2],
    [14, 12],
    [16, 14],
    [18, 15.5],
    [20, 17.5],
    [22, 19.5],
    [24, 21],
  ] as const
  test.each(coarse)('М%s — %s', (thread, drill) => {
    expect(tappingDrill(thread, undefined)).toBe(drill)
  })
  test.each([
    [8, 1.25, 6.8],
    [8, 1, 7],
    [10, 1.25, 8.8],
    [12, 1.5, 10.5],
    [8, 2, undefined],
    [100, undefined, undefined],
  ])('М%s×%s — %s', (thread, pitch, drill) => {
    expect(tappingDrill(thread, pitch)).toBe(drill)
  })
  test.each([
    ['под метчик м8', 'сверло 6.8'],
    ['сверло под м10 р6м5', 'сверло 8.5 р6м5'],
    ['сверло для нарезания резьбы м6', 'сверло 5'],
    ['сверло м8 под резьбу', 'сверло 6.8'],
    ['сверло под метчик 8', 'сверло 6.8'],
    ['отверстие под резьбу м8', 'сверло 6.8'],
    ['сверло под метчик м8х1', 'сверло 7'],
    // other products for a thread
    ['вороток под метчик м8', 'вороток под метчик м8'],
    ['болт под м8', 'болт под м8'],
    ['сверло под метчик м100', 'сверло под метчик м100'],
  ])('«%s» → «%s»', (typed, drill) => {
    expect(withTappingDrill(typed)).toBe(drill)
  })
})

describe('два числа', () => {
  const words = new Set(['8.5', '13x14', '1/2', '3.15'])
  const readings = (text: string) => pairReadings(text, (word) => words.has(word))
  test.each([
    ['сверло 8 5 мм', [{ text: 'сверло 8.5 мм', size: '8.5' }]],
    ['ключ 13/14', [{ text: 'ключ 13x14' }, { text: 'ключ 13-14' }]],
    ['ключ 13 14', [{ text: 'ключ 13x14' }]],
    ['сверло 3 15', [{ text: 'сверло 3.15', size: '3.15' }]],
    ['головка 1/2', []],
    ['фреза 10 4', []],
    ['круг 8 5 22', []],
  ])('«%s»', (text, expected) => {
    expect(readings(text)).toEqual(expected)
  })

  test('дробь через пробел — только размер, каким спрашивают раздел', async () => {
    const source = memorySource({
      sections: [{ id: 1, name: 'Инструмент' }],
      brands: [],
      products: [
        { id: 1, name: 'Сверло 8,5 мм', article: 'D-1', attributes: { diameter: 8.5 } },
        { id: 2, name: 'Сверло 8 мм хвостовик 5', article: 'D-2', attributes: { diameter: 8 } },
        { id: 3, name: 'Ключ 6 на 5 момент 6,5', article: 'D-3', attributes: { diameter: 6 } },
        { id: 4, name: 'Набор 3–16 мм', article: 'D-4' },
        { id: 5, name: 'Набор 16 предметов 3 лотка', article: 'D-5', popularity: 9 },
      ],
    })
    const properties = [{ id: 1, code: 'diameter', kind: 'number', unit: 'мм', sort: 1 }] as const
    const sectionProperties = [
      { sectionId: 1, propertyId: 1, sort: 1, isFilter: true, isDerived: false },
    ]
    index = openMemoryIndex(await buildIndex({ ...source, properties, sectionProperties }))
    expect(found('сверло 8 5')).toEqual([1])
    expect(found('ключ 6 5')).toEqual([3])
    // a range is one word
    expect(found('набор 3-16')).toEqual([4])
    expect(found('набор от 3 до 16 мм')).toEqual([4])
  })
})

describe('слова, которых никто не знает', () => {
  beforeAll(async () => {
    index = await memoryIndexOf({
      sections: [{ id: 1, name: 'Инструмент' }],
      brands: [],
      synonyms: [
        { said: 'кулачковый', meant: 'патрон токарный' },
        { said: 'диск отрезной', meant: 'круг отрезной' },
        { said: 'точило', meant: 'станок заточной' },
        { said: 'короткое', meant: 'короткой серии' },
      ],
      products: [
        { id: 1, name: 'Сверло центровочное 4 мм', article: 'W-1', popularity: 9 },
        { id: 2, name: 'Станок сверлильный', article: 'W-2', popularity: 8 },
        { id: 3, name: 'Метчик ручной М8', article: 'W-3', popularity: 7 },
        { id: 4, name: 'Цанга ER20', article: 'W-4', popularity: 6 },
        { id: 5, name: 'Патрон токарный 3-кулачковый тип 4', article: 'W-5', popularity: 5 },
        { id: 6, name: 'Патрон токарный 4-кулачковый тип 3', article: 'W-6', popularity: 4 },
        { id: 7, name: 'Круг отрезной диск 125 мм', article: 'W-7', popularity: 3 },
        { id: 8, name: 'Станок заточной', article: 'W-8', popularity: 2 },
        { id: 9, name: 'Фреза 10 мм Z=4 ц/х', article: 'W-9' },
        { id: 10, name: 'Фреза 4 мм Z=2 к/х', article: 'W-10' },
        { id: 11, name: 'Развёртка короткой серии', article: 'W-11' },
      ],
    })
  })

  test.each([
    ['сверлышко', [1]],
    ['метчичек м8', [3]],
    ['цанжка er20', [4]],
    ['сверлоцентровочное', [1]],
    ['метчикручной м8', [3]],
    ['дискотрезной', [7]],
    ['трёхкулачковый патрон', [5]],
    ['4-х кулачковый патрон', [6]],
    ['фреза z4', [9]],
    ['фреза 4 зуба', [9]],
    ['фреза ц.х.', [9]],
    ['фреза к/хв', [10]],
    ['круг на точило', [7]],
    // «короткое» differs by its first letter, which is never corrected
    ['вороток', []],
  ])('«%s»', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })
})
