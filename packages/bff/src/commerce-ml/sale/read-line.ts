import { el } from '../commerce-ml.language.ts'
import { offerId } from '../offers.ts'
import { childOf, childrenOf, textOf, type XmlElement } from '../xml-element.ts'
import { requisite, requisiteKey, sale, saleWords } from './read-words.language.ts'

/** `isIncluded` null: not said. */
export type SaleTax = { isIncluded: boolean | null; rate: string; sum: string }

/** A line of a document. Numbers are as written: only their use decides what a wrong one costs. */
export type SaleLine = {
  line: number
  id: string
  isService: boolean
  quantity: string
  /** Pieces per unit. */
  factor: string
  price: string
  sum: string
  tax: SaleTax | null
}

const LONGEST = 500
/** Trimmed text, cut to a length that no field of ours reaches. */
export const shortText = (element: XmlElement | undefined, name?: string): string =>
  textOf(element, name).slice(0, LONGEST)

/** A yes or no; null for anything else. */
export const flagOf = (text: string): boolean | null => {
  if (saleWords.yes.test(text)) return true
  return saleWords.no.test(text) ? false : null
}

/** Requisites by `requisiteKey`, without empty ones. */
export const readRequisites = (element: XmlElement): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(element, el.requisites)
      .flatMap((list) => childrenOf(list, el.requisite))
      .map((one) => [requisiteKey(shortText(one, el.name)), shortText(one, el.value)] as const)
      .filter(([name, value]) => name !== '' && value !== ''),
  )

/** The VAT of a line or a document. */
export const readTax = (element: XmlElement): SaleTax | null => {
  const tax = childOf(childOf(element, sale.taxes), el.tax)
  const rates = childOf(childOf(element, el.taxRates), el.taxRate)
  const rate = shortText(tax, el.rate) || shortText(rates, el.rate)
  if (!tax && rate === '') return null
  return {
    isIncluded: flagOf(textOf(tax, el.taxIncluded)),
    rate,
    sum: shortText(tax, sale.sum),
  }
}

export const readLine = (element: XmlElement): SaleLine => {
  const id = offerId(element)
  const requisites = readRequisites(element)
  const kinds = requisite.goodKinds.map((name) => requisites.get(name) ?? '')
  return {
    line: element.line,
    id: id.slice(0, LONGEST),
    isService:
      saleWords.serviceId.test(id) || kinds.some((kind) => saleWords.service.test(kind.trim())),
    quantity: shortText(element, el.quantity),
    factor: shortText(element, el.factor),
    price: shortText(element, el.unitPrice),
    sum: shortText(element, sale.sum),
    tax: readTax(element),
  }
}
