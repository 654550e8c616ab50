import { readDecimal } from '@isp/contract/loaded-numbers'
import { kopecksOf } from '@isp/contract/roubles'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import { requisite } from '../../../commerce-ml/sale/read-words.language.ts'
import type { KnownPayment } from './find-orders.ts'
import { piecesOf } from './line-charges.ts'
import { isInRoubles, type News, type OrderRecord, roubles } from './news.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'
import { dayOf, flagOfRequisite, requisiteOf } from './translate-order.ts'

export type Payment = NonNullable<OrderRecord['payments']>[number]
export type Shipment = NonNullable<OrderRecord['shipments']>[number]

const idOf = ({ id, number, basis }: SaleDocument): string => id || `${basis}:${number}`

const hasHappened = (document: SaleDocument, done: string): boolean =>
  document.isDeleted !== true &&
  flagOfRequisite(document, requisite.cancelled) !== true &&
  flagOfRequisite(document, requisite.posted) !== false &&
  flagOfRequisite(document, done) !== false

/** A payment by its own document; one that was taken back and is known here counts as nothing. */
export const translatePayment = (
  { formedAt, say }: News,
  document: SaleDocument,
  known: ReadonlyMap<string, KnownPayment>,
): Payment | undefined => {
  const refuse = (text: string): undefined => {
    say({ line: document.line, id: document.id, text })
  }
  const id = idOf(document)
  const date =
    dayOf(requisiteOf(document, requisite.paymentDate)) ||
    document.madeAt.slice(0, 10) ||
    formedAt.slice(0, 10)
  if (date === '') return refuse(messages.noPaymentDate)
  const isPaid =
    hasHappened(document, requisite.paid) && flagOfRequisite(document, requisite.returned) !== true
  if (!isPaid) return known.has(id) ? { id, date, amount: roubles(0) } : undefined
  if (!isInRoubles(document)) return refuse(messages.lineCurrency(document.currency))
  const sum = readDecimal(document.sum)
  if (sum === null || sum.startsWith('-')) return refuse(messages.paymentSum(document.sum))
  return { id, date, amount: roubles(kopecksOf(sum)) }
}

/** A shipment by its own document. One that cannot be read whole is left out: its rest would look like another. */
export const translateShipment = (
  { formedAt, say }: News,
  document: SaleDocument,
): Shipment | undefined => {
  const refuse = (text: string, line = document.line): undefined => {
    say({ line, id: document.id, text })
  }
  if (!hasHappened(document, requisite.shipped)) return refuse(messages.shipmentGone)
  const date = document.madeAt || formedAt
  if (date === '') return refuse(messages.noShipmentDate)
  const lines: Shipment['lines'] = []
  for (const line of document.lines ?? []) {
    if (line.isService) continue
    const pieces = piecesOf(line)
    if (typeof pieces === 'string') return refuse(messages.shipmentLine(line.quantity), line.line)
    if (line.id === '') return refuse(messages.shipmentLineGood, line.line)
    if (pieces > 0) lines.push({ product: line.id, quantity: pieces })
  }
  if (lines.length === 0) return refuse(messages.shipmentLines)
  const number = document.accountingNumber || document.number
  return {
    ...{ id: idOf(document), date, lines },
    ...(number ? { note: messages.shipmentNote(number) } : {}),
  }
}
