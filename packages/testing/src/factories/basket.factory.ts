import type { Basket, BasketLine, Checkout, Order, OrderSummary } from '@isp/contract'
import { totalsOf } from '@isp/contract/line-sums'
import { weighLines } from '@isp/contract/line-weights'
import { vatWithin } from '@isp/contract/trade-rules'
import { makeProductCard } from './product.factory.ts'

/** A line with the card's price; everything is in stock by default. */
export const makeBasketLine = (over: Partial<BasketLine> = {}): BasketLine => {
  const product = over.product === undefined ? makeProductCard() : over.product
  const quantityOrdered = over.quantityOrdered ?? 10
  const price = over.price === undefined ? (product?.price?.amount ?? null) : over.price
  const sum = over.problem || price === null ? 0 : price * quantityOrdered
  return {
    productId: product?.id ?? 1001,
    product,
    name: product?.name ?? 'Сверло, которого больше нет',
    quantityOrdered,
    quantityAvailable: Math.min(quantityOrdered, product?.availability.available ?? 0),
    expectedOn: null,
    price,
    sum,
    vatSum: vatWithin(sum, 22),
    weight: null,
    raisedFrom: null,
    problem: null,
    comment: '',
    was: null,
    ...over,
  }
}

export const makeBasket = (lines: BasketLine[] = [makeBasketLine()]): Basket => ({
  in_basket: lines,
  ...totalsOf(lines),
  ...weighLines(lines),
  priceType: 'Договорная',
})

export const makeCheckout = (over: Partial<Checkout> = {}): Checkout => ({
  basket: makeBasket(),
  company: { uuid: 'company-1', name: 'ООО «Завод»', inn: '5260000000' },
  agreement: { uuid: 'agreement-1', name: 'Договор № 1' },
  deliveryMethods: [
    {
      code: 'pickup',
      name: 'Самовывоз',
      description: 'Нижний Новгород, со склада',
      needsAddress: false,
      kind: 'pickup',
    },
    {
      code: 'carrier',
      name: 'Транспортная компания',
      description: 'До двери',
      needsAddress: true,
      kind: 'carrier',
    },
  ],
  addresses: ['Нижний Новгород, ул. Заводская, 1', 'Дзержинск, пр. Ленина, 5'],
  parties: [],
  wishedDays: { first: '2026-11-24', last: '2027-05-21', daysOff: ['2026-12-31'] },
  basketState: 'as-it-was-seen',
  contact: { name: 'Анна Петрова', phone: '+7 900 000-00-00', email: 'buyer@example.com' },
  hasApprovals: false,
  ...over,
})

/** An order without terms beside contact and delivery. */
export const noTerms: Order['terms'] = {
  stateContract: null,
  wishedOn: null,
  shipping: null,
  consignee: null,
  payer: null,
  freight: null,
  attorney: null,
}

export const makeOrderSummary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 42,
  number: 'З-000042',
  createdAt: '2026-11-21T10:00:00+03:00',
  status: 'NEW',
  total: 1_234_500,
  lineCount: 1,
  author: 'Анна Петрова',
  ownNumber: null,
  agreement: 'Договор № 1',
  ...over,
})

export const makeOrder = (over: Partial<Order> = {}): Order => ({
  ...makeOrderSummary(),
  vatTotal: 222_615,
  company: { name: 'ООО «Завод»', inn: '5260000000' },
  deliveryMethod: { code: 'pickup', name: 'Самовывоз' },
  address: null,
  contact: { name: 'Анна Петрова', phone: '+7 900 000-00-00', email: 'buyer@example.com' },
  comment: null,
  terms: noTerms,
  version: 1,
  reservedUntil: null,
  reservationEndedAt: null,
  accountingNumber: null,
  paid: 0,
  payments: [],
  files: [],
  shipments: [],
  lines: [],
  ...over,
})
