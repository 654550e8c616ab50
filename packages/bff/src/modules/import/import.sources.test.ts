import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseImportArguments } from '../../commands/import.arguments.ts'
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

test.each(['', 'Склад', 'a b', 'UT', 'a|b', '-x', 'a'.repeat(31)])(
  'имя источника «%s» отвергнуто одной фразой',
  (name) => {
    expect(() => parseImportArguments(['x', `--source=${name}`])).toThrow(
      /не подходит для --source/,
    )
  },
)

test('имя источника и разрешение снять товары принимаются', () => {
  expect(parseImportArguments(['x', '--source', 'ut-2', '--allow-shrink'])).toEqual({
    folder: 'x',
    isTrial: false,
    source: 'ut-2',
    allowShrink: true,
  })
})

/** An export with every kind of entity that has an id; exports of two sources differ in `word` only. */
const exportOf = (word: string, price: string) => {
  const maker = `<Изготовитель><Ид>m</Ид><Наименование>Завод ${word}</Наименование></Изготовитель>`
  const inside = `<Группы><Ид>g</Ид></Группы>${maker}<ЗначенияСвойств><ЗначенияСвойства><Ид>p</Ид><Значение>${word}</Значение></ЗначенияСвойства></ЗначенияСвойств>`
  return [
    classifierOf(
      `<Группы><Группа><Ид>g</Ид><Наименование>Раздел ${word}</Наименование></Группа></Группы>
       <Свойства><Свойство><Ид>p</Ид><Наименование>Свойство ${word}</Наименование></Свойство></Свойства>`,
    ),
    catalogOf(goodOf('1', inside) + goodOf('2', inside)).replaceAll('Фреза', word),
    packageOf(`${offerOf('1', price, '3')}${offerOf('2#v', price, '4')}`)
      .replace('Склад Рязань', `Склад ${word}`)
      .replaceAll('Фреза', word),
  ]
}
const tables = [
  'product',
  'section',
  'brand',
  'property',
  'warehouse',
  'price_type_source',
  'source_catalog',
]
/** Rows of the default source by table. */
const ofDefault = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        await shop.rows(
          `select * from ${table} where external_id not like '%|%' order by external_id`,
        ),
      ]),
    ),
  )
const offers = () =>
  shop.rows(
    `select p.name, s.quantity, w.name as warehouse, (select amount::int from price join price_type t on t.id = price_type_id and t.is_base where product_id = p.id) as price
     from product p join stock s on s.product_id = p.id join warehouse w on w.id = s.warehouse_id where p.is_active order by 1`,
  )

test('два источника с одинаковыми Ид стоят рядом: второй ничего не меняет и не снимает у первого', async () => {
  await shop.importParts(exportOf('Первый', '10'))
  const before = await ofDefault()
  await shop.importParts(exportOf('Второй', '20'), { source: 'ut' })
  expect(await ofDefault()).toEqual(before)
  expect(await shop.shown()).toEqual(['1', '2#v', 'ut|1', 'ut|2#v'])
  expect(await offers()).toEqual([
    { name: 'Второй 1', quantity: 3, warehouse: 'Склад Второй', price: 2000 },
    { name: 'Второй 2#v', quantity: 4, warehouse: 'Склад Второй', price: 2000 },
    { name: 'Первый 1', quantity: 3, warehouse: 'Склад Первый', price: 1000 },
    { name: 'Первый 2#v', quantity: 4, warehouse: 'Склад Первый', price: 1000 },
  ])
  for (const [word, source] of [
    ['Первый', '1c'],
    ['Второй', 'ut'],
  ] as const)
    expect(
      await shop.importParts(exportOf(word, word === 'Первый' ? '10' : '20'), { source }),
      source,
    ).toMatchObject({ changed: 0, version: null })
  // a product is missing in the second source; the first source's products stay
  await shop.importParts([catalogOf(goodOf('2'))], { source: 'ut' })
  expect(await shop.shown()).toEqual(['1', '2#v', 'ut|2#v'])
})

test('одинаковые во всём выгрузки трёх источников дают разные адреса и коды', async () => {
  for (const source of ['1c', 'a', 'b']) await shop.importParts(exportOf('Резец', '10'), { source })
  expect(await shop.shown()).toHaveLength(6)
  for (const table of ['brand', 'property', 'warehouse'])
    expect(await shop.rows(`select from ${table}`), table).toHaveLength(3)
  for (const source of ['1c', 'a', 'b'])
    expect(await shop.importParts(exportOf('Резец', '10'), { source })).toMatchObject({
      changed: 0,
    })
})

test('каталог с Ид «demo» или «ut|K» не трогает ни демонстрационных, ни чужих товаров', async () => {
  await shop.rows(`
    with c as (insert into source_catalog (external_id, name) values ('demo', 'demo') returning id),
      s as (insert into section (external_id, slug, name, catalog_id) select 'demo:s', 'demo', 'Демо', id from c returning id),
      p as (insert into product (external_id, slug, section_id, article, name) select 'demo:1', 'demo-1', id, 'D', 'Демо' from s returning id)
    insert into source_product select c.id, p.id from c, p`)
  await shop.importParts([catalogOf(goodOf('1'))], { source: 'ut' })
  await shop.importParts([
    catalogOf(goodOf('demo:1'), { id: 'demo' }),
    catalogOf(goodOf('ut|1') + goodOf('x'), { id: 'ut|K' }),
  ])
  expect(await shop.shown()).toEqual(['1c|demo:1', '1c|ut|1', 'demo:1', 'ut|1', 'x'])
  expect(
    await shop.rows(`select name from product where external_id in ('demo:1', 'ut|1') order by 1`),
  ).toEqual([{ name: 'Демо' }, { name: 'Фреза 1' }])
})

test('остаток без склада у каждого источника свой', async () => {
  const loose = packageOf('<Предложение><Ид>1</Ид><Количество>5</Количество></Предложение>')
  for (const source of ['1c', 'ut'])
    await shop.importParts([catalogOf(goodOf('1')), loose], { source })
  expect(
    await shop.rows(
      `select external_id as id from warehouse where external_id like '%shop:main' order by 1`,
    ),
  ).toEqual([{ id: 'shop:main' }, { id: 'ut|shop:main' }])
})
