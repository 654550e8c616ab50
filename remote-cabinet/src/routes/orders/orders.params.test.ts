import { expect, test } from 'vitest'
import { parseOrdersParams } from './orders.params.ts'

test.each([
  ['12,50', 1250],
  ['1 234.5', 123_450],
  ['50000', 5_000_000],
  ['-5', undefined],
  ['десять', undefined],
])('заказы на сумму от «%s» ₽ — %j коп.', (sumFrom, kopecks) => {
  expect(parseOrdersParams(new URLSearchParams({ sumFrom })).sumFrom).toBe(kopecks)
})
