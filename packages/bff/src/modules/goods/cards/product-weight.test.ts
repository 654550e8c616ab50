import { expect, test } from 'vitest'
import type { PropertyRow } from '../metadata.sql.ts'
import { createScales } from './product-weight.ts'

const property = (
  code: string,
  name: string,
  unit: string | null,
  kind: PropertyRow['kind'] = 'number',
): PropertyRow => ({
  id: 1,
  code,
  name,
  unit,
  kind,
  sort: 1,
  group: null,
})

test('масса узнаётся по названию и единице, с упаковкой — прежде массы без неё', () => {
  const weigh = createScales([
    property('weight', 'Масса', 'кг'),
    property('ves-g', ' Вес ', 'г'),
    property('full', 'Масса брутто', 'кг'),
  ])
  expect(weigh({ weight: 0.05 })).toBe(50)
  expect(weigh({ weight: 0.0081 })).toBe(8.1)
  expect(weigh({ 'ves-g': 2.5 })).toBe(2.5)
  expect(weigh({ weight: 1, full: 1.25 })).toBe(1250)
})

test('не масса товара, не число, ноль и чужие единицы — вес не известен', () => {
  const weigh = createScales([
    property('head_mass', 'Масса бойка', 'г'),
    property('net', 'Масса нетто', 'кг'),
    property('tons', 'Масса', 'т'),
    property('words', 'Масса', 'кг', 'string'),
    property('weight', 'Масса', 'кг'),
  ])
  for (const attributes of [
    { head_mass: 500, net: 1, tons: 2, words: 'сто' },
    { weight: 0 },
    { weight: -1 },
    { weight: '5' },
    {},
  ]) {
    expect(weigh(attributes), JSON.stringify(attributes)).toBeNull()
  }
})
