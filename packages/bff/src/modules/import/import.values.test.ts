import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogOf, classifierOf, goodOf } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const property = (id: string, name: string, type = 'Строка', inside = '') =>
  `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование><ТипЗначений>${type}</ТипЗначений>${inside}</Свойство>`
const properties = (...list: string[]) => classifierOf(`<Свойства>${list.join('')}</Свойства>`)
const value = (id: string, ...texts: string[]) =>
  `<ЗначенияСвойства><Ид>${id}</Ид>${texts.map((text) => `<Значение>${text}</Значение>`).join('')}</ЗначенияСвойства>`
const good = (id: string, ...values: string[]) =>
  goodOf(id, `<ЗначенияСвойств>${values.join('\n')}</ЗначенияСвойств>`)
const attributes = async () =>
  (
    await shop.rows<{ attributes: object }>('select attributes from product order by external_id')
  ).map((row) => row.attributes)
const brands = () =>
  shop.rows(
    'select p.external_id as id, b.name from product p left join brand b on b.id = brand_id order by 1',
  )

test('несколько значений одного свойства: ни одно не потеряно, и сказано, где', async () => {
  const choices = `<ВариантыЗначений><Справочник><ИдЗначения>c1</ИдЗначения><Значение>Сталь</Значение></Справочник><Справочник><ИдЗначения>c2</ИдЗначения><Значение>Чугун</Значение></Справочник></ВариантыЗначений>`
  const parts = [
    properties(property('m', 'Материал', 'Справочник', choices), property('w', 'Назначение')),
    catalogOf(
      good('1', value('m', 'c1'), value('w', 'слесарное'), value('m', 'c2'), value('m', 'c1')) +
        good('2', value('m', 'c1', 'c2')) +
        good(
          '3',
          '<ЗначенияСвойства><Ид>m</Ид><ИдЗначения>c1</ИдЗначения><ИдЗначения>c2</ИдЗначения></ЗначенияСвойства>',
        ) +
        good(
          '4',
          '<ЗначенияСвойства><Ид>m</Ид><Значение><ИдЗначения>c1</ИдЗначения></Значение></ЗначенияСвойства>',
        ),
    ),
  ]
  await shop.importParts(parts)
  const both = 'Сталь, Чугун'
  expect(await attributes()).toEqual([
    { material: both, naznachenie: 'слесарное' },
    { material: both },
    { material: both },
    { material: 'Сталь' },
  ])
  expect(shop.report()).toMatch(
    /несколько значений одного свойства .* — 3: import\.xml:\d+ <ЗначенияСвойства>/,
  )
  expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
})

test('несколько чисел: первое — для фильтра, все — рядом текстом', async () => {
  const parts = [
    properties(property('d', 'Диаметр, мм', 'Число'), property('b', 'Смазка', 'Булево')),
    catalogOf(
      good('1', value('d', '8'), value('d', '10,5'), value('b', 'true'), value('b', 'false')) +
        good('2', value('d', '8'), value('d', '8,0')),
    ),
  ]
  await shop.importParts(parts)
  expect(await attributes()).toEqual([
    {
      diametr: 8,
      diametr_vse_znacheniya: '8, 10,5',
      smazka: true,
      smazka_vse_znacheniya: 'да, нет',
    },
    { diametr: 8 },
  ])
  expect(shop.report()).toMatch(/несколько значений числового свойства .* — 2:/)
  expect(
    await shop.rows(`select name, unit, kind from property where code = 'diametr_vse_znacheniya'`),
  ).toEqual([{ name: 'Диаметр, все значения', unit: 'мм', kind: 'string' }])
  expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
})

test('бренд — из изготовителя, без него из свойства: бренд, торговая марка, производитель', async () => {
  const maker = '<Изготовитель><Ид>m</Ид><Наименование>Волгорез</Наименование></Изготовитель>'
  await shop.importParts([
    properties(
      property('p', 'Производитель'),
      property('t', 'Торговая марка'),
      property('b', 'Бренд'),
      property('x', 'Производительность'),
    ),
    catalogOf(
      good('1', value('b', 'Другой')).replace('</Наименование>', `</Наименование>${maker}`) +
        good('2', value('p', 'Завод'), value('t', 'Марка'), value('b', 'Бренд-1')) +
        good('3', value('p', 'Завод'), value('t', 'Марка')) +
        good('4', value('p', 'Завод'), value('p', 'Завод-2')) +
        good('5', value('x', '100 л')),
    ),
  ])
  expect(await brands()).toEqual([
    { id: '1', name: 'Волгорез' },
    { id: '2', name: 'Бренд-1' },
    { id: '3', name: 'Марка' },
    { id: '4', name: 'Завод' },
    { id: '5', name: null },
  ])
})

test('свойство, которое и есть бренд, второго фильтра не даёт, но среди характеристик остаётся', async () => {
  await shop.importParts([
    properties(property('p', 'Производитель'), property('c', 'Цвет')),
    catalogOf(
      good('1', value('p', 'Завод'), value('c', 'синий')) +
        good('2', value('p', 'Комбинат'), value('c', 'белый')),
    ),
  ])
  const shownBy = await shop.rows(
    'select code, is_filter from section_property join property on property.id = property_id order by 1',
  )
  expect(shownBy).toEqual([
    { code: 'proizvoditel', is_filter: false },
    { code: 'tsvet', is_filter: true },
  ])
})

describe('§3, задача 14: длина к диаметру из выгрузки', () => {
  const parts = (length: string) => [
    properties(
      property('d', 'Диаметр, мм', 'Число'),
      property('l', 'Длина рабочей части', 'Число'),
      property('x', 'Length to diameter'),
    ),
    catalogOf(
      good('1', value('d', '8'), value('l', length), value('x', 'своё')).replace(
        /<Наименование>[^<]*</,
        '<Наименование>Сверло 8 мм<',
      ),
    ),
  ]

  test('выведена из диаметра и длины, та же выгрузка её не трогает, новая длина её меняет', async () => {
    await shop.importParts(parts('40'))
    const [first] = await attributes()
    expect(first).toMatchObject({ diametr: 8, length_to_diameter: 5 })
    expect(await shop.importParts(parts('40'))).toMatchObject({ changed: 0 })
    await shop.importParts(parts('26,5'))
    expect(await attributes()).toEqual([expect.objectContaining({ length_to_diameter: 3.3 })])
  })

  test('свойство 1С с таким же именем её кода не занимает', async () => {
    await shop.importParts(parts('40'))
    expect(
      await shop.rows(
        `select external_id, name from property where code like 'length_to_diameter%' order by code`,
      ),
    ).toEqual([
      { external_id: 'shop:length_to_diameter', name: 'Длина к диаметру' },
      { external_id: 'x', name: 'Length to diameter' },
    ])
  })
})
