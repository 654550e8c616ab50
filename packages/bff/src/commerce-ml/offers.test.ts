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
  priceTypes: new Map([
    typeOf('T', 'руб'),
    typeOf('NET', 'RUB', false),
    typeOf('USD', 'USD'),
    typeOf('EURO', 'EUR'),
  ]),
} as unknown as Survey

const read = (parts: readonly XmlElement[]) => readParts([element('Ид', '1'), ...parts])
const readParts = (parts: readonly XmlElement[]) => {
  const remarks = new Remarks()
  const offer = readOffer(element('Предложение', parts), {
    ...{ survey, remarks, file: 'a.xml', rates: new Set(['EUR']) },
  })
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

  test('в валюте без курса цена ждёт его, и об этом сказано; одна лишь от количества — не цена за штуку', () => {
    const foreign = priced('9000', { Валюта: 'USD' })
    expect(foreign.offer?.prices).toMatchObject([{ amount: '900000', currency: 'USD' }])
    expect(foreign.remarks).toEqual([expect.stringMatching(/USD ждут курса/)])
    const ladder = priced('5', { МинКоличество: '1000' })
    expect(ladder.offer?.prices).toEqual([])
    expect(ladder.remarks).toEqual([expect.stringContaining('от количества')])
  })

  test.each([
    ['EUR', {}],
    ['евро', {}],
    [' 978 ', {}],
    ['', { ИдТипаЦены: 'EURO' }],
  ])('валюта «%s» с курсом: сотые доли её единицы, без округления до них', (Валюта, more) => {
    const { offer, remarks } = priced('12,345', { Валюта, ...more })
    expect(offer?.prices).toMatchObject([{ amount: '1234.5', currency: 'EUR' }])
    expect(remarks).toEqual([])
    expect(priced('1', { Валюта: 'EUR', Коэффициент: '3' }).offer?.prices).toMatchObject([
      { amount: '33.3333333333' },
    ])
  })

  test('цена упаковки делится на штуки, рубли становятся копейками', () => {
    expect(priced('1 234,50').offer?.prices).toMatchObject([{ amount: 123_450, addsVat: false }])
    expect(priced('100', { Коэффициент: '3' }).offer?.prices).toMatchObject([{ amount: 3333 }])
    expect(priced('5', { МинКоличество: '1' }).offer?.prices).toMatchObject([{ amount: 500 }])
  })

  test('цена без НДС остаётся точной, и за штуку из упаковки: он прибавляется потом', () => {
    expect(priced('100', { ИдТипаЦены: 'NET', Коэффициент: '3' }).offer?.prices).toMatchObject([
      { amount: '3333.3333333333', addsVat: true },
    ])
    expect(priced('12.345', { ИдТипаЦены: 'NET' }).offer?.prices).toEqual([
      { priceTypeId: 'NET', amount: '1234.5', addsVat: true, currency: null, steps: [] },
    ])
  })

  const ladder = (...prices: readonly (readonly [roubles: string, more: object])[]) =>
    read([
      element(
        'Цены',
        prices.map(([ЦенаЗаЕдиницу, more]) =>
          element('Цена', fields({ ИдТипаЦены: 'T', ЦенаЗаЕдиницу, ...more })),
        ),
      ),
    ])

  test('D49: цены от количества стоят при цене за штуку по возрастанию, упаковки — в штуках', () => {
    const { offer, remarks } = ladder(
      ['4', { МинКоличество: '100' }],
      ['5', {}],
      ['45', { МинКоличество: '2,5', Коэффициент: '10' }],
    )
    expect(offer?.prices).toEqual([
      {
        ...{ priceTypeId: 'T', amount: 500, addsVat: false, currency: null },
        steps: [
          { quantity: 25, amount: 450 },
          { quantity: 100, amount: 400 },
        ],
      },
    ])
    expect(remarks).toEqual([])
  })

  test('D49: вторая цена от того же количества не загружена, двадцать первая тоже, и это сказано', () => {
    const twice = ladder(['5', {}], ['4', { МинКоличество: '10' }], ['3', { МинКоличество: '10' }])
    expect(twice.offer?.prices).toMatchObject([{ steps: [{ quantity: 10, amount: 400 }] }])
    expect(twice.remarks).toEqual([expect.stringContaining('вторая цена')])
    const many = Array.from(
      { length: 21 },
      (_, at) => ['4', { МинКоличество: `${at + 2}` }] as const,
    )
    const { offer, remarks } = ladder(['5', {}], ...many)
    expect(offer?.prices?.[0]?.steps).toHaveLength(20)
    expect(remarks).toEqual([expect.stringContaining('больше двадцати')])
  })

  test('цена от количества в другой валюте, чем за штуку, не загружена, и об этом сказано', () => {
    const { offer, remarks } = ladder(
      ['5', {}],
      ['4', { МинКоличество: '10' }],
      ['1', { МинКоличество: '20', Валюта: 'EUR' }],
    )
    expect(offer?.prices).toMatchObject([
      { amount: 500, currency: null, steps: [{ quantity: 10, amount: 400 }] },
    ])
    expect(remarks).toEqual([expect.stringContaining('в другой валюте')])
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
    expect(() => priced('10000001', { Валюта: 'EUR' })).toThrow('слишком велико')
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

describe('предложение из пакета изменений УТ 11.5', () => {
  const place = (ИдСклада: string, КоличествоНаСкладе: string): XmlElement => ({
    ...element('Склады', ''),
    attributes: { ИдСклада, КоличествоНаСкладе },
  })
  const characteristic = (id: string) => element('ИдХарактеристики', id)

  test('характеристика отдельно, склады подряд: цена и остатки — её, по складам', () => {
    const price = element('Цена', fields({ ИдТипаЦены: 'T', ЦенаЗаЕдиницу: '12' }))
    const { offer, remarks } = read([
      characteristic('C1'),
      place('W1', '3'),
      place('W2', '4'),
      element('Цены', [price]),
      element('Количество', '7'),
    ])
    expect(offer).toMatchObject({
      id: '1#C1',
      prices: [{ amount: 1200 }],
      rests: [
        { warehouseId: 'W1', quantity: 3 },
        { warehouseId: 'W2', quantity: 4 },
      ],
    })
    expect(remarks).toEqual([])
  })

  test.each(['', '00000000-0000-0000-0000-000000000000'])('характеристика «%s» — её нет', (id) => {
    expect(read([characteristic(id), element('Количество', '1')]).offer?.id).toBe('1')
  })

  test('характеристика и в Ид, и отдельно — одна', () => {
    const parts = [element('Ид', '1#C1'), characteristic('C1'), element('Количество', '1')]
    const { offer } = readParts(parts)
    expect(offer?.id).toBe('1#C1')
  })

  test('те же склады внутри «Склады», нулевой остаток — тоже слово об остатке', () => {
    const list = element('Склады', [
      element('Склад', fields({ ИдСклада: 'W1', КоличествоНаСкладе: '5' })),
    ])
    expect(read([list]).offer?.rests).toEqual([{ warehouseId: 'W1', quantity: 5 }])
    expect(read([place('W1', '0')]).offer?.rests).toEqual([{ warehouseId: 'W1', quantity: 0 }])
  })
})

test('цена без вида цен не загружена, остаток без Ид склада — не говорит, где; остальное на месте', () => {
  const { offer, remarks } = read([
    element(
      'Цены',
      [{ ЦенаЗаЕдиницу: '5' }, { ИдТипаЦены: 'T', ЦенаЗаЕдиницу: '6' }].map((own: object) =>
        element('Цена', fields({ ...own })),
      ),
    ),
    element('Остатки', [
      element('Остаток', [element('Склад', fields({ Ид: '', Количество: '2' }))]),
    ]),
  ])
  expect(offer?.prices).toMatchObject([{ priceTypeId: 'T', amount: 600 }])
  expect(offer?.rests).toEqual([{ warehouseId: null, quantity: 2 }])
  expect(remarks).toEqual([expect.stringContaining('без вида цен')])
})

test('валюта словом — с курсом по её коду; слово, которого никто не знает, названо как есть', () => {
  expect(priced('1', { Валюта: 'евро' }).offer?.prices).toMatchObject([{ currency: 'EUR' }])
  expect(priced('1', { Валюта: 'грн' }).remarks).toEqual([expect.stringContaining('валюте UAH')])
  expect(priced('1', { Валюта: 'у.е.' })).toMatchObject({
    offer: { prices: [] },
    remarks: [expect.stringContaining('«у.е.» не загружены: такой валюты')],
  })
})
