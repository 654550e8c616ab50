import { expect, test } from 'vitest'
import { kopecksOf, readSum } from './roubles.ts'

test.each([
  ['100', 10_000],
  ['0.004', 0],
  ['0.005', 1],
  ['1.005', 101],
  ['-1.005', -101],
  ['0.07', 7],
  ['4.35', 435],
  ['999999.994999', 99_999_999],
  ['90071992547409.91', 9_007_199_254_740_991],
  ['-0', 0],
])('%s ₽ — %d коп.: половина вверх, без двоичных дробей', (roubles, kopecks) => {
  expect(kopecksOf(roubles)).toBe(kopecks)
})

test('все суммы с шестью знаками округлены один раз: 0,994999 ₽ — 99 коп., 0,995 ₽ — 100', () => {
  for (let millionths = 0; millionths < 2_000_000; millionths += 997) {
    const roubles = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`
    expect(kopecksOf(roubles), roubles).toBe(Math.floor((millionths + 5000) / 10_000))
  }
})

test.each([
  ['500 000,50', 50_000_050],
  [' -3 ', -300],
  ['1.10', 110],
  ['0,005', null],
  ['10 12', null],
  ['', null],
  ['123456789012', null],
])('сумма «%s» — %j коп.', (text, kopecks) => {
  expect(readSum(text)).toBe(kopecks)
})
