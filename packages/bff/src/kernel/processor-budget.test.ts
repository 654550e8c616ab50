import { expect, test } from 'vitest'
import { createProcessorBudget } from './processor-budget.ts'

test('потраченное за минуту забывается, чужого не касается', () => {
  let now = 0
  const budget = createProcessorBudget(1000, () => now)
  budget.charge('a', 600)
  expect(budget.isSpent('a')).toBe(false)
  budget.charge('a', 600)
  expect(budget.isSpent('a')).toBe(true)
  expect(budget.isSpent('b')).toBe(false)
  now = 11_000
  expect(budget.isSpent('a')).toBe(true)
  now = 13_000
  expect(budget.isSpent('a')).toBe(false)
  budget.charge('a', 5000)
  now += 3 * 60_000
  expect(budget.isSpent('a')).toBe(true)
  now += 2 * 60_000
  expect(budget.isSpent('a')).toBe(false)
})

test('кто приходит под двадцатью тысячами имён, не растит память: забыт тот, о ком слышали давнее всего', () => {
  const budget = createProcessorBudget(1, () => 0)
  budget.charge('first', 1)
  for (let at = 0; at < 20_000; at += 1) budget.charge(`key ${at}`, 1)
  expect(budget.isSpent('first')).toBe(false)
  expect(budget.isSpent('key 0')).toBe(true)
})
