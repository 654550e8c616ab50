import { describe, expect, test } from 'vitest'
import type { DocumentBuyer, DocumentLine, OrderDocument } from './order-document.ts'
import { dialects } from './order-document.ts'
import { faultOf } from './order-fault.ts'
import { every, kid, readXml, requisitesOf, schemaFaults, textOf } from './sale-schema.fixture.ts'
import { writeDirectories } from './write-directories.ts'
import { writeOrder, writeOrders } from './write-order.ts'
import { xmlBytes } from './xml-bytes.ts'

const at = new Date('2026-11-25T21:30:00Z')

const company: DocumentBuyer = {
  id: '5f0e1b9c-0000-4000-8000-000000000001',
  name: 'ООО «Резец»',
  isLegalEntity: true,
  inn: '6230000001',
  kpp: '623001001',
  legalAddress: '390000, Рязань, Ленина, 1',
  address: 'Рязань, Складская, 5',
  email: 'a@example.com',
  phone: '+7 491 200-00-00',
}
const line = (change: Partial<DocumentLine> = {}): DocumentLine => ({
  place: 1,
  id: '5f0e1b9c-0000-4000-8000-000000000001#5f0e1b9c-0000-4000-8000-00000000000a',
  article: 'FR-10',
  name: 'Фреза 10',
  unit: { code: '796', name: 'шт' },
  quantity: 2,
  price: 20_000,
  sum: 40_000,
  vatRate: '22',
  vatSum: 7_213,
  ...change,
})
const order = (change: Partial<OrderDocument> = {}): OrderDocument => {
  const lines = change.lines ?? [line()]
  return {
    id: '7',
    number: 'ИСП-000007',
    version: 3,
    date: '2026-11-25',
    time: '10:20:30',
    total: lines.reduce((whole, { sum }) => whole + sum, 0),
    buyer: company,
    comment: 'Подъезд <2> & двор',
    lines,
    requisites: [
      ['Статус заказа', 'Новый'],
      ['Дата отгрузки', null],
    ],
    ...change,
  }
}
const writtenAs = (
  one: OrderDocument | OrderDocument[],
  dialect: (typeof dialects)[number] = '2.08',
) =>
  writeOrders(
    [one].flat().map((each) => writeOrder(each, dialect)),
    { dialect, at },
  )
const documentOf = (change: Partial<OrderDocument>, dialect?: (typeof dialects)[number]) =>
  every(readXml(writtenAs(order(change), dialect)), 'Документ')[0]

const buyers: Record<string, DocumentBuyer> = {
  компания: company,
  'компания без КПП': { ...company, kpp: null },
  'ИП как человек': {
    ...{ ...company, isLegalEntity: false, name: 'ИП Иванов Иван Иванович' },
    ...{ inn: '623000000001', kpp: null },
  },
  'ИП как компания': { ...company, name: 'ИП Иванов И. И.', inn: '623000000001', kpp: null },
  человек: {
    ...{ ...company, isLegalEntity: false, name: 'Петров Пётр', inn: null, kpp: null },
    ...{ legalAddress: null, address: null, phone: '' },
  },
  'иностранная компания': { ...company, name: 'ОАО «Станок» (Минск)', inn: null, kpp: null },
}

describe('1.7, 2.1: вид ответа', () => {
  test.each(dialects)('%s: с первого байта <?xml, ничего пустого, порядок по схеме', (dialect) => {
    const xml = writtenAs(
      Object.values(buyers).map((buyer) => order({ buyer })),
      dialect,
    )
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
    const root = readXml(xml)
    expect(schemaFaults(root)).toEqual([])
    expect(root.attributes).toEqual({
      ...(dialect === '3.1' ? { xmlns: 'urn:1C.ru:commerceml_3' } : {}),
      ВерсияСхемы: dialect,
      ДатаФормирования: '2026-11-26T00:30:00',
    })
    expect(every(root, 'Документ')).toHaveLength(6)
    expect(every(root, 'Контейнер')).toHaveLength(dialect === '3.1' ? 6 : 0)
  })

  test('без заказов — один корень', () => {
    const root = readXml(writtenAs([]))
    expect([root.name, root.kids]).toEqual(['КоммерческаяИнформация', []])
  })

  test('в 3.1 у документа есть версия, в 2.x её нет', () => {
    expect(textOf(documentOf({}, '3.1'), 'НомерВерсии')).toBe('3')
    expect(kid(documentOf({}), 'НомерВерсии')).toBeUndefined()
  })
})

