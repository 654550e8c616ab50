import { expect, test } from 'vitest'
import { readDecimal, readStock, readVatRate } from './loaded-numbers.ts'

test.each<string | number>([
  ...[
    '',
    ' ',
    '-',
    ',',
    '12a',
    '1 2,3,4',
    '0x10',
    '1e5',
    'NaN',
    '∞',
    '1'.repeat(16),
    '--1',
    '12-3',
  ],
  ...[
    '5 10',
    '12 34',
    '1 2345',
    '1 200 ₽',
    '1'.repeat(200),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
  ],
])('«%s» — не число', (given) => {
  expect(readDecimal(given)).toBeNull()
})

test.each<[string | number, string]>([
  ['12,5', '12.5'],
  ['12.5', '12.5'],
  ['1 200', '1200'],
  ['1\u00a0234,50', '1234.50'],
  ['1\u202f234\u202f567', '1234567'],
  ["1'234.5", '1234.5'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1,234,567.8', '1234567.8'],
  [' -3,7 ', '-3.7'],
  ['\u22123', '-3'],
  ['- 3', '-3'],
  ['+3', '3'],
  [',5', '0.5'],
  ['5,', '5'],
  ['007', '7'],
  [12.0, '12'],
  [-3, '-3'],
  [19.900000000000002, '19.9'],
  ['19,900000000000002', '19.9'],
  [0.1 + 0.2, '0.3'],
  [11.999999999999998, '12'],
  [100 / 3, '33.3333333333333'],
  [1e-7, '0.0000001'],
  [0.1 + 0.2 - 0.3, '0'],
  [-4.440892098500626e-16, '0'],
  [-0, '0'],
])('%j читается как %s', (given, value) => {
  expect(readDecimal(given)).toBe(value)
})

test.each([
  ['12', 12, null],
  ['-3', 0, 'STOCK_BELOW_ZERO'],
  ['1.5', 1, 'STOCK_PARTS'],
  ['2.000', 2, null],
])('остаток %s — %d шт., оговорка: %s', (decimal, pieces, note) => {
  expect(readStock(decimal)).toEqual({ pieces, note })
})

test.each<[string | number, number | null]>([
  [22, 22],
  ['22', 22],
  ['22 %', 22],
  ['НДС 22%', 22],
  ['НДС20_120', 20],
  ['22/122', 22],
  ['Без НДС', 0],
  ['БезНДС', 0],
  ['не облагается', 0],
  ['двадцать', null],
  ['22 и 10', null],
  [-1, null],
  [100, null],
])('ставка НДС %j — %j', (given, rate) => {
  expect(readVatRate(given)).toBe(rate)
})
