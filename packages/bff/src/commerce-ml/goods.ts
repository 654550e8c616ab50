import { readMoment } from '@isp/contract/loaded-days'
import { isEmptyReference } from '@isp/contract/loaded-ids'
import { readDecimal, readVatRate } from '@isp/contract/loaded-numbers'
import { readBarCodes } from './bar-codes.ts'
import { attribute, defaults, el, unitsByCode, words } from './commerce-ml.language.ts'
import { describeAsText } from './description.ts'
import { exportMessages as messages } from './export.messages.ts'
import { isDeleted, readId } from './flags.ts'
import { type ExportProcurement, readProcurement } from './procurement.ts'
import type { Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import type { ExportProperty, Survey } from './survey.types.ts'
import {
  attributeOf,
  childOf,
  childrenOf,
  idOf,
  isEmptyElement,
  markupOf,
  spellId,
  textOf,
  type XmlElement,
} from './xml-element.ts'

export type ExportGood = {
  id: string
  isDeleted: boolean
  name: string
  article: string
  /** The first group; null without one. */
  groupId: string | null
  brand: { id: string; name: string } | null
  description: string | null
  unit: string
  vatRate: number
  pictures: string[]
  /** Null: the export says nothing of them. */
  barCodes: string[] | null
  values: ExportValue[]
} & ExportProcurement

/**
 * With several values: a text has all of them joined, and `first` is the first one; a number is the first one, and
 * `all` has all as a text.
 */
type ExportValue = {
  propertyId: string
  value: PropertyValue
  all?: string
  first?: string
}
type PropertyValue = number | string | boolean

const NAME = 1000
const ARTICLE = 200
const VAT = 22
const GUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

type Context = { survey: Survey; remarks: Remarks; place: Place }

const requisiteOf = (good: XmlElement, name: RegExp): XmlElement | undefined =>
  childrenOf(childOf(good, el.requisites), el.requisite).find((found) =>
    name.test(textOf(found, el.name)),
  )

const requisite = (good: XmlElement, name: RegExp): string =>
  textOf(requisiteOf(good, name), el.value)

const readName = (good: XmlElement, article: string, { remarks, place }: Context): string => {
  const name = textOf(good, el.name) || requisite(good, words.fullNameRequisite) || article
  const line = name.replace(/\s+/g, ' ')
  if (line.length <= NAME) return line
  remarks.add(messages.longName, place)
  return `${line.slice(0, NAME - 1)}…`
}

/** The article, else the code in 1C, the barcode, or the beginning of the id: buyers need something to order by. */
const readArticle = (good: XmlElement, id: string, { remarks, place }: Context): string => {
  const given = textOf(good, el.article) || requisite(good, words.articleRequisite)
  if (given !== '') return given.slice(0, ARTICLE)
  remarks.add(messages.noArticle, place)
  const other =
    textOf(good, el.code) || requisite(good, words.codeRequisite) || textOf(good, el.barcode)
  return (other || id.slice(0, 8)).slice(0, ARTICLE)
}

const readUnit = (good: XmlElement, { units }: Survey): string => {
  const unit = childOf(good, el.baseUnit)
  const text = textOf(unit)
  const code = attributeOf(unit, attribute.code) || (/^\d+$/.test(text) ? text : '')
  const named = unitsByCode.get(code) ?? units.get(code) ?? units.get(spellId(text))
  const word = /^\d*$/.test(text) ? attributeOf(unit, attribute.fullName).toLowerCase() : text
  return ((named ?? word) || defaults.unit).replace(/\.$/, '').slice(0, 30)
}

const readVat = (good: XmlElement, { remarks, place }: Context): number => {
  const rates = childrenOf(childOf(good, el.taxRates), el.taxRate)
  const vat = rates.find((rate) => words.vat.test(textOf(rate, el.name))) ?? rates[0]
  const text = textOf(vat, el.rate)
  if (text === '') return VAT
  const read = readVatRate(text)
  if (read !== null) return read
  remarks.add(messages.wrongVat, place)
  return VAT
}

/** The maker, else the first value of a property with a name like «brand». */
const readBrand = (
  good: XmlElement,
  values: ExportGood['values'],
  { survey }: Context,
): ExportGood['brand'] => {
  const maker = childOf(good, el.maker)
  const given = (textOf(maker, el.name) || textOf(maker)).slice(0, NAME)
  const name = given || (brandValue(values, survey) ?? '').slice(0, NAME)
  if (name === '') return null
  const id = (given && idOf(maker, el.id)) || `name:${name.toLowerCase()}`
  return { id: id.slice(0, ARTICLE), name }
}

const brandValue = (values: ExportGood['values'], { properties }: Survey): string | undefined => {
  for (const called of words.brandProperties) {
    const found = values.find(({ propertyId, value }) => {
      const name = properties.get(propertyId)?.name ?? ''
      return typeof value === 'string' && called.test(name)
    })
    if (found) return String(found.first ?? found.value)
  }
  return undefined
}

/** The text of the first property with such a name. */
const textValue = (
  values: ExportGood['values'],
  { properties }: Survey,
  called: RegExp,
): string => {
  const found = values.find(({ propertyId }) => called.test(properties.get(propertyId)?.name ?? ''))
  return found === undefined ? '' : String(found.first ?? found.value).trim()
}

/** The date in readable form; null for the empty date of 1C. */
const readTime = (text: string): string | null => {
  const read = readMoment(text)
  if (read === 'none') return null
  if (typeof read === 'string') return text
  const [day = '', clock = ''] = read.moment.split('T')
  const date = day.split('-').toReversed().join('.')
  return clock === '00:00:00' ? date : `${date} ${clock.slice(0, 5)}`
}

const readValue = (
  text: string,
  property: ExportProperty,
  { remarks, place }: Context,
): PropertyValue | null => {
  if (property.kind === 'number') {
    const decimal = readDecimal(text)
    if (decimal === null) remarks.add(messages.notNumericProperty, place)
    return decimal === null ? null : Number(decimal)
  }
  if (property.kind === 'boolean') {
    if (words.yes.test(text)) return true
    return words.no.test(text) ? false : null
  }
  const choice = property.choices.get(spellId(text))
  if (choice !== undefined) return choice
  if (isEmptyReference(text)) return null
  if (!GUID.test(text)) return property.isTime ? readTime(text) : text
  remarks.add(messages.unknownChoice, place)
  return null
}

/** Texts of properties by id, written in one element or in several. */
const textsOf = (good: XmlElement): Map<string, { texts: string[]; element: XmlElement }> => {
  const byProperty = new Map<string, { texts: string[]; element: XmlElement }>()
  for (const element of childrenOf(childOf(good, el.propertyValues), el.propertyValue)) {
    const propertyId = idOf(element, el.id)
    const given = childrenOf(element, el.value)
    const texts = (given.length > 0 ? given : childrenOf(element, el.choiceId))
      .flatMap((value) => (value.children.length > 0 ? value.children : [value]))
      .map((value) => textOf(value).replace(/\s+/g, ' '))
      .filter((text) => text !== '')
    if (texts.length === 0) continue
    const known = byProperty.get(propertyId)
    if (known) known.texts.push(...texts)
    else byProperty.set(propertyId, { texts, element })
  }
  return byProperty
}

/**
 * A product has one value per property in the catalogue: several values are joined to a text, which a number property
 * gets as an additional property.
 */
const readValues = (good: XmlElement, context: Context): ExportGood['values'] =>
  [...textsOf(good)].flatMap(([propertyId, { texts, element }]) => {
    const place = { ...context.place, line: element.line, element: element.name }
    const property = context.survey.properties.get(propertyId)
    if (!property) {
      context.remarks.add(messages.unknownProperty, place)
      return []
    }
    const values = texts.flatMap((text) => readValue(text, property, { ...context, place }) ?? [])
    const [first, ...others] = new Set(values)
    if (first === undefined) return []
    if (others.length === 0) return [{ propertyId, value: first }]
    const isText = typeof first === 'string'
    context.remarks.add(isText ? messages.severalValues : messages.severalNumbers, place)
    const all = [first, ...others].map(asText).join(', ')
    return [isText ? { propertyId, value: all, first } : { propertyId, value: first, all }]
  })

const asText = (value: PropertyValue): string => {
  if (typeof value === 'boolean') return messages.yesOrNo(value)
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

/**
 * Reads a good of the export; null when it is empty or has neither a name nor an article.
 * @throws ExportRefusal for a good without an id
 */
export const readGood = (
  good: XmlElement,
  file: string,
  survey: Survey,
  remarks: Remarks,
): ExportGood | null => {
  const place: Place = { file, line: good.line, element: good.name }
  const context: Context = { survey, remarks, place }
  if (isEmptyElement(good)) {
    remarks.add(messages.emptyElement(el.good), place)
    return null
  }
  const id = readId(idOf(good, el.id), el.id, place)
  const deleted = isDeleted(good)
  const isNameless =
    textOf(good, el.name) === '' &&
    textOf(good, el.article) === '' &&
    requisite(good, words.fullNameRequisite) === ''
  if (isNameless && !deleted) {
    remarks.add(messages.noName, place)
    return null
  }
  const article = deleted ? '' : readArticle(good, id, context)
  const values = readValues(good, context)
  const html =
    markupOf(good, el.description) || markupOf(requisiteOf(good, words.htmlRequisite), el.value)
  return {
    id,
    isDeleted: deleted,
    name: readName(good, article, context),
    article,
    groupId: idOf(childOf(good, el.groups), el.id) || null,
    brand: readBrand(good, values, context),
    description: describeAsText(html),
    unit: readUnit(good, survey),
    vatRate: readVat(good, context),
    pictures: childrenOf(good, el.picture)
      .map((picture) => textOf(picture))
      .filter((path) => path !== ''),
    barCodes: deleted ? null : readBarCodes(good, context),
    values,
    ...readProcurement(good, {
      called: (name) => requisite(good, name) || textValue(values, survey, name),
      remarks,
      place,
    }),
  }
}
