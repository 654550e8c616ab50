import { describe, expect, test } from 'vitest'
import { readOffer } from './offers.ts'
import { Remarks } from './remarks.ts'
import type { Survey } from './survey.types.ts'
import type { XmlElement } from './xml-element.ts'

const element = (name: string, content: string | readonly XmlElement[]): XmlElement => ({
  name,
  line: 1,
  attributes: {},
  text: typeof content === 'string' ? content : '',
  children: typeof content === 'string' ? [] : [...content],
})
const fields = (values: Readonly<Record<string, string>>): XmlElement[] =>
  Object.entries(values).map(([name, text]) => element(name, text))

const typeOf = (id: string, currency: string, hasVat = true) =>
  [id, { id, name: id, currency, hasVat }] as const
const survey = {
  priceTypes: new Map([typeOf('T', 'руб'), typeOf('NET', 'RUB', false), typeOf('USD', 'USD')]),
} as unknown as Survey

const read = (parts: readonly XmlElement[]) => {
  const remarks = new Remarks()
  const offer = readOffer(
    element('Предложение', [element('Ид', '1'), ...parts]),
    'a.xml',
    survey,
    remarks,
  )
  return { offer, remarks: remarks.list.map(({ text }) => text) }
}
const priced = (ЦенаЗаЕдиницу: string, more: Readonly<Record<string, string>> = {}) => {
  const price = element('Цена', fields({ ИдТипаЦены: 'T', ЦенаЗаЕдиницу, ...more }))
  return read([element('Цены', [price])])
}
const restOf = (quantity: string) =>
  read([element('Количество', quantity)]).offer?.rests?.[0]?.quantity

describe('цена предложения', () => {
  test.each([
    ['0', {}],
    ['-5', {}],
    ['0,004', {}],
    ['', {}],
  ])('«%s» — не цена: даром не продают', (text, more) => {
    expect(priced(text, more).offer?.prices).toEqual([])
  })

  test('валютная и от количества — не цена за штуку, и об этом сказано', () => {
    expect(priced('9000', { ИдТипаЦены: 'USD' })).toMatchObject({ offer: { prices: [] } })
    const foreign = priced('9000', { Валюта: 'USD' })
    expect(foreign.offer?.prices).toEqual([])
    expect(foreign.remarks).toEqual([expect.stringContaining('USD')])
    const ladder = priced('5', { МинКоличество: '1000' })
    expect(ladder.offer?.prices).toEqual([])
    expect(ladder.remarks).toEqual([expect.stringContaining('от количества')])
  })

  test('цена упаковки делится на штуки, рубли становятся копейками', () => {
    expect(priced('1 234,50').offer?.prices).toMatchObject([{ amount: 123_450, addsVat: false }])
    expect(priced('100', { Коэффициент: '3' }).offer?.prices).toMatchObject([{ amount: 3333 }])
    expect(priced('5', { МинКоличество: '1' }).offer?.prices).toMatchObject([{ amount: 500 }])
  })

  test('цена без НДС остаётся точной: он прибавляется потом', () => {
    expect(priced('12.345', { ИдТипаЦены: 'NET' }).offer?.prices).toEqual([
      { priceTypeId: 'NET', amount: '1234.5', addsVat: true },
    ])
  })

  test('вторая того же вида не заменяет первой', () => {
    const [first, second] = ['5', '4'].map((text) =>
      element('Цена', fields({ ИдТипаЦены: 'T', ЦенаЗаЕдиницу: text })),
    ) as [XmlElement, XmlElement]
    const { offer, remarks } = read([element('Цены', [first, second])])
    expect(offer?.prices).toMatchObject([{ amount: 500 }])
    expect(remarks).toHaveLength(1)
  })

  test('непомерная и написанная словом — отказ', () => {
    expect(() => priced('99999999999999')).toThrow('слишком велико')
    expect(() => priced('дорого')).toThrow('«дорого» — не число')
  })
})

describe('остаток предложения', () => {
  test.each([
    ['7', 7],
    ['7,9', 7],
    ['-3', 0],
    ['', 0],
  ])('«%s» — это %i целых штук', (text, quantity) => {
    expect(restOf(text)).toBe(quantity)
  })

  test('больше, чем может быть, — отказ', () => {
    expect(() => restOf('9999999999')).toThrow('слишком велико')
  })

  test('части одного склада складываются, без слова об остатке его не трогают', () => {
    const at = (Ид: string, Количество: string) => element('Склад', fields({ Ид, Количество }))
    const rests = [at('W', '2'), at('W', '3'), at('X', '1')].map((place) =>
      element('Остаток', [place]),
    )
    expect(read([element('Остатки', rests)]).offer?.rests).toEqual([
      { warehouseId: 'W', quantity: 5 },
      { warehouseId: 'X', quantity: 1 },
    ])
    expect(read([]).offer).toMatchObject({ prices: null, rests: null })
  })
})
