import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  goodOf,
  offerOf,
  packageOf,
} from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

/** Real exports that differ from the schema the import supports best. */

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const stock = () =>
  shop.rows(
    `select p.external_id as id, w.external_id as warehouse, quantity from stock join product p on p.id = product_id
     join warehouse w on w.id = warehouse_id order by 1, 2`,
  )
const sections = () =>
  shop.rows<{ id: string; section: string }>(
    `select p.external_id as id, s.name as section from product p join section s on s.id = section_id where p.is_active order by 1`,
  )
const inGroup = (id: string, group = 'g') => goodOf(id, `<Группы><Ид>${group}</Ид></Группы>`)
const groups =
  '<Группы><Группа><Ид>g</Ид><Наименование>Фрезы концевые</Наименование></Группа></Группы>'

const traits = (value: string) =>
  `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Длина</Наименование><Значение>${value}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`
const variant = (id: string) =>
  offerOf(`1#${id}`, '10', '5').replace('<Цены>', `${traits(id)}<Цены>`)
const changesOf = (offers: string) =>
  `<ИзмененияПакетаПредложений><Ид>K#</Ид><ИдКаталога>K</ИдКаталога><Предложения>${offers}</Предложения></ИзмененияПакетаПредложений>`
const change = (characteristic: string, price: string, ...places: [string, string][]) =>
  `<Предложение><Ид>1</Ид><ИдХарактеристики>${characteristic}</ИдХарактеристики><КодЕдиницыИзмерения>796</КодЕдиницыИзмерения>
${places.map(([id, quantity]) => `<Склады ИдСклада="${id}" КоличествоНаСкладе="${quantity}"/>`).join('')}
<Цены><Цена><ИдТипаЦены>T</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены><Количество>7</Количество></Предложение>`

test('изменения УТ 11.5: цена и остатки — у характеристики и по складам, сам товар не тронут', async () => {
  await shop.importParts([catalogOf(goodOf('1')), packageOf(variant('C1') + variant('C2'))])
  const changes = changesOf(
    change('C1', '11', ['W', '3'], ['W2', '4']) + change('C2', '12', ['W', '0'], ['W2', '1']),
  )
  await shop.importParts([changes])
  expect(await shop.shown()).toEqual(['1#C1', '1#C2'])
  expect(await shop.basePrices()).toEqual({ '1#C1': 1100, '1#C2': 1200 })
  expect(await stock()).toEqual([
    { id: '1#C1', warehouse: 'W', quantity: 3 },
    { id: '1#C1', warehouse: 'W2', quantity: 4 },
    { id: '1#C2', warehouse: 'W2', quantity: 1 },
  ])
  expect(await shop.importParts([changes])).toMatchObject({ changed: 0 })
})

test('характеристика, которой магазин не знает: не загружена и сосчитана, товару её цена не досталась', async () => {
  await shop.importParts([catalogOf(goodOf('1')), packageOf(offerOf('1', '10', '5'))])
  await shop.importParts([changesOf(change('C9', '99', ['W', '3'], ['W2', '4']))])
  expect(await shop.basePrices()).toEqual({ '1': 1000 })
  expect(shop.report()).toMatch(
    /предложения товаров, которых нет в магазине.* — 1: import\.xml:\d+ <Предложение>(\n|$)/,
  )
})

test('обмен 3.1 с пустым классификатором: товары, группы и цены на месте', async () => {
  await shop.importParts([
    `<Классификатор><Ид/>${groups}</Классификатор>`,
    catalogOf(inGroup('1')).replace(
      /<ИдКлассификатора>.*?<\/ИдКлассификатора>/,
      '<ИдКлассификатора/>',
    ),
    '<Классификатор><Ид/></Классификатор>',
    packageOf(offerOf('1', '10', '5')),
  ])
  expect(await sections()).toEqual([{ id: '1', section: 'Фрезы концевые' }])
  expect(await shop.basePrices()).toEqual({ '1': 1000 })
})

const withoutId = (part: string) => part.replace(/<Ид>[^<]*<\/Ид>/, '<Ид/>')

test.each([
  ['назван классификатор', (part: string) => withoutId(part)],
  [
    'не назван и он',
    (part: string) =>
      withoutId(part).replace(/<ИдКлассификатора>.*?<\/ИдКлассификатора>/, '<ИдКлассификатора/>'),
  ],
  ['имени нет тоже', (part: string) => withoutId(part).replace(/<Наименование>Каталог.*?>/, '')],
])(
  'обмен 3.1, у каталога и пакета пустой Ид (%s): товары и цены на месте, повтор ничего не меняет',
  async (_what, emptied) => {
    const parts = [
      `<Классификатор><Ид/>${groups}</Классификатор>`,
      emptied(catalogOf(inGroup('1') + inGroup('2'))),
      withoutId(packageOf(offerOf('1', '10', '5'))).replace(
        /<ИдКаталога>.*?<\/ИдКаталога>/,
        '<ИдКаталога/>',
      ),
    ]
    await shop.importParts(parts)
    expect(await sections()).toMatchObject([{ id: '1', section: 'Фрезы концевые' }, { id: '2' }])
    expect(await shop.basePrices()).toEqual({ '1': 1000 })
    expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
  },
)

