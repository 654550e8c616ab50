import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { folderOf } from '../export.fixture.ts'
import {
  containerOf,
  insideDocumentOf,
  requisitesOf,
  saleDocumentOf,
  saleFileOf,
  saleLineOf,
} from './read-sale.fixture.ts'
import { readSale, type SaleBatch } from './read-sale.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
const read = async (text: string | Uint8Array): Promise<SaleBatch[]> => {
  const folder = await folderOf({ 'orders.xml': text })
  folders.push(folder)
  const batches: SaleBatch[] = []
  for await (const batch of readSale(join(folder, 'orders.xml'), 'orders.xml')) batches.push(batch)
  return batches
}
const documentsOf = async (text: string | Uint8Array) =>
  (await read(text)).flatMap(({ groups }) => groups.flat())

const one = saleDocumentOf({
  ...{ id: '{96EB637F-E4A7-11E3-807B-00155D13641D}', number: 'ИСП-000001   ' },
  lines: [saleLineOf('g-1', '2', '100,50', { Единица: 'шт' })],
  requisites: { 'Номер по 1C': 'УТ-1  ', Отменён: 'false', 'Статус заказа': '' },
})

test('документ читается с любым пространством имён, порядком элементов, кодировкой и пустыми элементами', async () => {
  const inCp1251 = Buffer.from(
    [...saleFileOf([one]).replace('UTF-8', 'windows-1251')].map((letter) => {
      if (letter === 'ё') return 0xb8
      const code = letter.charCodeAt(0)
      return code < 128 ? code : code - 0x410 + 0xc0
    }),
  )
  const reordered = `<Документ>${requisitesOf({ 'номер по 1С': 'УТ-1', Отменен: 'false' })}<Контрагенты/>
    <Товары>${saleLineOf('g-1', '2', '100,50', { Единица: 'шт' })}</Товары><Налоги><Налог/></Налоги>
    <ХозОперация>Заказ товара</ХозОперация><Дата>2026-02-03</Дата><Номер>ИСП-000001</Номер>
    <Ид>96eb637f-e4a7-11e3-807b-00155d13641d</Ид></Документ>`
  const prefixed = saleFileOf([one]).replaceAll(/<(\/?)(?=[А-Я])/g, '<$1cml:')
  const files = [
    saleFileOf([one]),
    `\ufeff${saleFileOf([one])}`,
    saleFileOf([reordered]),
    saleFileOf([one]).replace('ВерсияСхемы', 'xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы'),
    prefixed,
    inCp1251,
  ]
  for (const file of files) {
    const [batch] = await read(file)
    expect(batch?.formedAt).toBe('2026-02-03T12:00:00')
    const [document] = batch?.groups.flat() ?? []
    expect(document).toMatchObject({
      ...{ id: '96eb637f-e4a7-11e3-807b-00155d13641d', number: 'ИСП-000001', kind: 'order' },
      ...{ accountingNumber: 'УТ-1', lines: [{ id: 'g-1', quantity: '2', price: '100,50' }] },
    })
    expect([...(document?.requisites.keys() ?? [])].toSorted()).toEqual(['номерпо1с', 'отменен'])
  }
})

test('строки файла и вид документа; вложенный документ и соседи по контейнеру — об одном заказе', async () => {
  const inside = insideDocumentOf({
    id: 'p-1',
    number: '5',
    operation: 'Выплата безналичных денег',
  })
  const payment = saleDocumentOf({
    ...{ id: 'p-2', operation: 'Эквайринговая операция', fields: { Основание: 'ИСП-000003' } },
  })
  const shipment = saleDocumentOf({ id: 's-1', operation: 'Отпуск товара' })
  const batches = await read(
    saleFileOf([
      saleDocumentOf({ id: 'o-1', number: 'ИСП-000002', inside: [inside] }),
      containerOf(payment, shipment),
      saleDocumentOf({ id: 'x', number: '9', operation: 'Счет на оплату' }),
    ]),
  )
  const groups = batches.flatMap((batch) => batch.groups)
  expect(groups.map((group) => group.map(({ id, kind, basis }) => [id, kind, basis]))).toEqual([
    [
      ['o-1', 'order', ''],
      ['p-1', 'payment', 'ИСП-000002'],
    ],
    [
      ['p-2', 'payment', 'ИСП-000003'],
      ['s-1', 'shipment', ''],
    ],
    [['x', null, '']],
  ])
  expect(groups.flat().map(({ line }) => line)).toEqual([3, 3, 6, 7, 9])
})

test('услуга — не товар, характеристика — часть Ид, время 1С важнее времени сайта', async () => {
  const service =
    '<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>ТипНоменклатуры</Наименование><Значение>Услуга</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>'
  const line = saleLineOf('d', 1, 300).replace('</Товар>', `${service}</Товар>`)
  const lines = [
    ...[line, saleLineOf('ORDER_DELIVERY', 1, 300)],
    saleLineOf('g-1', 1, 5, { ИдХарактеристики: 'c-1' }),
    saleLineOf('g-1#00000000-0000-0000-0000-000000000000', 1, 5),
  ]
  const fields = { Время: '10:20:30', Дата1С: '04.02.2026 0:00:00', Время1С: '9:15:00' }
  const [document] = await documentsOf(saleFileOf([saleDocumentOf({ lines, fields })]))
  expect(document?.madeAt).toBe('2026-02-04T09:15:00')
  expect(document?.lines?.map(({ id, isService }) => [id, isService])).toEqual([
    ...[
      ['d', true],
      ['ORDER_DELIVERY', true],
    ],
    ...[
      ['g-1#c-1', false],
      ['g-1', false],
    ],
  ])
})

test('большой файл приходит частями, а один заказ — целиком', async () => {
  const many = Array.from({ length: 700 }, (_, at) => saleDocumentOf({ number: `${at}` }))
  const container = containerOf(...many.slice(0, 400))
  const batches = await read(saleFileOf([container, ...many.slice(400)]))
  expect(batches.map(({ groups }) => groups.flat().length)).toEqual([400, 300])
  expect(batches.every(({ formedAt }) => formedAt !== '')).toBe(true)
})

test.each([
  [
    'DOCTYPE',
    saleFileOf([one]).replace('?>', '?>\n<!DOCTYPE x>'),
    /^orders\.xml:2: в файле есть DOCTYPE/,
  ],
  ['сущность', saleFileOf([one]).replace('g-1', '&evil;'), /неизвестная сущность/],
  ['оборванный', saleFileOf([one]).slice(0, -40), /оборван/],
])('%s: отказ с местом', async (_what, text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})
