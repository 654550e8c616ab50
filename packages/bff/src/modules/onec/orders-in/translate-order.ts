import { readMoment } from '@isp/contract/loaded-days'
import { readDecimal } from '@isp/contract/loaded-numbers'
import { kopecksOf } from '@isp/contract/roubles'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import { flagOf } from '../../../commerce-ml/sale/read-line.ts'
import { requisite } from '../../../commerce-ml/sale/read-words.language.ts'
import type { FoundOrder } from './find-orders.ts'
import { isInRoubles, type News, type OrderRecord, roubles, stampOf } from './news.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'
import { NOT_CANCELLED, ownStatusId } from './own-statuses.ts'
import { saidStatuses } from './status-words.ts'
import { translateLines } from './translate-lines.ts'

type Payments = NonNullable<OrderRecord['payments']>

const LONGEST_NUMBER = 60

export const requisiteOf = ({ requisites }: SaleDocument, name: string): string =>
  requisites.get(name) ?? ''
export const flagOfRequisite = (document: SaleDocument, name: string): boolean | null =>
  flagOf(requisiteOf(document, name))

/** A day that is not the empty date; empty for any other text. */
export const dayOf = (text: string): string => {
  const read = readMoment(text)
  return typeof read === 'string' ? '' : read.moment.slice(0, 10)
}

/** Whether the accounting system names a paper of this kind, by its number or its day. */
const namesPaper = (document: SaleDocument, number: string, day: string): boolean =>
  requisiteOf(document, number) !== '' || dayOf(requisiteOf(document, day)) !== ''

const isCancelled = (document: SaleDocument): boolean | null => {
  const flags = [document.isDeleted, flagOfRequisite(document, requisite.cancelled)]
  if (flags.includes(true)) return true
  return flags.includes(false) ? false : null
}

const isShipped = (document: SaleDocument): boolean =>
  flagOfRequisite(document, requisite.shipped) ??
  namesPaper(document, requisite.shippedNumber, requisite.shippedDate)

/**
 * The status: as named, or derived. УТ names none, and tells a shipment only when nothing is left to ship. An order
 * that was cancelled here and is alive there after it has taken the cancellation is told to a person.
 */
const statusOf = (
  { statusOf: known, say }: News,
  document: SaleDocument,
  order: FoundOrder,
): string | undefined => {
  const words = saidStatuses(document)
  const named = words.flatMap((word) => known(word) ?? [])[0]
  const [word] = words
  if (word !== undefined && named === undefined)
    say({ line: document.line, id: document.id, text: messages.unknownStatus(word) })
  if (isShipped(document)) {
    const isGone = named && ['SHIPPED', 'DELIVERED', 'CANCELLED'].includes(named.status)
    return isGone ? named.id : ownStatusId('SHIPPED')
  }
  if (named !== undefined) return named.id
  const isAlive =
    isCancelled(document) === false || flagOfRequisite(document, requisite.posted) === true
  const hasTaken = (order.takenVersion ?? order.givenVersion ?? 0) >= order.personVersion
  return order.status === 'CANCELLED' && isAlive && hasTaken ? NOT_CANCELLED : undefined
}

/** The kopecks of the order in the accounting system; those of the site when it does not say. */
const wholeSum = ({ say }: News, document: SaleDocument, order: FoundOrder): number => {
  if (!isInRoubles(document)) return order.total
  const sum = readDecimal(document.sum)
  if (sum === null && document.sum !== '')
    say({ line: document.line, id: document.id, text: messages.documentSum(document.sum) })
  return sum === null ? order.total : kopecksOf(sum) || order.total
}

/**
 * The payment of an order of which only «paid in full» is told: what its single payments do not cover. Its id is
 * always the same, so that it counts once.
 */
const wholePayment = (
  news: News,
  document: SaleDocument,
  order: FoundOrder,
  single: Payments,
): Payments => {
  const isPaid =
    flagOfRequisite(document, requisite.paid) ??
    (namesPaper(document, requisite.paidNumber, requisite.paidDate) || null)
  if (isPaid === null) return []
  const id = `${order.number}:paid`
  const known = order.payments.get(id)
  if (!isPaid && !known) return []
  const named = new Map([...order.payments].map(([one, { amount }]) => [one, amount]))
  for (const one of single) named.set(one.id, kopecksOf(one.amount))
  named.delete(id)
  const others = [...named.values()].reduce((sum, one) => sum + one, 0)
  const amount = isPaid ? Math.max(0, wholeSum(news, document, order) - others) : 0
  if (amount === 0 && !known) return []
  const date =
    dayOf(requisiteOf(document, requisite.paidDate)) ||
    known?.date ||
    news.formedAt.slice(0, 10) ||
    document.madeAt.slice(0, 10)
  if (date !== '') return [{ id, date, amount: roubles(amount) }]
  news.say({ line: document.line, id: document.id, text: messages.noPaymentDate })
  return []
}

/** What a document says of an order of the shop. `single`: payments that the file tells apart. */
export const translateOrder = (
  news: News,
  document: SaleDocument,
  order: FoundOrder,
  single: Payments,
): Omit<OrderRecord, 'id'> => {
  if (!isInRoubles(document))
    news.say({
      ...{ line: document.line, id: document.id },
      text: messages.lineCurrency(document.currency),
    })
  const status = statusOf(news, document, order)
  const cancelled = isCancelled(document)
  const lines = translateLines(news, document, order)
  const payments = [...single, ...wholePayment(news, document, order, single)]
  const number = document.accountingNumber.slice(0, LONGEST_NUMBER)
  return {
    number: order.number,
    ...stampOf(news, document, order),
    ...(status ? { status } : {}),
    ...(cancelled === null ? {} : { isCancelled: cancelled }),
    ...(lines ? { lines } : {}),
    ...(payments.length > 0 ? { payments } : {}),
    ...(number ? { accountingNumber: number } : {}),
  }
}
