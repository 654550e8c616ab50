import { numerals } from './numerals.messages.ts'

type Named = readonly (readonly [value: number, pattern: string])[]

const anyOf = (list: Named): string => `(?:${list.map(([, pattern]) => pattern).join('|')})`
const matcher = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'iu')
const reader = (list: Named) => {
  const known = list.map(([value, pattern]) => [value, matcher(pattern)] as const)
  return (word: string): number | undefined => known.find(([, pattern]) => pattern.test(word))?.[0]
}

const addendOf = reader(numerals.addends)
const partOf = reader(numerals.parts)
const multiplierOf = reader([...numerals.multipliers, [1000, numerals.thousand]])

const WORD = anyOf(numerals.addends)
const PART = anyOf(numerals.parts)
const MULTIPLIER = anyOf(numerals.multipliers)
const DIGITS = String.raw`\d{1,6}(?:[.,]\d{1,3})?`
/** «Две тысячи пятьсот», «2 тыс. 500». */
const TIMES = String.raw`${MULTIPLIER}\.?(?:\s\d{1,3}(?![\d.,]))?`

/** An amount in words, as a fragment of a regular expression. */
export const NUMERAL = [
  String.raw`(?:(?:${DIGITS}|${PART})\s?${TIMES}|${WORD}|(?:${numerals.alone.join('|')}))(?:\s(?:${WORD}|${TIMES}))*`,
  `${DIGITS}${numerals.thousand}`,
  String.raw`(?<!(?:^|\s)\d{1,6}\s?)(?:${numerals.couple})`,
].join('|')

const COUPLE = matcher(numerals.couple)
/** «Пара»: two things, not the unit of goods sold in pairs. */
export const isCouple = (text: string): boolean => COUPLE.test(text)

const LITERAL = /^\d+(?:[.,]\d+)?$/

/**
 * Range of tens that a value fills: hundreds, tens and ones come in this order, each once; ten to nineteen take no
 * ones.
 */
const rankOf = (value: number): { from: number; to: number } => {
  if (value >= 100) return { from: 3, to: 3 }
  if (value >= 20) return { from: 2, to: 2 }
  return value >= 10 ? { from: 2, to: 1 } : { from: 1, to: 1 }
}

const ABOVE_ALL = 4

/** The number of «две тысячи пятьсот», «полторы тысячи», «1,5 млн», «пара»; null if the words form none. */
export const readNumeral = (text: string): number | null => {
  const words = text
    .toLowerCase()
    .replace(/(?<=\d)(?=\p{L})|(?<=(?<!\p{L})пол)(?!у?тор)(?=\p{L})/gu, ' ')
    .split(/[\s.]+(?!\d)|\s+/)
    .filter(Boolean)
  if (isCouple(text)) return 2
  let total = 0
  let group: number | null = null
  let rank = ABOVE_ALL
  let last = Number.POSITIVE_INFINITY
  for (const word of words) {
    const addend = addendOf(word)
    const times = multiplierOf(word)
    const whole = LITERAL.test(word) ? Number(word.replace(',', '.')) : partOf(word)
    if (addend !== undefined) {
      const { from, to } = rankOf(addend)
      if (from >= rank) return null
      group = (group ?? 0) + addend
      rank = to
    } else if (whole !== undefined) {
      if (group !== null) return null
      group = whole
      rank = 0
    } else {
      if (times === undefined || times >= last) return null
      total += (group ?? 1) * times
      group = null
      rank = ABOVE_ALL
      last = times
    }
  }
  return group !== null && group >= last ? null : Number((total + (group ?? 0)).toPrecision(15))
}
