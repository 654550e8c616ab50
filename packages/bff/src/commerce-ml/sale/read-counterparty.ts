import { el } from '../commerce-ml.language.ts'
import { childOf, spellId, type XmlElement } from '../xml-element.ts'
import { flagOf, shortText } from './read-line.ts'
import { sale } from './read-words.language.ts'

/** A counterparty of the accounting system; empty texts for what is not said. */
export type SaleCounterparty = {
  line: number
  id: string
  name: string
  inn: string
  kpp: string
  ogrn: string
  legalAddress: string
  isDeleted: boolean
}

export const readCounterparty = (element: XmlElement): SaleCounterparty => ({
  line: element.line,
  id: spellId(shortText(element, el.id)),
  name:
    shortText(element, el.name) ||
    shortText(element, sale.officialName) ||
    shortText(element, sale.fullName),
  inn: shortText(element, sale.taxNumber),
  kpp: shortText(element, sale.kpp),
  ogrn: shortText(element, sale.ogrn),
  legalAddress:
    shortText(childOf(element, sale.legalAddress), sale.presentation) ||
    shortText(childOf(element, el.address), sale.presentation),
  isDeleted: flagOf(shortText(element, el.deletionMark)) ?? false,
})
