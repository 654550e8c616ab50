import { expect, test } from 'vitest'
import { toKopecks } from './decimal.ts'

test.each([
  ['100', '1', 10_000],
  ['0.004', '1', 0],
  ['0.005', '1', 1],
  ['1.005', '1', 101],
  ['90071992547409.91', '1', 9_007_199_254_740_991],
  ['100', '3', 3333],
  ['1234.50', '0.5', 246_900],
  ['10', '0', 0],
  ['-5', '1', 0],
])('%s ₽ за %s ед. — %d коп., половина вверх', (roubles, factor, kopecks) => {
  expect(toKopecks(roubles, factor)).toBe(kopecks)
})
