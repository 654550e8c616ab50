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
    ['5 тыс', 5000, null],
    ['2к', 2000, null],
    ['1 млн шт', 1_000_000, 'piece'],
    ['полторы тысячи', 1500, null],
    ['две тысячи пятьсот штук', 2500, 'piece'],
    ['2 тыс. 500', 2500, null],
    ['сто двадцать пять', 125, null],
    ['полсотни', 50, null],
    ['пол дюжины', 6, null],
    ['полтора десятка пар', 15, 'pair'],
    ['десяток', 10, null],
    ['пара', 2, 'piece'],
    ['парочку шт', 2, 'piece'],
    ['одна пара', 1, 'pair'],
    ['пятеро', 5, null],
    ['2 коробки', 2, 'box'],
    ['2 ведра', 2, null],
    ['10-15 шт', 'QUANTITY_RANGE', null],
    ['от 10 до 15', 'QUANTITY_RANGE', null],
    ['10…15', 'QUANTITY_RANGE', null],
    ['10 – 15 шт.', 'QUANTITY_RANGE', null],
    ['5 до 7 шт', 'QUANTITY_RANGE', null],
    ['1\n2', 'QUANTITY_NOT_NUMBER', null],
    ['1\n200', 'QUANTITY_NOT_NUMBER', null],
    ['10 20', 'QUANTITY_NOT_NUMBER', null],
    ['5\nшт', 5, 'piece'],
    ['два три', 'QUANTITY_NOT_NUMBER', null],
    ['сорок одиннадцать', 'QUANTITY_NOT_NUMBER', null],
    ['много', 'QUANTITY_NOT_NUMBER', null],
    ['1,5 тысячи', 1500, null],
    ['2 десятка', 20, null],
    ['3 дюжины пар', 36, 'pair'],
    ['2 сотни', 200, null],
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
    ['пять', 5, null],
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

  test.each<[string, string, boolean]>([
    ['2 уп', 'шт', false],
    ['2 коробки', 'шт', false],
    ['2 коробки', 'упак', false],
    ['2 кг', 'шт.', false],
    ['2 ведра', 'шт', false],
    ['5 шт', 'шт.', true],
    ['5 упаковок', 'упак', true],
    ['3 комплекта', 'набор', true],
    ['5', 'шт', true],
    ['двадцать', 'м', true],
    ['пара', 'пара', false],
    ['2 баллона', 'баллон', true],
    ['5 шт', 'компл', true],
    ['5 шт', 'упак', false],
    ['5 компл', 'шт', false],
    ['5 шт', 'баллон', true],
    ['2 упаковки', 'баллон', false],
    // ambiguous
    ['5 шт', 'тыс. шт', false],
  ])('%s товара, который продаётся в «%s»: %s', (given, sold, expected) => {
    const read = readQuantity(given)
    expect('value' in read && isSameUnit(read, sold)).toBe(expected)
  })
})
