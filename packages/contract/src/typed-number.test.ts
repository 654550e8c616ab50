import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['25,5', 25.5],
  ['25.5', 25.5],
  ['1 000', 1000],
  ['2\u00A0000', 2000],
  ['1\u202F234\u202F567,25', 1_234_567.25],
  [' 12 ', 12],
  ['\u22123', -3],
  ['+8', 8],
  ['007', 7],
  [',5', 0.5],
  ['8,', 8],
])('«%s» — число %d', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

test.each([
  '',
  '10 12',
  '1 0',
  '1,000,5',
  '1e5',
  '0x10',
  '5 мм',
  '1..2',
  ',',
  '.',
  'Infinity',
  '--1',
])('«%s» — не число', (text) => {
  expect(typedNumber(text)).toBeNull()
})
