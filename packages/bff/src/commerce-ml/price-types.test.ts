import { expect, test } from 'vitest'
import type { Known } from '../load/known.ts'
import { sourceIds } from '../load/source-ids.ts'
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
const base = { externalId: 'own', code: 'base', name: 'Базовая', isBase: true, isFed: false }
const known = (changes: Partial<Known> = {}): Known => ({
  propertyCodes: new Map(),
  takenCodes: new Set(),
  priceTypes: [],
  priceTypeSources: new Map(),
  chosenBase: null,
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

test('D63: базовой становится названная явно, выбранная раньше, иначе базовая, иначе розничная, иначе единственная', () => {
  expect(baseOf(survey('BASE', 'Опт'), known(), 'опт')).toEqual(['Опт'])
  const chosen = known({ chosenBase: 'id Опт' })
  expect(baseOf(survey('Розничная', 'Опт'), chosen, undefined)).toEqual(['Опт'])
  expect(baseOf(survey('Розничная', 'Дилер'), chosen, undefined)).toEqual([])
  expect(baseOf(survey('Розничная', 'Опт', 'BASE'), known(), undefined)).toEqual(['BASE'])
  expect(baseOf(survey('Опт', 'Розничная'), known(), undefined)).toEqual(['Розничная'])
  expect(baseOf(survey('Клубная'), known(), undefined)).toEqual(['Клубная'])
  expect(baseOf(survey('Опт', 'Дилер'), known(), undefined)).toEqual([])
})

test.each([
  ['Розничная цена', true],
  ['РОЗНИЦА', true],
  ['Розничные цены, руб. с НДС', true],
  ['Базовая цена продажи', true],
  ['Основная (базовая)', true],
  ['Retail price', true],
  ['BASE', true],
  ['Нерозничная', false],
  ['Розничная для клуба', false],
  ['Клуб (от розничной)', false],
  ['База отдыха', false],
  ['Базовая закупочная', false],
  ['Рекомендованная розничная', false],
  ['Опт', false],
])('D63: «%s» рядом с клубной — базовая: %s', (name, isBase) => {
  expect(baseOf(survey('Клубная', name), known(), undefined)).toEqual(isBase ? [name] : [])
})

test('D63: два вида с одинаковым правом на имя, закупочная и валютная — решает человек', () => {
  const shop = known({ priceTypes: [base] })
  expect(baseOf(survey('Розничная', 'Розница'), shop, undefined)).toEqual([])
  expect(baseOf(survey('Закупочная'), shop, undefined)).toEqual([])
  const foreign = survey('Розничная')
  foreign.priceTypes.set('id Розничная', {
    ...{ id: 'id Розничная', name: 'Розничная', currency: 'USD', hasVat: true },
  })
  expect(baseOf(foreign, shop, undefined)).toEqual([])
  expect(planPriceTypes(survey('Опт', 'Клуб'), shop, undefined, ids).isBaseOpen).toBe(true)
})

const ofCatalog = (...names: string[]): Survey => ({
  ...survey(...names),
  catalogs: new Map([['K', {} as never]]),
})

test('базовую цену наполняет та же выгрузка, что и прежде; оптовая её не подменит, чужая не отнимет', () => {
  const fed = known({
    priceTypes: [{ ...base, isFed: true }],
    priceTypeSources: fedBy('id Клуб'),
    pricedCatalogs: new Set(['K']),
  })
  expect(baseOf(ofCatalog('Опт'), fed, undefined)).toEqual([])
  expect(baseOf(ofCatalog('Клуб', 'Опт'), fed, undefined)).toEqual(['Клуб'])
  expect(baseOf(ofCatalog('Клуб', 'Розничная'), fed, undefined)).toEqual(['Розничная'])
  const elsewhere = { ...fed, pricedCatalogs: new Set(['другой']) }
  expect(baseOf(ofCatalog('Опт'), elsewhere, undefined)).toEqual([])
})

test('вид цен, который наполнял другую цену магазина, сам базовым не становится', () => {
  const dealer = { externalId: 'd', code: 'd', name: 'Дилер', isBase: false, isFed: true }
  const shop = known({
    priceTypes: [base, dealer],
    priceTypeSources: new Map([
      ['id Розничная', { priceType: 'd', currency: 'RUB', hasVat: true }],
    ]),
  })
  expect(baseOf(ofCatalog('Розничная'), shop, undefined)).toEqual([])
})
