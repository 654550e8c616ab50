import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  goodOf,
  offerOf,
  packageOf,
} from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const requisite = (name: string, value: string) =>
  `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`
const good = (id: string, requisites: string[], inside = '') =>
  goodOf(id, `${inside}<ЗначенияРеквизитов>${requisites.join('')}</ЗначенияРеквизитов>`)
const stored = () =>
  shop.rows(
    `select external_id as id, origin_country as country, okpd2, register_number as number from product
      where is_active order by external_id`,
  )

test('задача 14: страна, ОКПД2 и реестровая запись — из реквизитов, из свойств и из элемента «Страна»', async () => {
  const properties = classifierOf(
    '<Свойства><Свойство><Ид>o</Ид><Наименование>Код ОКПД 2</Наименование></Свойство></Свойства>',
  )
  const value =
    '<ЗначенияСвойств><ЗначенияСвойства><Ид>o</Ид><Значение>25.73.30</Значение></ЗначенияСвойства></ЗначенияСвойств>'
  const parts = [
    properties,
    catalogOf(
      good('1', [
        requisite('ОКПД2', '25.73.40.110'),
        requisite('Страна происхождения', 'Россия'),
        requisite('Номер реестровой записи Минпромторга', '10184523'),
      ]) +
        good(
          '2',
          [requisite('Реестровая запись ГИСП', '10200001')],
          `<Страна>Беларусь</Страна>${value}`,
        ) +
        good('3', []),
    ),
  ]
  await shop.importParts(parts)
  expect(await stored()).toEqual([
    { id: '1', country: 'Россия', okpd2: '25.73.40.110', number: '10184523' },
    { id: '2', country: 'Беларусь', okpd2: '25.73.30', number: '10200001' },
    { id: '3', country: null, okpd2: null, number: null },
  ])
  expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
  await shop.importParts([properties, catalogOf(good('1', []), { isChanges: true })])
  expect(await stored()).toMatchObject([
    { id: '1', okpd2: null, number: null },
    { id: '2' },
    { id: '3' },
  ])
})

test('задача 14: нераспознанный код и длинный номер не загружены, и сказано, где', async () => {
  await shop.importParts([
    catalogOf(
      good('1', [
        requisite('Код по ОКПД2', 'инструмент'),
        requisite('Номер в реестре Минпромторга', '1'.repeat(61)),
        requisite('Страна', 'Россия'),
      ]),
    ),
  ])
  expect(await stored()).toEqual([{ id: '1', country: 'Россия', okpd2: null, number: null }])
  expect(shop.report()).toMatch(/код ОКПД2 не распознан .* — 1: import\.xml:\d+ <Товар>/)
  expect(shop.report()).toMatch(/номер реестровой записи длиннее 60 знаков/)
})

test('задача 14: у исполнений товара то же, что у него самого', async () => {
  const variant = (id: string) => offerOf(`1#${id}`, '10', '1')
  await shop.importParts([
    catalogOf(good('1', [requisite('ОКПД2', '25.73.40')])),
    packageOf(variant('a') + variant('b')),
  ])
  expect(await stored()).toMatchObject([
    { id: '1#a', okpd2: '25.73.40' },
    { id: '1#b', okpd2: '25.73.40' },
  ])
})
