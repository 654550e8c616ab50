import { beforeAll, describe, expect, test } from 'vitest'
import type { CatalogIndex } from '../catalog-index.ts'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

let index: CatalogIndex
beforeAll(async () => {
  index = await memoryIndexOf({
    sections: [{ id: 1, name: 'Оснастка' }],
    brands: [],
    products: [
      { id: 1, name: 'Головка 1/2" 19 мм', article: 'H-AA' },
      { id: 2, name: 'Головка квадрат 12,7 мм', article: 'H-AB' },
      { id: 3, name: 'Головка 0,375" обычная', article: 'H-AC' },
      { id: 4, name: 'Вороток 1 1/4" прямой', article: 'H-AD' },
      { id: 5, name: 'Вороток 1/4" 1 предмет', article: 'H-AE' },
      { id: 6, name: 'Метчик М8×1', article: 'T-AA', popularity: 9 },
      { id: 7, name: 'Метчик М8', article: 'T-AB' },
      { id: 8, name: 'Болт М8×30', article: 'T-AC' },
      { id: 9, name: 'Гайка Tr20×4', article: 'T-AD' },
      { id: 10, name: 'Гайка Tr20×2', article: 'T-AE' },
      { id: 11, name: 'Клупп G1/2"', article: 'P-AA' },
      { id: 12, name: 'Клупп R 1/2', article: 'P-AB' },
      { id: 13, name: 'Клупп 1/2" NPT', article: 'P-AC' },
      { id: 14, name: 'Клупп 1/2"-13 UNC', article: 'P-AD' },
      { id: 15, name: 'Клупп 1/2"-20 UNF', article: 'P-AE' },
      { id: 16, name: 'Сверло 12,5 мм', article: 'D-AA' },
      { id: 17, name: 'Сверло 13 мм', article: 'D-AB' },
      { id: 18, name: 'Ручка сверла 1/2"-20 UNF', article: 'D-AC' },
      { id: 19, name: 'Калибр М10×1,25', article: 'C-AA' },
    ],
  })
})

const found = (text: string) => index.list({ ...plainQuery, text }).ids

describe('дюймы и миллиметры (§2.5, задача 14)', () => {
  test.each(['½', '1/2"', '1/2″', "1/2''", '1/2 дюйма', '0.5 inch', '0,5"', 'полдюйма'])(
    '«головка %s» находит и дюймы, и миллиметры; написанное так же — первым',
    (size) => {
      expect(found(`головка ${size}`)).toEqual([1, 2])
    },
  )
  test.each(['12,7 мм', '12.7', '12,70 mm'])(
    '«головка %s» находит миллиметры первыми, потом дюймы',
    (size) => {
      expect(found(`головка ${size}`)).toEqual([2, 1])
    },
  )
  test.each(['3/8', '⅜″', '9,525 мм', '9,53'])('«головка %s» — три восьмых', (size) => {
    expect(found(`головка ${size}`)).toEqual([3])
  })
  test.each(['1 1/4"', '1¼', '1-1/4 дюйма', '1,25"', '31,75 мм', 'дюйм с четвертью'])(
    '«вороток %s» — целое с дробью, а не два размера',
    (size) => {
      expect(found(`вороток ${size}`)).toEqual([4])
    },
  )
  test('целое перед дробью, которого в каталоге нет, — другой размер', () => {
    expect(found('головка 19 1/2')).toEqual([1])
  })
  test('размер, похожий на дюймы, и резьба дюймами не становятся', () => {
    for (const text of ['головка 12,6', 'сверло 12,7']) {
      expect(index.list({ ...plainQuery, text }).match?.kind).toBe('partial')
    }
  })
})

describe('резьбы (§2.5, задача 14)', () => {
  test.each(['M8x1,25', 'М8×1.25', 'м8х1,25', 'м 8 х 1,25', '8х1,25'])(
    '«метчик %s» — крупный шаг, мелкого среди них нет',
    (thread) => {
      expect(found(`метчик ${thread}`)).toEqual([7])
    },
  )
  test('без шага крупный стоит первым, мелкий — после', () => {
    expect(found('метчик м8')).toEqual([7, 6])
    expect(found('метчик м8х1')).toEqual([6])
  })
  test('второе число болта — длина, шаг перед ней понят', () => {
    expect(found('болт м8х30')).toEqual([8])
    expect(index.list({ ...plainQuery, text: 'болт м8х1,25х30' })).toMatchObject({
      ids: [8],
      match: { kind: 'exact' },
    })
  })
  test.each(['Tr20x4', 'тр20х4', 'Тр 20×4', 'трапецеидальная 20х4'])('трапеция «%s»', (thread) => {
    expect(found(`гайка ${thread}`)).toEqual([9])
  })
  test.each([
    ['G1/2', 11],
    ['г1/2', 11],
    ['G 1/2"', 11],
    ['трубная 1/2', 11],
    ['R1/2', 12],
    ['npt 1/2', 13],
    ['к1/2', 13],
    ['1/2-13 UNC', 14],
    ['unc 1/2', 14],
    ['1/2"-20unf', 15],
  ])('«клупп %s»', (thread, id) => {
    expect(found(`клупп ${thread}`)).toEqual([id])
  })
})
