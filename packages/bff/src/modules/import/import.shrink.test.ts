import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogOf, goodOf, offerOf, packageOf } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const goods = (count: number) =>
  Array.from({ length: count }, (_, at) => goodOf(`g${at}`)).join('\n')
const shownCount = async () => (await shop.shown()).length

test('выгрузка, в которой остался один товар из трёхсот: отказ — сколько из скольких и что разрешит', async () => {
  await shop.importParts([catalogOf(goods(300))])
  const shrunk = [catalogOf(goods(1))]
  const refusal =
    /ничего не изменено\.\nС продажи было бы снято товаров: 299 из 300\. .* --allow-shrink\.$/
  await expect(shop.importParts(shrunk)).rejects.toThrow(refusal)
  await expect(shop.importParts(shrunk, { isTrial: true })).rejects.toThrow(refusal)
  expect(await shownCount()).toBe(300)
  expect(await shop.importParts(shrunk, { isTrial: true, allowShrink: true })).toMatchObject({
    goods: { hidden: 299 },
  })
  expect(await shownCount()).toBe(300)
  await shop.importParts(shrunk, { allowShrink: true })
  expect(await shop.shown()).toEqual(['g0'])
})

test('каталог другой выгрузки меры не меняет: считаются товары её каталогов', async () => {
  await shop.importParts([catalogOf(goods(300))])
  const other = (count: number) => [
    catalogOf(goods(count).replaceAll('<Ид>g', '<Ид>h'), { id: 'B' }),
  ]
  await shop.importParts(other(110))
  await expect(shop.importParts(other(1))).rejects.toThrow(/109 из 110/)
})

test('сто товаров и доля до тридцати процентов уходят без вопроса', async () => {
  await shop.importParts([catalogOf(goods(110))])
  await shop.importParts([catalogOf(goods(10))])
  expect(await shownCount()).toBe(10)
  await shop.importParts([catalogOf(goods(400))])
  await shop.importParts([catalogOf(goods(280))])
  expect(await shownCount()).toBe(280)
})

test('товары, которые разошлись по вариантам, не пропали', async () => {
  const ids = Array.from({ length: 150 }, (_, at) => `g${at}`)
  await shop.importParts([catalogOf(goods(150))])
  const variants = ids.map((id) => offerOf(`${id}#a`, '1', '1') + offerOf(`${id}#b`, '1', '1'))
  await shop.importParts([catalogOf(goods(150)), packageOf(variants.join('\n'))])
  expect(await shownCount()).toBe(300)
  await expect(shop.importParts([packageOf(variants.slice(0, 1).join(''))])).rejects.toThrow(
    /149 из 150/,
  )
})
