import { describe, expect, test } from 'vitest'
import { toBasket, toBasketLine } from './basket-line.ts'
import { type CountedLine, joinItems } from './counted-line.ts'

type Product = NonNullable<CountedLine['product']>
const product = {
  name: 'Сверло 8 мм',
  unitPrice: 1200,
  vatRate: 20,
  available: 3,
  arrivals: [{ date: '2026-12-01', quantity: 5 }],
} as Product
const counted: CountedLine = {
  productId: 7,
  lineName: 'Сверло, как его клали',
  asked: 5,
  quantity: 5,
  product,
  waiting: 0,
  comment: 'Цех 7',
  known: null,
}
const line = (change: Partial<CountedLine> = {}) => toBasketLine({ ...counted, ...change }, null)

test('присланное дважды — одна строка, где стояла первая, с первыми словами', () => {
  expect(
    joinItems([
      { productId: 7, quantityOrdered: 2, comment: '' },
      { productId: 8, quantityOrdered: 1 },
      { productId: 7, quantityOrdered: 3, comment: 'Цех 7' },
      { productId: 7, quantityOrdered: 1, comment: 'Цех 9' },
    ]),
  ).toEqual([
    { productId: 7, name: null, quantity: 6, comment: 'Цех 7' },
    { productId: 8, name: null, quantity: 1, comment: undefined },
  ])
})

describe('строка корзины', () => {
  test('цена, сумма и НДС — за всё количество, недостающее — к дню поставки', () => {
    expect(line()).toEqual({
      productId: 7,
      product: null,
      name: 'Сверло 8 мм',
      quantityOrdered: 5,
      quantityAvailable: 3,
      expectedOn: '2026-12-01',
      price: 1200,
      sum: 6000,
      vatSum: 1000,
      raisedFrom: null,
      problem: null,
      comment: 'Цех 7',
      was: null,
    })
  })

  test('есть всё — не больше, чем просят, и ждать нечего', () => {
    expect(line({ quantity: 2 })).toMatchObject({ quantityAvailable: 2, expectedOn: null })
  })

  test('кто ждёт дольше, тому поставка раньше', () => {
    expect(line({ waiting: 4 })).toMatchObject({ expectedOn: null })
  })

  test('количество, поднятое до партии, хранит исходное', () => {
    expect(line({ asked: 4 })).toMatchObject({ raisedFrom: 4 })
  })

  test('без цены ничего не стоит и заказать нельзя', () => {
    expect(line({ product: { ...product, unitPrice: null } })).toMatchObject({
      price: null,
      sum: 0,
      vatSum: 0,
      problem: 'no-price',
    })
  })

  test('больше не продаётся: под тем именем, под каким лежит', () => {
    const gone = {
      productId: 7,
      product: null,
      quantityOrdered: 5,
      quantityAvailable: 0,
      expectedOn: null,
      price: null,
      sum: 0,
      vatSum: 0,
      raisedFrom: null,
      problem: 'gone',
      comment: 'Цех 7',
      was: null,
    }
    expect(line({ product: null })).toEqual({ ...gone, name: 'Сверло, как его клали' })
    expect(line({ product: null, lineName: null }).name).not.toBe('')
  })
})

describe('что изменилось с тех пор, как покупатель смотрел', () => {
  test.each<[string, CountedLine['known'], object | null]>([
    ['ничего', { price: 1200, available: 3 }, null],
    ['того и другого не знали', { price: null, available: null }, null],
    ['цена', { price: 1000, available: 3 }, { price: 1000, quantityAvailable: null }],
    ['остаток', { price: 1200, available: 4 }, { price: null, quantityAvailable: 4 }],
    ['и то и другое', { price: 1000, available: 2 }, { price: 1000, quantityAvailable: 2 }],
    [
      'было больше, чем просят',
      { price: null, available: 99 },
      { price: null, quantityAvailable: 5 },
    ],
  ])('%s', (_name, known, was) => {
    expect(line({ known }).was).toEqual(was)
  })

  test('исчезнувшая цена — не подорожание: о ней сказано иначе', () => {
    const known = { price: 1000, available: 3 }
    expect(line({ known, product: { ...product, unitPrice: null } }).was).toBeNull()
  })
})

test('корзина складывает суммы, а из них — то, что есть сейчас', () => {
  const lines = [
    line(),
    line({ quantity: 2 }),
    line({ product: { ...product, unitPrice: null } }),
  ].map((one) => ({ ...one, weight: null }))
  expect(toBasket(lines, 'Договор')).toMatchObject({
    in_basket: lines,
    count: 3,
    total: 8400,
    vatTotal: 1400,
    totalAvailableNow: 6000,
    priceType: 'Договор',
  })
})
