import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  documentOf,
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

const withoutId = (text: string) => text.replace(/<Ид>нет<\/Ид>/, '')

test('у предложения без Ид есть цена или остаток: отказ с местом', async () => {
  for (const offer of [offerOf('нет', '10', null), offerOf('нет', null, '3')])
    await expect(
      shop.importParts([catalogOf(goodOf('1')), packageOf(withoutId(offer))]),
    ).rejects.toThrow(/import\.xml:\d+ <Предложение>: нет обязательного элемента «Ид»/)
  expect(await shop.shown()).toEqual([])
})

test('пустое предложение и предложение без Ид, цен и остатков пропущены, и сказано, где они', async () => {
  const nameless = '<Предложение><Ид/><Наименование>Без Ид</Наименование><Цены/></Предложение>'
  await shop.importParts([
    catalogOf(goodOf('1')),
    packageOf(
      `${offerOf('1', '10', '5')}\n<Предложение/>\n<Предложение> </Предложение>\n${nameless}`,
    ),
  ])
  expect(await shop.basePrices()).toEqual({ 1: 1000 })
  expect(shop.report()).toMatch(
    /пустые элементы «Предложение» пропущены — 2: import\.xml:\d+ <Предложение>, import\.xml:\d+/,
  )
  expect(shop.report()).toMatch(
    /предложения без Ид, цен и остатков пропущены — 1: import\.xml:\d+ <Предложение>/,
  )
  expect(shop.report()).toMatch(/предложений: 1\./)
})

test('полный пакет, в котором одно пустое предложение, ничего не снимает и не обнуляет', async () => {
  const variant = offerOf('1#80', '10', '3')
  await shop.importParts([catalogOf(goodOf('1')), packageOf(variant)])
  const empty = '<Предложение/>\n<Предложение><Ид/><Цены/><Количество/></Предложение>'
  expect(await shop.importParts([packageOf(empty)])).toMatchObject({ changed: 0 })
  expect(await shop.shown()).toEqual(['1#80'])
  expect(await shop.basePrices()).toEqual({ '1#80': 1000 })
})

test('прочие пустые элементы тоже пропущены: товар, группа, свойство, вид цен, склад, цена', async () => {
  const offer = offerOf('1', '10', '5').replace('<Цены>', '<Склад/><Цены><Цена/>')
  const text = documentOf(
    classifierOf('<Группы><Группа/></Группы><Свойства><Свойство/></Свойства>'),
    catalogOf(`${goodOf('1')}<Товар/>`),
    packageOf(offer)
      .replace('<ТипыЦен>', '<ТипыЦен><ТипЦены/>')
      .replace('<Склады>', '<Склады><Склад/>'),
  )
  await shop.importFolder(await shop.put({ 'a.xml': text }))
  expect(await shop.basePrices()).toEqual({ 1: 1000 })
  for (const name of ['Товар', 'Группа', 'Свойство', 'ТипЦены', 'Склад', 'Цена'])
    expect(shop.report()).toMatch(
      new RegExp(`пустые элементы «${name}» пропущены — \\d+: a\\.xml:`),
    )
})
