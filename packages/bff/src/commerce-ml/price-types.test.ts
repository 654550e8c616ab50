import { expect, test } from 'vitest'
import type { Known } from './known.ts'
import { planPriceTypes } from './price-types.ts'
import type { Survey } from './survey.types.ts'

const survey = (...names: string[]): Survey => ({
  classifiers: new Map(),
  properties: new Map(),
  priceTypes: new Map(
    names.map((name) => [`id ${name}`, { id: `id ${name}`, name, currency: 'RUB', hasVat: true }]),
  ),
  warehouses: new Map(),
  units: new Map(),
  catalogs: new Map(),
  parts: new Map(),
  goods: 0,
  offers: 0,
})
const base = { externalId: 'own', code: 'base', name: 'Базовая', isBase: true }
const known = (changes: Partial<Known> = {}): Known => ({
  propertyCodes: new Map(),
  takenCodes: new Set(),
  priceTypes: [],
  priceTypeSources: new Map(),
  warehouses: [],
  sections: new Set(),
  ...changes,
})
const baseOf = (...args: Parameters<typeof planPriceTypes>) =>
  planPriceTypes(...args)
    .fed.filter(({ isBase }) => isBase)
    .map(({ name }) => name)
const fedBy = (externalId: string) =>
  new Map([[externalId, { priceType: 'own', currency: 'RUB', hasVat: true }]])

test('названного покупателем вида цен нет: отказ с перечнем', () => {
  expect(() => planPriceTypes(survey('Опт'), known(), 'Розница')).toThrow(/Есть: Опт/)
})

test('базовой становится названная явно, иначе базовая по имени, иначе розничная, иначе первая', () => {
  expect(baseOf(survey('BASE', 'Опт'), known(), 'опт')).toEqual(['Опт'])
  expect(baseOf(survey('Розничная', 'Опт', 'BASE'), known(), undefined)).toEqual(['BASE'])
  expect(baseOf(survey('Опт', 'Розничная'), known(), undefined)).toEqual(['Розничная'])
  expect(baseOf(survey('Опт', 'Дилер'), known(), undefined)).toEqual(['Опт'])
})

test('в магазине с базовой ценой её наполняет та же выгрузка, что и прежде; оптовая её не подменит', () => {
  const shop = known({ priceTypes: [base] })
  expect(baseOf(survey('Опт'), shop, undefined)).toEqual(['Опт'])
  expect(baseOf(survey('Опт', 'Дилер'), shop, undefined)).toEqual([])
  const fed = known({ priceTypes: [base], priceTypeSources: fedBy('id BASE') })
  expect(baseOf(survey('Опт'), fed, undefined)).toEqual([])
  expect(baseOf(survey('BASE', 'Опт'), fed, undefined)).toEqual(['BASE'])
})
