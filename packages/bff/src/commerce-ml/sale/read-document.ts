import { readMoment } from '@isp/contract/loaded-days'
import { el } from '../commerce-ml.language.ts'
import { childOf, childrenOf, spellId, type XmlElement } from '../xml-element.ts'
import {
  flagOf,
  readLine,
  readRequisites,
  readTax,
  type SaleLine,
  type SaleTax,
  shortText,
} from './read-line.ts'
import { requisite, sale, saleWords } from './read-words.language.ts'

/** A document about an order: the order itself, a payment or a shipment. */
export type SaleDocument = {
  line: number
  /** The accounting system's id; empty when it names none. */
  id: string
  number: string
  /** Null: a document about something else. */
  kind: 'order' | 'payment' | 'shipment' | null
  operation: string
  /** The order's number, for a payment or a shipment. */
  basis: string
  accountingNumber: string
  /** When the document was made: in the accounting system, or else on the site. Empty when unreadable. */
  madeAt: string
  /** When the document was last changed. Empty when it does not say. */
  changedAt: string
  version: string
  sum: string
  currency: string
  tax: SaleTax | null
  isDeleted: boolean | null
  /** In a container with the other documents of its order, as the newer dialect writes it. */
  isContained: boolean
  requisites: ReadonlyMap<string, string>
  /** Null: the document does not speak of lines. */
  lines: SaleLine[] | null
}

const clock = /^\d{1,2}:\d\d(:\d\d)?$/

/** A day with a time, as Moscow's clock shows it; empty for anything else. */
const momentOf = (date: string, time = ''): string => {
  const day = readMoment(date)
  if (typeof day === 'string') return ''
  if (!clock.test(time) || !day.moment.endsWith('T00:00:00')) return day.moment
  const both = readMoment(`${day.moment.slice(0, 10)} ${time}`)
  return typeof both === 'string' ? day.moment : both.moment
}

const kindOf = (operation: string, basis: string): SaleDocument['kind'] => {
  for (const kind of ['order', 'payment', 'shipment'] as const)
    if (saleWords[kind].test(operation)) return kind
  return operation === '' && basis === '' ? 'order' : null
}

const readOne = (element: XmlElement, isContained: boolean): SaleDocument => {
  const operation = shortText(element, sale.operation)
  const basis = shortText(element, sale.basis)
  const requisites = readRequisites(element)
  const told = (name: string): string => requisites.get(name) ?? ''
  const date = shortText(element, sale.date)
  const lists = childrenOf(element, el.goods)
  return {
    line: element.line,
    id: spellId(shortText(element, el.id)),
    number: shortText(element, sale.number),
    kind: kindOf(operation, basis),
    operation,
    basis,
    accountingNumber: shortText(element, sale.accountingNumber) || told(requisite.accountingNumber),
    madeAt:
      momentOf(
        shortText(element, sale.accountingDate) || told(requisite.accountingDate),
        shortText(element, sale.accountingTime),
      ) || momentOf(date, shortText(element, sale.time)),
    changedAt: momentOf(shortText(element, sale.changedAt) || told(requisite.changedAt)),
    version: shortText(element, sale.version),
    sum: shortText(element, sale.sum),
    currency: shortText(element, el.currency),
    tax: readTax(element),
    isDeleted: flagOf(shortText(element, el.deletionMark)) ?? flagOf(told(requisite.deletionMark)),
    ...{ isContained, requisites },
    lines:
      lists.length > 0 ? lists.flatMap((list) => childrenOf(list, el.good)).map(readLine) : null,
  }
}

/** A document and those that stand inside it; they belong to its order. */
export const readDocuments = (element: XmlElement, isContained: boolean): SaleDocument[] => {
  const whole = readOne(element, isContained)
  const inside = childrenOf(childOf(element, sale.subordinates), sale.subordinate).map((one) =>
    readOne(one, isContained),
  )
  return [whole, ...inside.map((one) => ({ ...one, basis: one.basis || whole.number }))]
}
