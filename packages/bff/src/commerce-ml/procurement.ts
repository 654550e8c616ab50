import { el, words } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import { textOf, type XmlElement } from './xml-element.ts'

/** Fields required for purchases by 44-ФЗ and 223-ФЗ. */
export type ExportProcurement = {
  originCountry: string | null
  okpd2: string | null
  registerNumber: string | null
}

const OKPD2 = /^\d{2}(\.\d{1,2}(\.\d{1,2}(\.\d{3})?)?)?$/
const REGISTER_NUMBER = 60
const COUNTRY = 120

type Context = {
  /** Text of a requisite or property of the good with such a name; empty if there is none. */
  called: (name: RegExp) => string
  remarks: Remarks
  place: Place
}

/** Reads the fields from requisites or properties of the good; the country also from its own element. */
export const readProcurement = (
  good: XmlElement,
  { called, remarks, place }: Context,
): ExportProcurement => {
  const okpd2 = called(words.okpd2)
  if (okpd2 !== '' && !OKPD2.test(okpd2)) remarks.add(messages.wrongOkpd2, place)
  const registerNumber = called(words.registerNumber)
  if (registerNumber.length > REGISTER_NUMBER) remarks.add(messages.longRegisterNumber, place)
  const country = textOf(good, el.country) || called(words.originRequisite)
  return {
    originCountry: country.slice(0, COUNTRY).trim() || null,
    okpd2: OKPD2.test(okpd2) ? okpd2 : null,
    registerNumber: registerNumber.length > REGISTER_NUMBER ? null : registerNumber || null,
  }
}
