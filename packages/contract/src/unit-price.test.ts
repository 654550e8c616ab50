import { expect, test } from 'vitest'
import { kopecksOf } from './roubles.ts'
import { hundredthsOf, unitPriceOf } from './unit-price.ts'

test.each([
  ['100', '3', 3333, '3333.3333333333'],
  ['200', '3', 6667, '6666.6666666666'],
  ['1', '3', 33, '33.3333333333'],
  ['0.01', '2', 1, '0.5000000000'],
  ['0.009999', '2', 0, '0.4999500000'],
  ['1234.50', '0.5', 246_900, '246900.0000000000'],
  ['10', '0', 0, '0'],
  ['12.345678', '1', 1235, '1234.5678'],
  ['0.0051', '1', 1, '0.51'],
  ['125.4', '1', 12_540, '12540'],
])('%s ₽ за %s ед. — %d коп., до округления %s', (price, units, kopecks, hundredths) => {
  expect(kopecksOf(unitPriceOf(price, units))).toBe(kopecks)
  expect(hundredthsOf(unitPriceOf(price, units))).toBe(hundredths)
})
