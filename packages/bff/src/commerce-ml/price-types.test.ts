import { expect, test } from 'vitest'
import type { Known } from './known.ts'
import { planPriceTypes } from './price-types.ts'
import { sourceIds } from './source-ids.ts'
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
  pricedByType: new Map(),
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
  rates: new Set(),
  pricedCatalogs: new Set(),
  warehouseCodes: new Set(),
  sections: new Map(),
  ...changes,
})
const ids = sourceIds('1c')
const baseOf = (found: Survey, shop: Known, asked: string | undefined) =>
  planPriceTypes(found, shop, asked, ids)
    .fed.filter(({ base }) => base !== null)
    .map(({ name }) => name)
const fedBy = (externalId: string) =>
  new Map([[externalId, { priceType: 'own', currency: 'RUB', hasVat: true }]])

test('названного покупателем вида цен нет: отказ с перечнем', () => {
  expect(() => planPriceTypes(survey('Опт'), known(), 'Розница', ids)).toThrow(/Есть: Опт/)
})

test('базовой становится названная явно, иначе базовая по имени, иначе розничная, иначе первая', () => {
  expect(baseOf(survey('BASE', 'Опт'), known(), 'опт')).toEqual(['Опт'])
  expect(baseOf(survey('Розничная', 'Опт', 'BASE'), known(), undefined)).toEqual(['BASE'])
  expect(baseOf(survey('Опт', 'Розничная'), known(), undefined)).toEqual(['Розничная'])
  expect(baseOf(survey('Опт', 'Дилер'), known(), undefined)).toEqual(['Опт'])
})

const filled = (counts: Record<string, number>, ...names: string[]): Survey => ({
  ...survey(...names),
  catalogs: new Map([['K', {} as never]]),
  pricedByType: new Map(Object.entries(counts).map(([name, count]) => [`id ${name}`, count])),
})

test('без базовой и розничной по названию — та, цен которой больше всего; закупочная и валютная никогда', () => {
  const shop = known({ priceTypes: [base] })
  expect(baseOf(filled({ Опт: 5, Дилер: 9 }, 'Опт', 'Дилер'), shop, undefined)).toEqual(['Дилер'])
  expect(baseOf(filled({ Закупочная: 9 }, 'Закупочная'), shop, undefined)).toEqual([])
  expect(
    baseOf(filled({ Себестоимость: 9, Опт: 1 }, 'Себестоимость', 'Опт'), shop, undefined),
  ).toEqual(['Опт'])
  const foreign = filled({ Опт: 9, Дилер: 1 }, 'Опт', 'Дилер')
  foreign.priceTypes.set('id Опт', { id: 'id Опт', name: 'Опт', currency: 'USD', hasVat: true })
  expect(baseOf(foreign, shop, undefined)).toEqual(['Дилер'])
  expect(baseOf(filled({ Опт: 9 }, 'Розничная', 'Опт'), shop, undefined)).toEqual(['Опт'])
  expect(
    baseOf(filled({ Опт: 9, 'Цена для сайта': 2 }, 'Опт', 'Цена для сайта'), shop, undefined),
  ).toEqual(['Цена для сайта'])
})

test('базовую цену наполняет та же выгрузка, что и прежде; оптовая её не подменит, чужая не отнимет', () => {
  const fed = known({
    priceTypes: [base],
    priceTypeSources: fedBy('id BASE'),
    pricedCatalogs: new Set(['K']),
  })
  expect(baseOf(filled({ Опт: 9 }, 'Опт'), fed, undefined)).toEqual([])
  expect(baseOf(filled({ BASE: 1, Опт: 9 }, 'BASE', 'Опт'), fed, undefined)).toEqual(['BASE'])
  const elsewhere = { ...fed, pricedCatalogs: new Set(['другой']) }
  expect(baseOf(filled({ Опт: 9 }, 'Опт'), elsewhere, undefined)).toEqual(['Опт'])
})

test('вид цен, который наполнял другую цену магазина, сам базовым не становится', () => {
  const dealer = { externalId: 'd', code: 'd', name: 'Дилер', isBase: false }
  const shop = known({
    priceTypes: [base, dealer],
    priceTypeSources: new Map([['id Опт', { priceType: 'd', currency: 'RUB', hasVat: true }]]),
  })
  expect(baseOf(filled({ Опт: 9 }, 'Опт'), shop, undefined)).toEqual([])
})
