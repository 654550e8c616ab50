import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogOf, goodOf } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

type Prices = Record<string, Record<string, number>>

/** A complete export: prices in roubles by product and type; a type's id is its name. */
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

test('D63: ни базовой, ни розничной, а видов несколько: базовой нет, хотя цен одного больше; сказано, как выбрать, и выбор помнится', async () => {
  await ownBase()
  const package_ = prices(['Дилер', 'Клуб'], { 1: { Дилер: 7, Клуб: 8 }, 2: { Клуб: 9 } })
  await shop.importParts([goods, package_], { isTrial: true })
  expect(shop.report()).toMatch(/базовая цена не выбрана/)
  await shop.importParts([goods, package_])
  expect(await shop.basePrices()).toEqual({})
  expect(shop.report()).toMatch(
    /базовая цена не выбрана.*\n {2}«Дилер»: npm run import -- \S+ --base-price Дилер\n {2}«Клуб»: npm run/,
  )
  await shop.importParts([goods, package_], { basePrice: 'Дилер' })
  expect(await shop.basePrices()).toEqual({ 1: 700 })
  expect(await shop.importParts([goods, package_])).toMatchObject({ changed: 0 })
  expect(shop.report()).toMatch(/«Дилер» → «Базовая» \(базовый\): так выбрано раньше/)
  expect(shop.report()).toMatch(/Другую выбирают так: npm run import -- \S+ --base-price Клуб/)
  // a type named like a base price does not override the staff's choice
  const more = prices(['Дилер', 'Розничная'], { 1: { Дилер: 7, Розничная: 99 } })
  await shop.importParts([goods, more])
  expect(await shop.basePrices()).toEqual({ 1: 700 })
})

test('D63: розничная базовая и без единой цены: клубную посетители не увидят', async () => {
  await shop.importParts([goods, prices(['Розничная', 'Клуб'], { 1: { Клуб: 8 }, 2: { Клуб: 9 } })])
  expect(await shop.basePrices()).toEqual({})
  expect(shop.report()).toMatch(/Базовая цена, её видят все без договора, — «Розничная»/)
  expect(shop.report()).toMatch(/без базовой цены товаров: 2 из 2/)
})

test('второй вид цен с именем базовой цены магазина её не наполняет', async () => {
  await shop.importParts([goods, prices(['Клуб'], { 1: { Клуб: 5 }, 2: { Клуб: 6 } })])
  const other = [
    catalogOf(goodOf('3'), { id: 'B' }),
    prices(['Клуб', 'Опт'], { 3: { Клуб: 7 } }, 'B'),
  ]
  await shop.importParts(other, { source: 'ut' })
  expect(await shop.basePrices()).toEqual({ 1: 500, 2: 600 })
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
