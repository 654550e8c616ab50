import { attribute, el, words } from './commerce-ml.language.ts'
import { readDecimal, shiftToKopecks, toKopecks } from './decimal.ts'
import { exportMessages as messages } from './export.messages.ts'
import { readId } from './flags.ts'
import { ExportRefusal, type Place } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import type { Survey } from './survey.types.ts'
import { childOf, childrenOf, isEmptyElement, textOf, type XmlElement } from './xml-element.ts'

export type ExportPrice = {
  priceTypeId: string
  amount: number | string
  addsVat: boolean
  /** Prices from so many pieces on (D49), in ascending order. */
  steps: { quantity: number; amount: number | string }[]
}
/** `warehouseId` null: the export does not say where. */
export type ExportRest = { warehouseId: string | null; quantity: number }
export type ExportOffer = {
  id: string
  name: string
  article: string
  traits: { name: string; value: string }[]
  /** Null: the offer does not speak of prices, or of stock. */
  prices: ExportPrice[] | null
  rests: ExportRest[] | null
}

const QUANTITY = 2_000_000_000
const PRICE = 1e15

type Context = { survey: Survey; remarks: Remarks; file: string }

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

/** Pieces that can be sold: whole ones, and none where the books are below zero. */
const readQuantity = (text: string, place: Place): number => {
  if (text.trim() === '') return 0
  const quantity = Math.max(0, Math.floor(Number(readNumber(text, place))))
  if (quantity > QUANTITY) throw new ExportRefusal(messages.numberTooLarge(text), place)
  return quantity
}

type NamedPrice = Omit<ExportPrice, 'steps'> & { from: number }

const MAX_STEPS = 20

/** From how many pieces on: the minimum is one of the price's own units. */
const firstQuantity = (element: XmlElement, factor: string, place: Place): number => {
  const text = textOf(element, el.minimum)
  if (text === '') return 1
  const quantity = Math.ceil(Number(readNumber(text, place)) * Number(factor))
  if (quantity > QUANTITY) throw new ExportRefusal(messages.numberTooLarge(text), place)
  return Math.max(1, quantity)
}

const readPrice = (element: XmlElement, { survey, remarks, file }: Context): NamedPrice | null => {
  const place = at(element, file)
  const priceTypeId = readId(textOf(element, el.priceTypeId), el.priceTypeId, place)
  const text = textOf(element, el.unitPrice)
  if (text === '') return null
  const roubles = readNumber(text, {
    ...place,
    line: childOf(element, el.unitPrice)?.line ?? place.line,
    element: el.unitPrice,
  })
  const type = survey.priceTypes.get(priceTypeId)
  const currency = textOf(element, el.currency) || type?.currency || ''
  if (currency !== '' && !words.roubles.test(currency)) {
    remarks.add(messages.foreignCurrency(currency.slice(0, 20)), place)
    return null
  }
  const factor = readDecimal(textOf(element, el.factor)) ?? '1'
  const amount = toKopecks(roubles, factor)
  if (amount <= 0) return null
  if (amount > PRICE) throw new ExportRefusal(messages.numberTooLarge(text), place)
  const addsVat = type?.hasVat === false
  // VAT comes on top of the exact sum: rounded twice it would be a kopeck off.
  const exact = addsVat && Number(factor) === 1 ? shiftToKopecks(roubles) : amount
  return { priceTypeId, amount: exact, addsVat, from: firstQuantity(element, factor, place) }
}

/** Prices of one type: that of one unit, and those from a quantity on. Without the first there is nothing to sell one at. */
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
  if (others.length > MAX_STEPS) remarks.add(messages.longLadder, place)
  const steps = others
    .slice(0, MAX_STEPS)
    .map(({ from: quantity, amount }) => ({ quantity, amount }))
  const { priceTypeId, amount, addsVat } = one
  return { priceTypeId, amount, addsVat, steps }
}

const readPrices = (offer: XmlElement, context: Context): ExportPrice[] | null => {
  const list = childOf(offer, el.prices)
  if (!list) return null
  const types = new Map<string, Map<number, NamedPrice>>()
  for (const element of childrenOf(list, el.price)) {
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

const readRests = (offer: XmlElement, { remarks, file }: Context): ExportRest[] | null => {
  const byWarehouse = new Map<string | null, number>()
  let isSaid = false
  const add = (warehouseId: string | null, text: string, element: XmlElement): void => {
    isSaid = true
    const sum = (byWarehouse.get(warehouseId) ?? 0) + readQuantity(text, at(element, file))
    byWarehouse.set(warehouseId, Math.min(sum, QUANTITY))
  }
  /** Those that say something; the others are noted. */
  const filled = (elements: readonly XmlElement[]): XmlElement[] =>
    elements.filter((element) => {
      const isEmpty = isEmptyElement(element)
      if (isEmpty) remarks.add(messages.emptyElement(element.name), at(element, file))
      return !isEmpty
    })
  // <Склад ИдСклада КоличествоНаСкладе/>, or the same as elements
  for (const element of filled(childrenOf(offer, el.warehouse))) {
    const id = element.attributes[attribute.warehouseId] ?? textOf(element, attribute.warehouseId)
    const quantity =
      element.attributes[attribute.warehouseQuantity] ??
      textOf(element, attribute.warehouseQuantity)
    add(
      readId(id.trim() || textOf(element, el.id), attribute.warehouseId, at(element, file)),
      quantity || textOf(element, el.quantity),
      element,
    )
  }
  // <Остатки><Остаток><Склад><Ид/><Количество/></Склад></Остаток></Остатки>, or a quantity alone
  const rests = childOf(offer, el.rests)
  if (rests) isSaid = true
  for (const rest of childrenOf(rests, el.rest)) {
    const places = filled(childrenOf(rest, el.warehouse))
    for (const place of places)
      add(readId(textOf(place, el.id), el.id, at(place, file)), textOf(place, el.quantity), place)
    if (places.length === 0 && childOf(rest, el.quantity))
      add(null, textOf(rest, el.quantity), rest)
  }
  const total = childOf(offer, el.quantity)
  if (total && byWarehouse.size === 0) add(null, textOf(total), total)
  return isSaid
    ? [...byWarehouse].map(([warehouseId, quantity]) => ({ warehouseId, quantity }))
    : null
}

/**
 * An offer as the export tells it; null for one that has neither an id nor anything to load.
 * @throws ExportRefusal for prices or stock without an id, and for a number that is none
 */
export const readOffer = (
  offer: XmlElement,
  file: string,
  survey: Survey,
  remarks: Remarks,
): ExportOffer | null => {
  const place = at(offer, file)
  const prices = readPrices(offer, { survey, remarks, file })
  const rests = readRests(offer, { survey, remarks, file })
  const isLoadable = Boolean(prices?.length) || rests?.some(({ quantity }) => quantity > 0)
  if (textOf(offer, el.id) === '' && !isLoadable) {
    const isEmpty = isEmptyElement(offer)
    remarks.add(isEmpty ? messages.emptyElement(el.offer) : messages.offerWithoutId, place)
    return null
  }
  return {
    id: readId(textOf(offer, el.id), el.id, place),
    name: textOf(offer, el.name),
    article: textOf(offer, el.article),
    traits: childrenOf(childOf(offer, el.traits), el.trait).flatMap((trait) => {
      const name = textOf(trait, el.name)
      const value = textOf(trait, el.value)
      return name && value ? [{ name, value }] : []
    }),
    prices,
    rests,
  }
}
