import { readDecimal, readStock } from '@isp/contract/loaded-numbers'
import { kopecksOf } from '@isp/contract/roubles'
import { hundredthsOf, unitPriceOf } from '@isp/contract/unit-price'
import { readBarCodes } from './bar-codes.ts'
import { attribute, el } from './commerce-ml.language.ts'
import { currencyCode } from './currency-code.ts'
import { exportMessages as messages } from './export.messages.ts'
import { isDeleted, readId } from './flags.ts'
import { ExportRefusal, type Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import type { Survey } from './survey.types.ts'
import {
  attributeOf,
  childOf,
  childrenOf,
  idOf,
  isEmptyElement,
  spellId,
  textOf,
  type XmlElement,
} from './xml-element.ts'

export type ExportPrice = {
  priceTypeId: string
  amount: number | string
  addsVat: boolean
  /** ISO 4217 if amounts are hundredths of a foreign currency; null: kopecks. */
  currency: string | null
  /** Prices by minimum quantity (D49), ascending. */
  steps: { quantity: number; amount: number | string }[]
}
/** `warehouseId` null: the export does not name the warehouse. */
export type ExportRest = { warehouseId: string | null; quantity: number }
export type ExportOffer = {
  id: string
  name: string
  article: string
  traits: { name: string; value: string }[]
  /** Null: the export says nothing of them. */
  barCodes: string[] | null
  /** Marked so: a variant is no longer sold; a good without variants has neither prices nor stock. */
  isDeleted: boolean
  /** Null: the offer contains no prices, or no stock. */
  prices: ExportPrice[] | null
  rests: ExportRest[] | null
}

const QUANTITY = 2_000_000_000
const PRICE = 1e15
/** In hundredths: ten million units of the currency. Multiplied by any rate this is still a valid number of kopecks. */
const FOREIGN_PRICE = 1e9

/** `rates`: codes of the currencies with a known rate. */
export type OfferReading = {
  survey: Survey
  remarks: Remarks
  file: string
  rates: ReadonlySet<string>
}

const at = (element: XmlElement, file: string): Place => ({
  file,
  line: element.line,
  element: element.name,
})

const readNumber = (text: string, place: Place): string => {
  const decimal = readDecimal(text)
  if (decimal === null) throw new ExportRefusal(messages.notANumber(text.slice(0, 40)), place)
  return decimal
}

/** Reads a stock as the number of whole pieces that can be sold. */
const readQuantity = (text: string, place: Place, remarks: Remarks): number => {
  if (text.trim() === '') return 0
  const { pieces, note } = readStock(readNumber(text, place))
  if (note) remarks.add(messages[note], place)
  if (pieces > QUANTITY) throw new ExportRefusal(messages.numberTooLarge(text), place)
  return pieces
}

type NamedPrice = Omit<ExportPrice, 'steps'> & { from: number }

const MAX_STEPS = 20

/** The minimum quantity in pieces: the export states it in the price's own units. */
const firstQuantity = (element: XmlElement, factor: string, place: Place): number => {
  const text = textOf(element, el.minimum)
  if (text === '') return 1
  const quantity = Math.ceil(Number(readNumber(text, place)) * Number(factor))
  if (quantity > QUANTITY) throw new ExportRefusal(messages.numberTooLarge(text), place)
  return Math.max(1, quantity)
}

const readPrice = (element: XmlElement, reading: OfferReading): NamedPrice | null => {
  const { survey, remarks, file, rates } = reading
  const place = at(element, file)
  const text = textOf(element, el.unitPrice)
  if (text === '') return null
  const typeId = idOf(element, el.priceTypeId)
  if (typeId === '') {
    remarks.add(messages.priceWithoutType, place)
    return null
  }
  const priceTypeId = readId(typeId, el.priceTypeId, place)
  const decimal = readNumber(text, {
    ...place,
    line: childOf(element, el.unitPrice)?.line ?? place.line,
    element: el.unitPrice,
  })
  const type = survey.priceTypes.get(priceTypeId)
  const currencyName = textOf(element, el.currency) || type?.currency || ''
  const currency = currencyCode(currencyName)
  if (currency === undefined) {
    remarks.add(messages.unknownCurrency(currencyName.slice(0, 20)), place)
    return null
  }
  if (currency !== null && !rates.has(currency))
    remarks.add(messages.foreignCurrency(currency), place)
  const factor = readDecimal(textOf(element, el.factor)) ?? '1'
  const unitPrice = unitPriceOf(decimal, factor)
  const hundredths = kopecksOf(unitPrice)
  if (hundredths <= 0) {
    remarks.add(decimal.startsWith('-') ? messages.priceBelowZero : messages.zeroPrice, place)
    return null
  }
  if (hundredths > (currency === null ? PRICE : FOREIGN_PRICE))
    throw new ExportRefusal(messages.numberTooLarge(text), place)
  const addsVat = type?.hasVat === false
  // a price to which VAT or a rate is still applied is rounded only then: rounding twice could change it by a kopeck
  const isRounded = currency === null && !addsVat
  const amount = isRounded ? hundredths : hundredthsOf(unitPrice)
  return { priceTypeId, amount, addsVat, currency, from: firstQuantity(element, factor, place) }
}

/**
 * Prices of one type: the price of one unit and those by quantity. Without the former the good cannot be sold singly,
 * so the type has no price.
 */
const withSteps = (
  prices: ReadonlyMap<number, NamedPrice>,
  remarks: Remarks,
  place: Place,
): ExportPrice | null => {
  const [one, ...others] = [...prices.values()].toSorted((a, b) => a.from - b.from)
  if (!one) return null
  if (one.from > 1) {
    remarks.add(messages.ladderPrice, place)
    return null
  }
  const same = others.filter(({ currency }) => currency === one.currency)
  if (same.length < others.length) remarks.add(messages.mixedLadder, place)
  if (same.length > MAX_STEPS) remarks.add(messages.longLadder, place)
  const steps = same.slice(0, MAX_STEPS).map(({ from: quantity, amount }) => ({ quantity, amount }))
  const { priceTypeId, amount, addsVat, currency } = one
  return { priceTypeId, amount, addsVat, currency, steps }
}

const readPrices = (offer: XmlElement, context: OfferReading): ExportPrice[] | null => {
  const lists = childrenOf(offer, el.prices)
  const [list] = lists
  if (!list) return null
  const types = new Map<string, Map<number, NamedPrice>>()
  for (const element of lists.flatMap((one) => childrenOf(one, el.price))) {
    if (isEmptyElement(element)) {
      context.remarks.add(messages.emptyElement(el.price), at(element, context.file))
      continue
    }
    const price = readPrice(element, context)
    if (!price) continue
    const { priceTypeId, from } = price
    const prices = types.get(priceTypeId) ?? new Map<number, NamedPrice>()
    if (prices.has(from)) context.remarks.add(messages.anotherUnit, at(element, context.file))
    else types.set(priceTypeId, prices.set(from, price))
  }
  return [...types.values()].flatMap(
    (prices) => withSteps(prices, context.remarks, at(list, context.file)) ?? [],
  )
}

const placesOf = (offer: XmlElement): XmlElement[] => [
  ...childrenOf(offer, el.warehouse),
  ...childrenOf(offer, el.warehouses).flatMap((list) => {
    const inside = childrenOf(list, el.warehouse)
    return inside.length > 0 ? inside : [list]
  }),
]

const readRests = (offer: XmlElement, { remarks, file }: OfferReading): ExportRest[] | null => {
  const byWarehouse = new Map<string | null, number>()
  let isSaid = false
  const add = (warehouseId: string | null, text: string, element: XmlElement): void => {
    isSaid = true
    const sum = (byWarehouse.get(warehouseId) ?? 0) + readQuantity(text, at(element, file), remarks)
    byWarehouse.set(warehouseId, Math.min(sum, QUANTITY))
  }
  /** Elements that are not empty; empty ones are reported. */
  const filled = (elements: readonly XmlElement[]): XmlElement[] =>
    elements.filter((element) => {
      const isEmpty = isEmptyElement(element)
      if (isEmpty) remarks.add(messages.emptyElement(element.name), at(element, file))
      return !isEmpty
    })
  const placeOf = (id: string, element: XmlElement): string | null =>
    id === '' ? null : readId(id, element.name, at(element, file))
  // <Склад ИдСклада КоличествоНаСкладе/> in packages, <Склады …/> in their changes, or the same as elements
  for (const element of filled(placesOf(offer))) {
    const id =
      spellId(attributeOf(element, attribute.warehouseId)) ||
      idOf(element, attribute.warehouseId) ||
      idOf(element, el.id)
    const quantity =
      attributeOf(element, attribute.warehouseQuantity) ||
      textOf(element, attribute.warehouseQuantity) ||
      textOf(element, el.quantity)
    add(placeOf(id, element), quantity, element)
  }
  // <Остатки><Остаток><Склад><Ид/><Количество/></Склад></Остаток></Остатки>, or a quantity alone
  const rests = childOf(offer, el.rests)
  if (rests) isSaid = true
  for (const rest of childrenOf(rests, el.rest)) {
    const places = filled(childrenOf(rest, el.warehouse))
    for (const place of places)
      add(placeOf(idOf(place, el.id), place), textOf(place, el.quantity), place)
    if (places.length === 0 && childOf(rest, el.quantity))
      add(null, textOf(rest, el.quantity), rest)
  }
  const total = childOf(offer, el.quantity)
  if (total && byWarehouse.size === 0) add(null, textOf(total), total)
  return isSaid
    ? [...byWarehouse].map(([warehouseId, quantity]) => ({ warehouseId, quantity }))
    : null
}

const NO_CHARACTERISTIC = /^[0-]*$/

/** `good#characteristic`, also where the characteristic is in an element of its own. */
export const offerId = (offer: XmlElement): string => {
  const id = idOf(offer, el.id)
  const characteristic = idOf(offer, el.characteristicId)
  const isApart = id !== '' && !id.includes('#') && !NO_CHARACTERISTIC.test(characteristic)
  return isApart ? `${id}#${characteristic}` : id
}

/**
 * Reads an offer of the export; null for one that has neither an id nor anything to load.
 * @throws ExportRefusal for prices or stock without an id, and for a malformed number
 */
export const readOffer = (offer: XmlElement, reading: OfferReading): ExportOffer | null => {
  const { file, remarks } = reading
  const place = at(offer, file)
  const prices = readPrices(offer, reading)
  const rests = readRests(offer, reading)
  const deleted = isDeleted(offer)
  const isLoadable = Boolean(prices?.length) || rests?.some(({ quantity }) => quantity > 0)
  const id = offerId(offer)
  if (id === '' && !isLoadable) {
    const isEmpty = isEmptyElement(offer)
    remarks.add(isEmpty ? messages.emptyElement(el.offer) : messages.offerWithoutId, place)
    return null
  }
  return {
    id: readId(id, el.id, place),
    name: textOf(offer, el.name),
    article: textOf(offer, el.article),
    traits: childrenOf(childOf(offer, el.traits), el.trait).flatMap((trait) => {
      const name = textOf(trait, el.name)
      const value = textOf(trait, el.value)
      return name && value ? [{ name, value }] : []
    }),
    barCodes: deleted ? null : readBarCodes(offer, { remarks, place }),
    isDeleted: deleted,
    prices: deleted ? [] : prices,
    rests: deleted ? [] : rests,
  }
}
