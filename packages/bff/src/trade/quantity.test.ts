import { describe, expect, test } from 'vitest'
import { isSameUnit, readQuantity } from './quantity.ts'

describe('количество, как его пишут', () => {
  test.each<[number | string | null, number | string, string | null]>([
    [5, 5, null],
    ['1 000', 1000, null],
    ['5 шт.', 5, 'piece'],
    ['5,0', 5, null],
    ['1e3', 1000, null],
    ['5 тыс. шт', 5000, 'piece'],
    ['5 тыс', 5000, 'piece'],
    ['1,5 тысячи', 1500, 'piece'],
    ['2 десятка', 20, 'piece'],
    ['3 дюжины пар', 36, 'pair'],
    ['2 сотни', 200, 'piece'],
    ['2 упаковки по 10', 20, 'piece'],
    ['2 уп. по 10 шт.', 20, 'piece'],
    ['10 шт/уп - 3 уп', 30, 'piece'],
    ['10 шт./уп. х 3 уп.', 30, 'piece'],
    ['10 упаковок', 10, 'pack'],
    ['3 к-т', 3, 'set'],
    ['2 кг', 2, 'kilogram'],
    ['10 м', 10, 'metre'],
    ['7 чего', 7, null],
    ['', 'NO_QUANTITY', null],
    ['пять', 'QUANTITY_NOT_NUMBER', null],
    ['5 или 6', 'QUANTITY_NOT_NUMBER', null],
    ['1,5 шт', 'QUANTITY_NOT_WHOLE', null],
    ['0,0005 тыс', 'QUANTITY_NOT_WHOLE', null],
    ['9999 тыс', 'QUANTITY_TOO_BIG', null],
  ])('%j → %s %s', (given, expected, unit) => {
    const read = readQuantity(given)
    expect('value' in read ? [read.value, read.unit] : [read.reason, null]).toEqual([
      expected,
      unit,
    ])
  })

  test('единица, в которой товар не продаётся, — не его количество', () => {
    expect(isSameUnit('pack', 'шт')).toBe(false)
    expect(isSameUnit('kilogram', 'шт.')).toBe(false)
    expect(isSameUnit('piece', 'шт.')).toBe(true)
    expect(isSameUnit('pack', 'упак')).toBe(true)
    expect(isSameUnit('set', 'набор')).toBe(true)
    expect(isSameUnit(null, 'шт')).toBe(true)
    expect(isSameUnit('pack', 'ящик')).toBe(true)
  })
})
