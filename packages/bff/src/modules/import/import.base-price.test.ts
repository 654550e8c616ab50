import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogOf, goodOf } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

type Prices = Record<string, Record<string, number>>

/** A whole package: prices in roubles by good and type; a type is called by its id. */
const prices = (types: readonly string[], byGood: Prices, catalog = 'K'): string => {
  const offers = Object.entries(byGood).map(([id, amounts]) => {
    const list = Object.entries(amounts).map(
      ([type, amount]) =>
        `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу></Цена>`,
    )
    return `<Предложение><Ид>${id}</Ид><Цены>${list.join('')}</Цены></Предложение>`
  })
  const described = types.map(
    (type) => `<ТипЦены><Ид>${type}</Ид><Наименование>${type}</Наименование></ТипЦены>`,
  )
  return `<ПакетПредложений СодержитТолькоИзменения="false"><Ид>${catalog}#</Ид><ИдКаталога>${catalog}</ИдКаталога>
<ТипыЦен>${described.join('')}</ТипыЦен><Предложения>${offers.join('\n')}</Предложения></ПакетПредложений>`
}
const goods = catalogOf(goodOf('1') + goodOf('2'))
const ownBase = () =>
  shop.rows(
    `insert into price_type (external_id, code, name, is_base) values ('own', 'base', 'Базовая', true)`,
  )

test('одни закупочные цены: базовой не становится ни одна, сказано, сколько товаров без цены и что набрать', async () => {
  await ownBase()
  const bought = prices(['Закупочная', 'Себестоимость'], { 1: { Закупочная: 5 }, 2: {} })
  await shop.importParts([goods, bought])
  expect(await shop.basePrices()).toEqual({})
  expect(shop.report()).toMatch(/ВНИМАНИЕ: без базовой цены товаров: 2 из 2/)
  expect(shop.report()).toMatch(
    /У 1 из них есть цена вида «Закупочная».*: npm run import -- \S+ --base-price Закупочная/,
  )
  expect(shop.report()).not.toMatch(/базовый/)
})

test('нет ни базовой, ни розничной: базовым стал вид, цен которого больше всего, и сказано почему', async () => {
  await ownBase()
  const types = ['Закупочная', 'Дилер', 'Опт']
  const bought = { Закупочная: 1 }
  const package_ = prices(types, {
    1: { ...bought, Дилер: 7, Опт: 8 },
    2: { ...bought, Дилер: 0, Опт: 9 },
  })
  await shop.importParts([goods, package_])
  expect(await shop.basePrices()).toEqual({ 1: 800, 2: 900 })
  expect(shop.report()).toMatch(/Вид цен «Опт» → «Базовая» \(базовый\): .*больше всего/)
  expect(shop.report()).not.toMatch(/ВНИМАНИЕ/)
  expect(await shop.importParts([goods, package_])).toMatchObject({ changed: 0 })
  expect(shop.report()).toMatch(/«Опт» → «Базовая» \(базовый\): как и в прежних/)
})

test('розничная без единой цены базовой не становится', async () => {
  await shop.importParts([goods, prices(['Розничная', 'Опт'], { 1: { Опт: 8 }, 2: { Опт: 9 } })])
  expect(await shop.basePrices()).toEqual({ 1: 800, 2: 900 })
})

test('базовую цену уже наполняет другая система: товары этой тоже получают базовую', async () => {
  await shop.importParts([goods, prices(['BASE'], { 1: { BASE: 5 }, 2: { BASE: 6 } })])
  const other = [
    catalogOf(goodOf('3'), { id: 'B' }),
    prices(['Опт', 'Дилер'], { 3: { Опт: 7 } }, 'B'),
  ]
  await shop.importParts(other)
  expect(await shop.basePrices()).toEqual({ 1: 500, 2: 600, 3: 700 })
})

test('оптовая, которая пришла одна, не подменяет базовую цену тех же товаров', async () => {
  await shop.importParts([goods, prices(['BASE'], { 1: { BASE: 5 }, 2: { BASE: 6 } })])
  await shop.importParts([prices(['Опт'], { 1: { Опт: 3 } }).replace('"false"', '"true"')])
  expect(await shop.basePrices()).toMatchObject({ 2: 600 })
  expect(shop.report()).toMatch(/Вид цен «Опт» → «Опт»$/m)
})

test('совет из предупреждения исправляет цены, и после него обычная загрузка ничего не меняет', async () => {
  const package_ = prices(['Розничная', 'Опт'], {
    1: { Розничная: 10, Опт: 8 },
    2: { Опт: 9 },
  })
  await shop.importParts([goods, package_])
  expect(await shop.basePrices()).toEqual({ 1: 1000 })
  expect(shop.report()).toMatch(/без базовой цены товаров: 1 из 2/)
  expect(shop.report()).toMatch(/У 1 из них есть цена вида «Опт»/)
  await shop.importParts([goods, package_], { basePrice: 'Опт' })
  expect(await shop.basePrices()).toEqual({ 1: 800, 2: 900 })
  expect(shop.report()).toMatch(/«Опт» → «Опт» \(базовый\): так сказано/)
  const kept = await shop.rows(
    `select t.name, amount::int from price join price_type t on t.id = price_type_id where not is_base`,
  )
  expect(kept).toEqual([{ name: 'Розничная', amount: 1000 }])
  expect(await shop.importParts([goods, package_])).toMatchObject({ changed: 0 })
})

test('единственный закупочный вид становится базовым, когда так велено', async () => {
  const package_ = prices(['Закупочная'], { 1: { Закупочная: 10 } })
  await shop.importParts([goods, package_])
  expect(await shop.basePrices()).toEqual({})
  await shop.importParts([goods, package_], { basePrice: 'закупочная', source: '1c' })
  expect(await shop.basePrices()).toEqual({ 1: 1000 })
})

test('два вида цен с одним именем не мешают друг другу', async () => {
  await shop.rows(`insert into price_type (code, name) values ('wholesale', 'Опт')`)
  const package_ = prices(['Розничная', 'Опт', 'ОПТ'], { 1: { Розничная: 10, Опт: 8, ОПТ: 7 } })
  await shop.importParts([goods, package_])
  expect(await shop.rows('select amount::int from price order by 1')).toHaveLength(3)
})

test('нет ни одной цены: предупреждение без совета; пробный запуск говорит то же', async () => {
  await shop.importParts([goods], { isTrial: true })
  expect(shop.report()).toMatch(/без базовой цены товаров: 2 из 2/)
  expect(shop.report()).toMatch(/проверьте, выгружены ли цены/)
})
