import type { ExcelReasonCode } from '@isp/contract'
import { MAX_QUANTITY } from '@isp/contract/limits'
import { quantityWords as words } from './quantity.messages.ts'

type Unit = keyof typeof words.units

/** `unit`: in what it was counted, where that was said. */
export type Quantity = { value: number; unit: Unit | null } | { reason: ExcelReasonCode }

const any = (list: readonly string[]): string => `(?:${list.join('|')})`
const UNIT = any(Object.values(words.units).flat())
const MULTIPLE = any(words.multiples.map(([word]) => word))
const NUMBER = String.raw`\d[\d\s]*(?:[.,]\d+)?`
const COUNT = String.raw`\d{1,6}`
/** No letter or digit of the same word or number beside it. */
const START = String.raw`(?<![\p{L}\d.,/-])`
const END = String.raw`\.?(?![\p{L}\d]|[/-]\d)`

/** Amounts of more than one number or word: «5 тыс. шт», «2 упаковки по 10», «10 шт/уп - 3 уп». */
const spelled = [
  String.raw`(?<times>${COUNT}(?:[.,]\d{1,3})?)\s?(?<multiple>${MULTIPLE})\.?(?:\s(?<ofMultiple>${UNIT}))?`,
  String.raw`(?<packs>${COUNT})\s?${UNIT}\.?\s${words.each}\s(?<each>${COUNT})(?:\s?(?<ofEach>${UNIT}))?`,
  String.raw`(?<inPack>${COUNT})\s?(?<ofInPack>${UNIT})\.?\s?[/в]\s?${UNIT}\.?\s?[-–—xх×*,]?\s?(?<packsAfter>${COUNT})\s?${UNIT}`,
].join('|')
const SPELLED = new RegExp(`${START}(?:${spelled})${END}`, 'giu')

const numberOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

const unitOf = (text: string | undefined): Unit | null => {
  if (text === undefined) return null
  const found = Object.entries(words.units).find(([, list]) =>
    new RegExp(`^${any(list)}$`, 'iu').test(text),
  )
  return (found?.[0] as Unit | undefined) ?? null
}

const multipleOf = (text: string): number =>
  words.multiples.find(([word]) => new RegExp(`^${word}$`, 'iu').test(text))?.[1] ?? 1

/** Amounts that take more than one number or word, as plain ones: «2 упаковки по 10» is «20 шт». */
export const withPlainAmounts = (text: string): string =>
  text.replace(SPELLED, (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>
    const { times, multiple, packs, each, inPack, packsAfter } = groups
    const unit = groups['ofMultiple'] ?? groups['ofEach'] ?? groups['ofInPack'] ?? words.pieces
    if (times && multiple) {
      return `${Number((numberOf(times) * multipleOf(multiple)).toPrecision(15))} ${unit}`
    }
    return `${numberOf(packs ?? inPack ?? '') * numberOf(each ?? packsAfter ?? '')} ${unit}`
  })

/** «1 000», «5 шт.», «5,0», «1e9»: a number as people and tables write it, with a unit at most. */
const PLAIN = new RegExp(
  String.raw`^(?<number>[+-]?${NUMBER}(?:e[+-]?\d{1,3})?)\s*(?:(?<unit>${UNIT})|\p{L}{1,6})?\.?$`,
  'iu',
)
const MAX_LENGTH = 40

/** D21: a positive whole number, not absurdly large. */
export const readQuantity = (given: number | string | null): Quantity => {
  if (given === null || given === '') return { reason: 'NO_QUANTITY' }
  const read = typeof given === 'number' ? { value: given, unit: null } : readText(given)
  if (read === null || !Number.isFinite(read.value)) return { reason: 'QUANTITY_NOT_NUMBER' }
  if (read.value <= 0) return { reason: 'QUANTITY_TOO_SMALL' }
  if (read.value > MAX_QUANTITY) return { reason: 'QUANTITY_TOO_BIG' }
  return Number.isInteger(read.value) ? read : { reason: 'QUANTITY_NOT_WHOLE' }
}

const readText = (text: string): { value: number; unit: Unit | null } | null => {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return null
  const { number, unit } = PLAIN.exec(withPlainAmounts(trimmed))?.groups ?? {}
  return number === undefined ? null : { value: numberOf(number), unit: unitOf(unit) }
}

/** Whether an amount in this unit is an amount of goods that are sold in `sold`; of what nobody knows nothing is held against it. */
export const isSameUnit = (asked: Unit | null, sold: string): boolean => {
  const known = unitOf(sold.trim().replace(/\.$/, ''))
  return asked === null || known === null || asked === known
}
