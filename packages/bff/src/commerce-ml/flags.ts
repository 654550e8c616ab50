import { attribute, el, words } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import { ExportRefusal, type Place } from './refusal.ts'
import { attributeOf, textOf, type XmlElement } from './xml-element.ts'

/** Reads a yes or no; gives `missing` for an empty text. @throws ExportRefusal for any other word */
export const readFlag = (
  name: string,
  text: string | undefined,
  missing: boolean,
  place: Place,
): boolean => {
  const word = text?.trim() ?? ''
  if (word === '') return missing
  if (words.yes.test(word)) return true
  if (words.no.test(word)) return false
  throw new ExportRefusal(messages.wrongBoolean(name, word), place)
}

const ID = 200

/** @throws ExportRefusal when the id is missing or malformed */
export const readId = (text: string, name: string, place: Place): string => {
  if (text === '') throw new ExportRefusal(messages.missing(name), place)
  if (text.length > ID) throw new ExportRefusal(messages.idTooLong(ID), place)
  return text
}

/** Whether a good or an offer is marked as deleted. */
export const isDeleted = (element: XmlElement): boolean =>
  words.deleted.test(attributeOf(element, attribute.status)) ||
  words.deleted.test(textOf(element, el.status)) ||
  words.yes.test(textOf(element, el.deletionMark))
