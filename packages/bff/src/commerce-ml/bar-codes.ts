import { barCodeKey, gtinOf } from '@isp/contract/gtin'
import { el, words } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-element.ts'

const SEPARATOR = /[,;|\n]/

/**
 * Bar codes of a good or an offer, from its own elements and its requisites; null when it says nothing of them. A code
 * that is no GTIN is a number of the seller's own.
 */
export const readBarCodes = (
  element: XmlElement,
  { remarks, place }: { remarks: Remarks; place: Place },
): string[] | null => {
  const given = [
    ...childrenOf(element, el.barcode),
    ...childrenOf(childOf(element, el.barcodes), el.barcode),
  ].map((code) => textOf(code) || textOf(code, el.value))
  const named = childrenOf(childOf(element, el.requisites), el.requisite)
    .filter((requisite) => words.barcodeRequisite.test(textOf(requisite, el.name)))
    .map((requisite) => textOf(requisite, el.value))
  const texts = [...given, ...named]
  if (texts.length === 0) return null
  const codes = texts
    .flatMap((text) => text.split(SEPARATOR))
    .filter((text) => text.trim() !== '')
    .flatMap((text) => {
      const code = barCodeKey(text)
      if (code === null) remarks.add(messages.unreadableBarCode, place)
      else if (gtinOf(code) === null) remarks.add(messages.ownBarCode, place)
      return code ?? []
    })
  return [...new Set(codes)]
}
