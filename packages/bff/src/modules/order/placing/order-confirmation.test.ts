import type { Order } from '@isp/contract'
import { makeOrder } from '@isp/testing'
import { describe, expect, test } from 'vitest'
import { orderConfirmation } from './order-confirmation.mail.ts'

type Line = Order['lines'][number]

/** All five characters with a meaning in HTML. */
const hostile = `<b onclick='x("&amp;")'>`

const lineOf = (over: Partial<Line> = {}): Line => ({
  ...{ productId: 1, slug: 'x', image: null, name: 'Сверло', article: 'A-1', unit: 'шт' },
  ...{ place: 0, shipped: 0, cancelled: 0 },
  ...{ quantity: 10, reserved: 4, expectedOn: null, price: 10_000, sum: 100_000 },
  ...{ vatRate: 22, vatSum: 18_033, comment: '' },
  ...over,
})

const letterOf = (over: Partial<Order> = {}, line: Partial<Line> = {}) =>
  orderConfirmation(
    makeOrder({
      ...{ id: 7, number: 'ИСП-000007', total: 100_000, vatTotal: 18_033 },
      company: { name: 'Альфа', inn: '5260000016' },
      lines: [lineOf(line)],
      ...over,
    }),
    'https://shop.example',
  )

describe('что бы ни стояло в заказе, разметкой письма оно не становится', () => {
  test.each<[string, Partial<Order>, Partial<Line>?]>([
    ['номер', { number: hostile }],
    ['компания', { company: { name: hostile, inn: '1' } }],
    ['ИНН', { company: { name: 'А', inn: hostile } }],
    ['договор', { agreement: hostile }],
    ['доставка', { deliveryMethod: { code: 'x', name: hostile } }],
    ['адрес', { address: hostile }],
    ['имя', { contact: { name: hostile, phone: '+7', email: '' } }],
    ['телефон', { contact: { name: 'А', phone: hostile, email: '' } }],
    ['комментарий', { comment: hostile }],
    ['название товара', {}, { name: hostile }],
    ['артикул', {}, { article: hostile }],
    ['единица', {}, { unit: hostile, reserved: 10 }],
    ['единица в словах о складе', {}, { unit: hostile }],
  ])('%s', (_name, order, line) => {
    const { html, text } = letterOf(order, line)
    const told = html.replaceAll(/\s/g, ' ')
    expect(told).not.toContain('<b ')
    expect(told).toContain('&lt;b onclick=&#39;x(&quot;&amp;amp;&quot;)&#39;&gt;')
    expect(text.replaceAll(/\s/g, ' ')).toContain(hostile)
  })
})

describe('письмо обещает то, что есть', () => {
  const wordsOf = (line: Partial<Line>) => letterOf({}, line).text.replaceAll(/\s/g, ' ')

  test('всё на складе, часть, ничего, срок', () => {
    expect(wordsOf({ reserved: 10 })).toContain(' есть на складе ')
    expect(wordsOf({ reserved: 10 })).not.toContain('под заказ')
    expect(wordsOf({ reserved: 4 })).toContain('4 шт есть на складе, остальное под заказ, срок')
    expect(wordsOf({ reserved: 0 })).not.toContain('на складе')
    expect(wordsOf({ reserved: 0, expectedOn: '2027-03-05' })).toMatch(
      /под заказ, ожидается 5 марта 2027/,
    )
  })

  test('суммы — заказа, ссылка — на него в кабинете', () => {
    const { text, html, subject } = letterOf()
    expect(subject).toBe('Заказ ИСП-000007 оформлен')
    for (const body of [text, html]) {
      const told = body.replaceAll(/\s/g, ' ')
      expect(told).toContain('Итого: 1 000,00 ₽, в том числе НДС 180,33 ₽')
      expect(told).toContain('https://shop.example/cabinet/orders/7/')
    }
  })
})