describe('29: покупатель', () => {
  const partyOf = (name: string) =>
    kid(documentOf({ buyer: buyers[name] ?? company }), 'Контрагенты', 'Контрагент')

  test('компания: официальное название, ИНН и КПП; без КПП — без элемента', () => {
    expect(textOf(partyOf('компания'), 'ОфициальноеНаименование')).toBe('ООО «Резец»')
    expect(textOf(partyOf('компания'), 'КПП')).toBe('623001001')
    expect(kid(partyOf('компания без КПП'), 'КПП')).toBeUndefined()
    expect(textOf(partyOf('компания без КПП'), 'ИНН')).toBe('6230000001')
  })

  test('предприниматель: для УТ — человек с ИНН и именем, для УНФ — компания', () => {
    const person = partyOf('ИП как человек')
    expect(kid(person, 'ОфициальноеНаименование')).toBeUndefined()
    expect(textOf(person, 'Наименование')).toBe('ИП Иванов Иван Иванович')
    expect(
      ['ПолноеНаименование', 'Фамилия', 'Имя', 'Отчество', 'ИНН'].map((name) =>
        textOf(person, name),
      ),
    ).toEqual(['Иванов Иван Иванович', 'Иванов', 'Иван', 'Иванович', '623000000001'])
    expect(textOf(partyOf('ИП как компания'), 'ОфициальноеНаименование')).toBe('ИП Иванов И. И.')
  })

  test('человек: имя без ИНН; куда везти — адрес, юридический — регистрации', () => {
    const person = partyOf('человек')
    expect([textOf(person, 'Фамилия'), textOf(person, 'Имя')]).toEqual(['Петров', 'Пётр'])
    expect([kid(person, 'ИНН'), kid(person, 'Адрес')]).toEqual([undefined, undefined])
    expect(textOf(partyOf('ИП как человек'), 'АдресРегистрации', 'Представление')).toBe(
      '390000, Рязань, Ленина, 1',
    )
    expect(textOf(partyOf('компания'), 'Адрес', 'Представление')).toBe('Рязань, Складская, 5')
  })
})

describe('30: суммы и НДС', () => {
  const mixed = [
    line({ article: 'A', vatRate: '22', sum: 40_000, vatSum: 7_213 }),
    line({ article: 'B', vatRate: null, vatSum: 0 }),
    line({ article: 'C', vatRate: '20', vatSum: 6_667 }),
    line({ article: 'D', vatRate: '10', vatSum: 3_636 }),
    line({ article: 'E', vatRate: '0', vatSum: 0 }),
    line({ article: 'F', vatRate: 'Без НДС', vatSum: 0 }),
  ]

  test('22, 20, 10, 0 и без НДС в одном заказе; налог документа — внутри суммы', () => {
    const document = documentOf({ lines: mixed })
    const goods = kid(document, 'Товары')?.kids ?? []
    expect(
      goods.map((good) => [
        textOf(good, 'Артикул'),
        textOf(good, 'СтавкиНалогов', 'СтавкаНалога', 'Ставка'),
        textOf(good, 'Налоги', 'Налог', 'Ставка'),
        textOf(good, 'Налоги', 'Налог', 'Сумма'),
      ]),
    ).toEqual([
      // without a rate УТ would give it that of the line before
      ['B', undefined, undefined, undefined],
      ['A', '22', '22', '72.13'],
      ['C', '20', '20', '66.67'],
      ['D', '10', '10', '36.36'],
      ['E', '0', '0', '0.00'],
      ['F', 'Без НДС', 'Без НДС', '0.00'],
    ])
    expect(kid(document, 'Налоги', 'Налог')?.kids.map(({ text }) => text)).toEqual([
      ...['НДС', 'true', '175.16'],
    ])
    expect(textOf(document, 'Сумма')).toBe('2400.00')
  })

  test('большие суммы — до копейки', () => {
    const price = 9_007_199_254_740_991
    const one = line({ quantity: 1, price, sum: price })
    expect(textOf(documentOf({ lines: [one] }), 'Сумма')).toBe('90071992547409.91')
  })

  test('единица — код ОКЕИ с названиями, незнакомая называется по-своему', () => {
    const unitOf = (unit: DocumentLine['unit']) =>
      kid(documentOf({ lines: [line({ unit })] }), 'Товары', 'Товар', 'БазоваяЕдиница')
    expect(unitOf({ code: '166', name: 'кг' })?.attributes).toEqual({
      ...{ Код: '166', НаименованиеПолное: 'Килограмм' },
      ...{ МеждународноеСокращение: 'KGM', НаименованиеКраткое: 'кг' },
    })
    expect(unitOf({ code: '018', name: 'пог. м' })?.attributes).toMatchObject({
      ...{ Код: '018', НаименованиеПолное: 'пог. м' },
    })
    expect(unitOf({ code: '796', name: ' ' })?.text).toBe('шт')
  })
})

