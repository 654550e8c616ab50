import { beforeAll, describe, expect, test } from 'vitest'
import type { CatalogIndex, TextMatch } from '../catalog-index.ts'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

let index: CatalogIndex

beforeAll(async () => {
  index = await memoryIndexOf({
    sections: [{ id: 1, name: 'Оснастка' }],
    brands: [],
    products: [
      { id: 1, name: 'Цанга ER32 2–3 мм', article: 'C-AA', attributes: { kind: 'ER' } },
      { id: 2, name: 'Цанга ER50 32–33 мм', article: 'C-AB', attributes: { kind: 'ER' } },
      { id: 3, name: 'Цанга ER 32 4–5 мм', article: 'C-AC', attributes: { kind: 'ER' } },
      { id: 4, name: 'Сверло 8,5×117 мм Р6М5 ГОСТ 10902-77', article: 'S-AA' },
      { id: 5, name: 'Сверло 5×86 мм Р6М5К5 ГОСТ 886-77', article: 'S-AB' },
      { id: 6, name: 'Сверло Ø6,5 мм HSS-Co8', article: 'S-AC' },
      { id: 7, name: 'Сверло 8×75 мм HSS-Co', article: 'S-AD' },
      { id: 8, name: 'Метчик М10 ручной', article: 'T-AA' },
      { id: 9, name: 'Ключ динамометрический 10–60 Н·м', article: 'K-AA', popularity: 9 },
      { id: 10, name: 'Шланг 10 м 8 мм', article: 'K-AB' },
      { id: 11, name: 'Электрод D16', article: 'K-AC', attributes: { coating: 'нет' } },
      { id: 12, name: 'Круг 16', article: 'K-AD', attributes: { coating: 'нет', class: 'C' } },
      { id: 13, name: 'Метчик М8 для труб', article: 'T-AB' },
    ],
  })
})

const found = (text: string): number[] => index.list({ ...plainQuery, text }).ids.toSorted(byId)
const byId = (one: number, other: number): number => one - other
const matchOf = (text: string): TextMatch | null => index.list({ ...plainQuery, text }).match

describe('слова, которые ничего не называют', () => {
  test.each(['нет такого товара вообще', 'не такой', 'с чем', 'нет ли у вас', 'такого нет'])(
    'по «%s» не находится случайное',
    (text) => {
      expect(found(text)).toEqual([])
      expect(matchOf(text)).toEqual({ kind: 'exact', text })
    },
  )

  test('рядом с товаром они не мешают', () => {
    expect(found('нет ли метчика не м10')).toEqual([8])
    expect(found('круг и блабла')).toEqual([12])
    expect(matchOf('круг и блабла')).toEqual({ kind: 'partial', text: 'круг' })
  })

  test('само такое слово, если оно есть у товара, находится', () => {
    expect(found('нет')).toEqual([11, 12])
    expect(found('круг c блабла')).toEqual([12])
    expect(matchOf('круг c блабла')).toEqual({ kind: 'partial', text: 'круг c' })
  })
})

describe('обозначение вместе и врозь', () => {
  test.each([
    ['ER32', [1, 3]],
    ['ER 32', [1, 3]],
    ['ER-32', [1, 3]],
    ['цанга er 32', [1, 3]],
    ['ER 32 цанга', [1, 3]],
    ['м10', [8]],
    ['М 10', [8]],
    ['m 10', [8]],
    ['р6м5', [4]],
    ['р 6 м 5', [4]],
    ['сверло р6 м5', [4]],
    ['сверло р 6 м 5 к 5', [5]],
    ['гост 10902', [4]],
    ['гост10902', [4]],
    ['сверло гост10902', [4]],
    ['ГОСТ10902-77', [4]],
    ['сверло р6м5 гост886', []],
    ['hss co 8', [6]],
  ])('по «%s» находятся товары %j', (text, ids) => {
    const { kind } = matchOf(text) ?? {}
    expect(kind === 'exact' ? found(text) : []).toEqual(ids)
  })

  test('число с единицей — это размер, а не конец обозначения', () => {
    expect(found('сверло hss co 8 мм')).toEqual([7])
    expect(found('шланг 10 м 8')).toEqual([10])
  })

  test('если написанное вместе не подходит к остальному, ищется врозь', () => {
    expect(found('ключ м 10')).toEqual([9])
    expect(matchOf('ключ м 10')?.kind).toBe('exact')
  })

  test.each([
    ['цанга ER 32 блабла', [1, 3], 'partial', 'цанга er32'],
    ['цанга ER 32 ручной', [1, 3], 'partial', 'цанга er32'],
    ['сверло гост10902 блабла', [4], 'partial', 'сверло гост 10902'],
    ['сверло ф8,5 блабла', [4], 'partial', 'сверло 8.5'],
    ['цангга ER 32', [1, 3], 'corrected', 'цанга er32'],
    ['сверрло гост10902', [4], 'corrected', 'сверло гост 10902'],
  ])('и в «%s», где не всё верно, обозначение понимается', (text, ids, kind, understood) => {
    expect(found(text)).toEqual(ids)
    expect(matchOf(text)).toEqual({ kind, text: understood })
  })

  test('подсказки находят то же, что и список', () => {
    const limits = { products: 4, sections: 1, brands: 1 }
    expect(index.suggest('цанга er 32', limits).productIds.toSorted(byId)).toEqual([1, 3])
    expect(index.suggest('гост10902', limits).productIds).toEqual([4])
  })
})

describe('знак диаметра', () => {
  test.each([
    ['сверло ø8,5', [4]],
    ['сверло Ø8.5', [4]],
    ['сверло Ø 8,5', [4]],
    ['сверло ⌀8,5', [4]],
    ['сверло ф8.5', [4]],
    ['сверло Ф 8,5', [4]],
    ['сверло d8,5', [4]],
    ['сверло D 8,5 мм', [4]],
    ['d8,5', [4]],
    ['сверло 6,5', [6]],
    ['сверло ф6,5', [6]],
    ['сверло гост10902 d8,5', [4]],
  ])('в «%s» он не мешает найти размер', (text, ids) => {
    expect(found(text)).toEqual(ids)
    expect(matchOf(text)).toEqual({ kind: 'exact', text })
  })

  test('обозначение, которое есть в каталоге, остаётся обозначением', () => {
    expect(found('D16')).toEqual([11])
    expect(found('d 16')).toEqual([11])
    expect(found('ф16')).toEqual([12])
  })
})
