import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogOf, goodOf, offerOf, packageOf } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const barCode = (code: string) => `<Штрихкод>${code}</Штрихкод>`
const offer = (id: string, inside = '') =>
  offerOf(id, '10', '1').replace('<Предложение>', `<Предложение>${inside}`)
const stored = async (): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (
      await shop.rows<{ id: string; codes: string[] }>(
        `select external_id as id, array(select unnest(bar_codes) order by 1) as codes from product
          where is_active order by 1`,
      )
    ).map(({ id, codes }) => [id, codes]),
  )

test('штрихкоды товара — из его элементов, списка и реквизита; артикул остаётся артикулом', async () => {
  const requisite = `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Штрихкоды</Наименование>
    <Значение>96385074, 14006381333938</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`
  const parts = [
    catalogOf(
      goodOf('1', barCode('4006381333931') + barCode('036000291452')) +
        goodOf('2', `<Штрихкоды>${barCode('2000000000015')}</Штрихкоды>`) +
        goodOf('3', requisite) +
        goodOf('4'),
    ),
  ]
  await shop.importParts(parts)
  expect(await stored()).toEqual({
    '1': ['00036000291452', '04006381333931'],
    '2': ['02000000000015'],
    '3': ['00000096385074', '14006381333938'],
    '4': [],
  })
  expect(await shop.rows(`select article from product where external_id = '1'`)).toEqual([
    { article: 'АРТ-1' },
  ])
  expect(await shop.importParts(parts)).toMatchObject({ changed: 0 })
})

test('товар без артикула показан со штрихкодом вместо него и по нему же найдётся', async () => {
  await shop.importParts([
    catalogOf(
      `<Товар><Ид>1</Ид><Наименование>Фреза</Наименование>${barCode('4006381333931')}</Товар>`,
    ),
  ])
  expect(await shop.rows('select article, bar_codes as codes from product')).toEqual([
    { article: '4006381333931', codes: ['04006381333931'] },
  ])
})

test('код с неверной контрольной цифрой загружен как внутренний, нечитаемый — нет; сказано, где', async () => {
  await shop.importParts([
    catalogOf(goodOf('1', barCode('4006381333932') + barCode('инв. 12') + barCode('—'))),
  ])
  expect(await stored()).toEqual({ '1': ['4006381333932', 'ИНВ12'] })
  expect(shop.report()).toMatch(
    /штрихкоды без верной контрольной цифры .* — 2: import\.xml:\d+ <Товар>/,
  )
  expect(shop.report()).toMatch(/штрихкоды без букв и цифр .* — 1:/)
})

test('штрихкоды из предложений: у исполнения свои, у товара — вместе с его собственными', async () => {
  await shop.importParts([
    catalogOf(goodOf('1', barCode('4006381333931')) + goodOf('2', barCode('96385074'))),
    packageOf(
      offer('1', barCode('036000291452')) + offer('2#a', barCode('2000000000015')) + offer('2#b'),
    ),
  ])
  expect(await stored()).toEqual({
    '1': ['00036000291452', '04006381333931'],
    '2#a': ['02000000000015'],
    '2#b': [],
  })
})

test('пакет одних предложений меняет штрихкоды; без слова о них они остаются, пустой элемент их убирает', async () => {
  const goods = (inside = '') => catalogOf(goodOf('1', inside), { isChanges: true })
  const offers = (inside = '') => packageOf(offer('1', inside), { isChanges: true })
  await shop.importParts([catalogOf(goodOf('1', barCode('4006381333931'))), packageOf(offer('1'))])
  const [{ version } = { version: '' }] = await shop.rows<{ version: string }>(
    'select version from catalog_version',
  )
  await shop.importParts([offers(barCode('96385074'))])
  expect(await stored()).toEqual({ '1': ['00000096385074'] })
  expect(await shop.rows('select version from catalog_version')).not.toEqual([{ version }])
  await shop.importParts([goods()])
  await shop.importParts([offers()])
  expect(await stored()).toEqual({ '1': ['00000096385074'] })
  await shop.importParts([goods('<Штрихкод/>')])
  expect(await stored()).toEqual({ '1': [] })
})
