import { expect, test } from 'vitest'
import { hundredthsOf, kopecksOf } from './roubles.ts'

test.each([
  ['100', '1', 10_000],
  ['0.004', '1', 0],
  ['0.005', '1', 1],
  ['1.005', '1', 101],
  ['-1.005', '1', -101],
  ['0.07', '1', 7],
  ['4.35', '1', 435],
  ['999999.994999', '1', 99_999_999],
  ['90071992547409.91', '1', 9_007_199_254_740_991],
  ['100', '3', 3333],
  ['200', '3', 6667],
  ['1234.50', '0.5', 246_900],
  ['10', '0', 0],
])('%s ₽ за %s ед. — %d коп.: половина вверх, без двоичных дробей', (roubles, units, kopecks) => {
  expect(kopecksOf(roubles, units)).toBe(kopecks)
})

test('все суммы с шестью знаками округлены один раз: 0,994999 ₽ — 99 коп., 0,995 ₽ — 100', () => {
  for (let millionths = 0; millionths < 2_000_000; millionths += 997) {
    const roubles = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`
    expect(kopecksOf(roubles), roubles).toBe(Math.floor((millionths + 5000) / 10_000))
  }
})

test.each([
  ['125.4', '1', '12540'],
  ['0.0051', '1', '0.51'],
  ['12.345678', '1', '1234.5678'],
  ['12', '1', '1200'],
  ['1', '3', '33.3333'],
  ['100', '10', '1000.0000'],
])('%s ₽ за %s ед. без округления — %s коп.', (amount, units, hundredths) => {
  expect(hundredthsOf(amount, units)).toBe(hundredths)
})