describe('28: любой текст', () => {
  const hostile = `<&>"'\u0000\u0007\u000b\ufffe\ud83d ${'я'.repeat(5000)}\udc00]]>😀 ‰ ∑ ё\r\nвторая`
  const whole = order({
    buyer: { ...company, name: hostile, address: hostile, legalAddress: hostile, phone: hostile },
    comment: hostile,
    lines: [line({ name: hostile, article: hostile, unit: { code: '796', name: hostile } })],
    requisites: [
      ['Способ доставки', hostile],
      ['Получатель', '\u200b \u0001'],
    ],
  })

  test.each(dialects)('%s: обрезан по схеме, остаётся XML', (dialect) => {
    const root = readXml(writtenAs(whole, dialect))
    expect(schemaFaults(root)).toEqual([])
    const comment = textOf(every(root, 'Документ')[0], 'Комментарий') ?? ''
    expect(comment.startsWith(`<&>"' я`)).toBe(true)
    expect([[...comment].length, comment.endsWith('…')]).toEqual([3000, true])
    expect(requisitesOf(every(root, 'Документ')[0])).not.toHaveProperty('Получатель')
  })

  test('в windows-1251 те же тексты; чего там нет — числом', () => {
    const xml = writtenAs(order({ comment: 'Сверло ∑ 😀 ‰ «ё»\u0098', id: '7' }))
    const bytes = xmlBytes(xml, 'windows-1251')
    const text = new TextDecoder('windows-1251').decode(bytes)
    expect(text.startsWith('<?xml version="1.0" encoding="windows-1251"?>')).toBe(true)
    expect(text).toContain('Сверло &#8721; &#128512; ‰ «ё»&#152;')
    expect(readXml(text)).toEqual(readXml(xml))
    expect(xmlBytes(xml, 'utf-8').toString()).toBe(xml)
  })
})

describe('24: чего 1С не примет', () => {
  test.each<[string, Partial<OrderDocument>, ReturnType<typeof faultOf>]>([
    ['номер длиннее 11', { number: 'МАГАЗИН-0001' }, { code: 'number', number: 'МАГАЗИН-0001' }],
    ['нет номера', { number: ' ' }, { code: 'number', number: ' ' }],
    ['нет названия', { buyer: { ...company, name: '\u200b\u0001' } }, { code: 'buyer' }],
    ['нет строк', { lines: [] }, { code: 'noLines' }],
    ['товар без названия', { lines: [line({ name: '' })] }, { code: 'lineName', place: 1 }],
    [
      'строка без количества',
      { lines: [line({ place: 4, quantity: 0, sum: 0 })] },
      { code: 'lineQuantity', place: 4 },
    ],
    ['сумма строки', { lines: [line({ sum: 39_999 })] }, { code: 'lineSum', place: 1 }],
    ['сумма заказа', { total: 40_001 }, { code: 'total', total: 40_001, lines: 40_000 }],
    ['исправный', {}, null],
  ])('%s', (_name, change, fault) => {
    expect(faultOf(order(change))).toEqual(fault)
  })
})

test('справочники: состояния — под именем с латинской C и под русским', () => {
  const item = { id: 'NEW', title: 'Новый' }
  const root = readXml(writeDirectories({ states: [item], payments: [item], deliveries: [item] }))
  expect(root.kids.map(({ name }) => name)).toEqual([
    ...['C\u0442атусы', 'Статусы', 'ПлатежныеСистемы', 'СлужбыДоставки'],
  ])
  for (const list of root.kids) {
    expect(list.kids[0]?.kids.map(({ text }) => text)).toEqual(['NEW', 'Новый'])
  }
})
