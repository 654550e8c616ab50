import { isEntrepreneur } from '@isp/contract/fields'
import { lineSum } from '@isp/contract/line-sums'
import { vatWithin } from '@isp/contract/trade-rules'
import { describeOrderTerms } from '@isp/i18n'
import { unitsByCode } from '../../../commerce-ml/commerce-ml.language.ts'
import type {
  DocumentBuyer,
  DocumentLine,
  OrderDocument,
} from '../../../commerce-ml/sale/order-document.ts'
import { requisiteNames, saleValues } from '../../../commerce-ml/sale/sale.language.ts'
import { limits } from '../../../commerce-ml/sale/write-xml.ts'
import { sourceIds } from '../../../load/source-ids.ts'
import { statusNames } from '../../order/order-names.service.ts'
import { ordersOutMessages as messages } from './orders-out.messages.ts'
import type { OrderLineRow, UntakenOrder } from './orders-out.sql.ts'

export type SoleTrader = 'person' | 'company'

/** For whom an order is written. */
export type Reader = {
  source: string
  /** How a sole trader is written; УНФ wants a company and reads requisites that УТ would make properties of. */
  soleTrader: SoleTrader
  /** What a rate of zero means in the catalogue of the shop. */
  zeroRateMeans: 'exempt' | 'zero'
}

export const PAYMENT_ID = 'invoice'

/** Code of pieces, for units that OKEI does not have. */
const PIECES = '796'
const codesOfUnits = new Map([...unitsByCode].map(([code, name]) => [name, code]))

/** The id of the accounting system for its own goods, else one of the shop, by which 1C recognises what it has made of it. */
const goodIdOf = ({ externalId, productId }: OrderLineRow, { source }: Reader): string => {
  const own = externalId && sourceIds(source).fromShop(externalId)
  return own && own.length <= limits.goodId ? own : `shop:${productId}`
}

const rateOf = (rate: number, { zeroRateMeans, soleTrader }: Reader): string | null => {
  if (rate > 0 || zeroRateMeans === 'zero') return String(rate)
  // УНФ gives a line without a rate the common one; УТ fails at a rate that is no number
  return soleTrader === 'company' ? saleValues.exempt : null
}

const lineOf = (line: OrderLineRow, isCancelled: boolean, reader: Reader): DocumentLine => {
  const quantity = isCancelled ? line.quantity : line.quantity - line.cancelled
  const whole = lineSum(line.price, quantity)
  return {
    place: line.place + 1,
    id: goodIdOf(line, reader),
    article: line.article,
    name: line.name,
    unit: { code: line.unitCode ?? codesOfUnits.get(line.unit) ?? PIECES, name: line.unit },
    quantity,
    price: line.price,
    sum: isCancelled ? whole : line.sum,
    vatRate: rateOf(line.vatRate, reader),
    vatSum: isCancelled ? vatWithin(whole, line.vatRate) : line.vatSum,
  }
}

const buyerOf = (order: UntakenOrder, { soleTrader }: Reader): DocumentBuyer => {
  const isRussian = order.country === 'RU' && /^(\d{10}|\d{12})$/.test(order.companyInn)
  const isPerson = isRussian && isEntrepreneur('RU', order.companyInn)
  return {
    id: order.companyUuid,
    name: order.companyName,
    isLegalEntity: !isPerson || soleTrader === 'company',
    inn: isRussian ? order.companyInn : null,
    kpp: isRussian && !isPerson && order.companyKpp?.length === 9 ? order.companyKpp : null,
    legalAddress: order.legalAddress,
    address: order.address ?? order.terms.freight?.terminal ?? null,
    email: order.contactEmail,
    phone: order.contactPhone,
  }
}

/** What the format has no element for, in words for the manager. */
const commentOf = (order: UntakenOrder): string => {
  const { comment, address, country, companyInn, lines } = order
  const lineComments = lines.flatMap(({ article, name, comment: said }) =>
    said ? [messages.fact(article || name, said)] : [],
  )
  return [
    comment ?? '',
    ...describeOrderTerms(order, 'staff').map(({ label, text }) => messages.fact(label, text)),
    messages.contact(order.contactName),
    ...(address && address.length > limits.name ? [messages.address(address)] : []),
    ...(country === 'RU' ? [] : [messages.taxNumber(country, companyInn)]),
    ...lineComments,
  ]
    .filter(Boolean)
    .join('\n')
}

const requisitesOf = (
  order: UntakenOrder,
  { source, soleTrader }: Reader,
): OrderDocument['requisites'] => {
  const { agreementExternalId, agreementName, address, terms } = order
  const isKnownAgreement =
    agreementExternalId !== null && sourceIds(source).fromShop(agreementExternalId) !== null
  return [
    [requisiteNames.status, statusNames[order.status]],
    [requisiteNames.statusId, order.status],
    [requisiteNames.payment, messages.payment],
    [requisiteNames.paymentId, PAYMENT_ID],
    [requisiteNames.delivery, order.deliveryName],
    [requisiteNames.deliveryId, order.deliveryCode],
    [requisiteNames.address, address ?? terms.freight?.terminal ?? null],
    [requisiteNames.shipOn, terms.wishedOn && `${terms.wishedOn}T00:00:00`],
    ...(soleTrader === 'company'
      ? ([
          [requisiteNames.receiver, order.contactName],
          [requisiteNames.agreement, isKnownAgreement ? agreementName : null],
        ] as const)
      : []),
    [requisiteNames.cancelled, order.status === 'CANCELLED' ? 'true' : null],
  ]
}

/** An order as 1C gets it: what is still ordered, or all of it with a mark when the whole order is cancelled. */
export const orderDocumentOf = (order: UntakenOrder, reader: Reader): OrderDocument => {
  const isCancelled = order.status === 'CANCELLED'
  const lines = order.lines
    .filter(({ quantity, cancelled }) => isCancelled || quantity > cancelled)
    .map((line) => lineOf(line, isCancelled, reader))
  return {
    id: String(order.id),
    number: order.number,
    version: order.version,
    date: order.date,
    time: order.time,
    total: isCancelled ? lines.reduce((whole, { sum }) => whole + sum, 0) : order.total,
    buyer: buyerOf(order, reader),
    comment: commentOf(order),
    lines,
    requisites: requisitesOf(order, reader),
  }
}
