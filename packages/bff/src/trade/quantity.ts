import type { ExcelReasonCode } from '@isp/contract'
import { MAX_QUANTITY } from '@isp/contract/limits'
import { isCouple, NUMERAL, readNumeral } from './numerals.ts'
import { quantityWords } from './quantity.messages.ts'
import { isSameWord } from './same-word.ts'

type Unit = keyof typeof quantityWords.units

/** `said`: the unit as written, if there is one; `unit`: its meaning, if known. */
export type Counted = { value: number; unit: Unit | null; said: string | null }
export type Quantity = Counted | { reason: ExcelReasonCode }

const any = (list: readonly string[]): string => `(?:${list.join('|')})`
/** Any unit of goods, as a fragment of a regular expression. */
export const UNIT = any(Object.values(quantityWords.units).flat())
/** Grouped thousands are on one line: «1 000». */
const NUMBER = String.raw`(?:\d{1,3}(?:[^\S\n]\d{3})+|\d+)(?:[.,]\d+)?`
const COUNT = String.raw`\d{1,6}`
/** No letter or digit of the same word or number is adjacent. */
const START = String.raw`(?<![\p{L}\d.,/-])`
const END = String.raw`\.?(?![\p{L}\d]|[/-][\p{L}\d])(?!(?:\s\d{1,3})?\s?${any(quantityWords.money)}(?!\p{L}))`

/**
 * Amounts of more than one number or word: «5 тыс. шт», «2 упаковки по 10», «10 шт/уп - 3 уп», «полторы сотни», «10
 * (десять) шт».
 */
const spelled = [
  String.raw`(?<packs>${COUNT})\s?${UNIT}\.?\s${quantityWords.each}\s(?<each>${COUNT})(?:\s?(?<ofEach>${UNIT}))?`,
  String.raw`(?<inPack>${COUNT})\s?(?<ofInPack>${UNIT})\.?\s?[/в]\s?${UNIT}\.?\s?[-–—xх×*,]?\s?(?<packsAfter>${COUNT})\s?${UNIT}`,
  String.raw`(?<figures>${COUNT})(?:\s?(?<ofFigures>${UNIT})\.?)?\s?\((?<inWords>${NUMERAL})\)(?:\s?(?<ofInWords>${UNIT}))?`,
  String.raw`(?<numeral>${NUMERAL})(?:\.?\s?(?<ofNumeral>${UNIT}))?`,
].join('|')
const SPELLED = new RegExp(`${START}(?:${spelled})${END}`, 'giu')

const numberOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

const unitMatchers = Object.entries(quantityWords.units).map(
  ([unit, list]) => [unit as Unit, new RegExp(`^${any(list)}$`, 'iu')] as const,
)

/** The unit that a word means; null: unknown. */
export const unitOf = (text: string): Unit | null =>
  unitMatchers.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const countedIn = (value: number, said: string | undefined): Counted => ({
  value,
  unit: said === undefined ? null : unitOf(said),
  said: said ?? null,
})

/** An amount of more than one number or word within a text. */
export type SpelledAmount = Counted & { at: number; text: string }

export const spelledAmounts = (text: string): SpelledAmount[] =>
  [...text.matchAll(SPELLED)].flatMap((match) => {
    const { packs, each, inPack, packsAfter, numeral, figures, inWords, ...of } = match.groups ?? {}
    const words = numeral ?? inWords
    const spelt = words === undefined ? null : readNumeral(words)
    const isAgreed = figures === undefined || numberOf(figures) === spelt
    const value = words
      ? spelt
      : numberOf(packs ?? inPack ?? '') * numberOf(each ?? packsAfter ?? '')
    const isOfPieces = words === undefined || isCouple(words)
    const said =
      of['ofNumeral'] ??
      of['ofInWords'] ??
      of['ofFigures'] ??
      of['ofEach'] ??
      of['ofInPack'] ??
      (isOfPieces ? quantityWords.pieces : undefined)
    return value === null || !isAgreed
      ? []
      : [{ ...countedIn(value, said), at: match.index, text: match[0] }]
  })

/** «1 000», «5 шт.», «5,0», «1e9»: a number as people and tables write it, with at most one word for its unit. */
const PLAIN = new RegExp(
  String.raw`^(?<number>[+-]?${NUMBER}(?:e[+-]?\d{1,3})?)\s*(?<said>${UNIT}|\p{L}[\p{L}\s.-]*?)?\.?$`,
  'iu',
)
const RANGE = new RegExp(
  String.raw`^(?:${quantityWords.from}\s)?${NUMBER}\s?(?:[-–—…]|\.{2,3}|${quantityWords.to}\s)\s?${NUMBER}\s?${UNIT}?\.?$`,
  'iu',
)
const MAX_LENGTH = 60

const readText = (text: string): Counted | null => {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return null
  const [spelt] = spelledAmounts(trimmed)
  if (spelt?.text === trimmed) {
    const { value, unit, said } = spelt
    return { value, unit, said }
  }
  const { number, said } = PLAIN.exec(trimmed)?.groups ?? {}
  return number === undefined ? null : countedIn(numberOf(number), said)
}

/** «10-15 шт»: the quantity is unclear. */
export const isRange = (text: string): boolean =>
  text.length <= MAX_LENGTH && RANGE.test(text.trim())

/** D21: a positive whole number, not absurdly large. */
export const readQuantity = (given: number | string | null): Quantity => {
  if (given === null || given === '') return { reason: 'NO_QUANTITY' }
  if (typeof given === 'string' && isRange(given)) return { reason: 'QUANTITY_RANGE' }
  const read =
    typeof given === 'number' ? { value: given, unit: null, said: null } : readText(given)
  if (read === null || !Number.isFinite(read.value)) return { reason: 'QUANTITY_NOT_NUMBER' }
  if (read.value <= 0) return { reason: 'QUANTITY_TOO_SMALL' }
  if (read.value > MAX_QUANTITY) return { reason: 'QUANTITY_TOO_BIG' }
  return Number.isInteger(read.value) ? read : { reason: 'QUANTITY_NOT_WHOLE' }
}

/** Whether goods are sold one by one, whatever the unit is called; not so for «тыс. шт» and «100 шт». */
const isOneThing = (sold: string): boolean => /^\p{L}+$/u.test(sold)

/** Whether an amount in this unit is an amount of goods sold in `sold`. */
export const isSameUnit = (
  { unit, said }: Pick<Counted, 'unit' | 'said'>,
  sold: string,
): boolean => {
  const asked = said?.trim().replace(/\.$/, '').toLowerCase()
  const kept = sold.trim().replace(/\.$/, '').toLowerCase()
  if (asked === undefined || asked === kept || isSameWord(asked, kept)) return true
  const known = unitOf(kept)
  // a set is one thing too: five pieces of sets are five sets
  const isCountedSingly = known === 'set' || (known === null && isOneThing(kept))
  return unit === null ? false : unit === known || (unit === 'piece' && isCountedSingly)
}