test('Ид 1С — один, в каких бы буквах и скобках он ни пришёл; нули — его нет', async () => {
  const id = 'ab12cd34-0000-4000-8000-00000000000f'
  const zeros = '00000000-0000-0000-0000-000000000000'
  await shop.importParts([
    catalogOf(goodOf(`{${id.toUpperCase()}}`, `<Группы><Ид>${zeros}</Ид></Группы>`)),
    packageOf(offerOf(`${id}#${zeros}`, '10', '5')),
  ])
  await shop.importParts([packageOf(offerOf(id.toUpperCase(), '12', '5'))])
  expect(await shop.basePrices()).toEqual({ [id]: 1200 })
})

test('каталог без ИдКлассификатора, а классификатор в другом файле: группы на месте', async () => {
  const folder = await shop.put({
    'groups.xml': `<КоммерческаяИнформация>${classifierOf(groups, 'KL')}</КоммерческаяИнформация>`,
    'goods.xml': `<КоммерческаяИнформация>${catalogOf(inGroup('1')).replace(/<ИдКлассификатора>.*?<\/ИдКлассификатора>/, '')}</КоммерческаяИнформация>`,
  })
  await shop.importFolder(folder)
  expect(await sections()).toEqual([{ id: '1', section: 'Фрезы концевые' }])
  expect(await shop.importFolder(folder)).toMatchObject({ changed: 0 })
})

test('свойство без Ид не задерживает товаров: оно пропущено, и сказано, где', async () => {
  const value = (id: string, text: string) =>
    `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${text}</Значение></ЗначенияСвойства>`
  const good = goodOf(
    '1',
    `<ЗначенияСвойств>${value('', 'синий')}${value('p', 'сталь')}</ЗначенияСвойств>`,
  )
  const properties =
    '<Свойства><Свойство><Наименование>Цвет</Наименование></Свойство><Свойство><Ид>p</Ид><Наименование>Материал</Наименование></Свойство></Свойства>'
  await shop.importParts([classifierOf(properties), catalogOf(good + goodOf('2'))])
  expect(await shop.shown()).toEqual(['1', '2'])
  expect(await shop.rows(`select attributes from product where external_id = '1'`)).toEqual([
    { attributes: { material: 'сталь' } },
  ])
  expect(shop.report()).toMatch(
    /элементы «Свойство» без Ид .* — 1: import\.xml:3 <Свойство>\n.*неописанных свойств.* — 1:/,
  )
})

test('дважды записанные сущности — знаки: в названии, группе, свойстве, описании и единице', async () => {
  const quoted = '&amp;quot;Резец&amp;quot;'
  await shop.importParts([
    classifierOf(
      `${groups.replace('Фрезы концевые', quoted)}<Свойства><Свойство><Ид>p</Ид><Наименование>${quoted}</Наименование></Свойство></Свойства>`,
    ),
    catalogOf(
      goodOf(
        '1',
        `<Группы><Ид>g</Ид></Группы><Описание>${quoted}</Описание><БазоваяЕдиница Код="999" НаименованиеПолное="${quoted}"/>
         <ЗначенияСвойств><ЗначенияСвойства><Ид>p</Ид><Значение>8 &amp;lt; 9</Значение></ЗначенияСвойства></ЗначенияСвойств>`,
      ).replace('Фреза 1', quoted),
    ),
  ])
  expect(
    await shop.rows(
      `select p.name, p.description, unit, s.name as section, (select name from property where external_id = 'p') as property,
         (select value from jsonb_each_text(attributes)) as value
       from product p join section s on s.id = section_id`,
    ),
  ).toEqual([
    {
      ...{ name: '"Резец"', description: '"Резец"', unit: '"резец"' },
      ...{ section: '"Резец"', property: '"Резец"', value: '8 < 9' },
    },
  ])
})

test('испорченная картинка — одно замечание: она в папке есть', async () => {
  const folder = await shop.put({
    'import.xml': `<КоммерческаяИнформация>${catalogOf(goodOf('1', '<Картинка>import_files/a.jpg</Картинка><Картинка>import_files/b.jpg</Картинка>'))}</КоммерческаяИнформация>`,
    'import_files/a.jpg': 'не картинка',
  })
  await shop.importFolder(folder)
  expect(shop.report()).toMatch(/изображение не читается — 1: import_files\/a\.jpg\n/)
  expect(shop.report()).toMatch(/изображений, названных в выгрузке, нет в папке — 1:/)
})

test('товар с ценой и остатком рядом со своими характеристиками продаётся и сам', async () => {
  const parts = [catalogOf(goodOf('1')), packageOf(offerOf('1', '9', '2') + variant('C1'))]
  await shop.importParts(parts)
  expect(await shop.shown()).toEqual(['1', '1#C1'])
  expect(await shop.basePrices()).toEqual({ '1': 900, '1#C1': 1000 })
  expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
})
