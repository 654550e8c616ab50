import { wordOfMeasure } from './measures.ts'
import { withThreads } from './threads.ts'
import { hasInchMark, inchMark, inchUnit, millimetres } from './trade-sizes.messages.ts'
import { normaliseSigns } from './words.ts'

const MILLIMETRES = 25.4
/** Tool sizes are written in sixteenths of an inch at the finest. */
const FINEST = 16
/** «9,53» is 3/8": makers write two digits. */
const TOLERANCE = 0.006
/** «12 1/2» is a 12 mm socket for a 1/2" drive, not twelve and a half inches. */
const MAX_WHOLE = 6

const FRACTION = String.raw`(?:(\d{1,2})[ -])?(\d{1,2})\/(\d{1,2})`
const BEFORE = String.raw`(?<![\p{L}\d.,/×x*-])`
const WRITTEN = new RegExp(`${BEFORE}(?:${FRACTION}|(\\d{1,3}(?:\\.\\d+)?))\\s*${inchMark}`, 'gu')
const ASKED = new RegExp(
  `${BEFORE}(?:${FRACTION}(?![\\d/.-])(?:\\s*${inchMark})?|(\\d{1,3}(?:\\.\\d+)?)\\s*${inchMark})`,
  'gu',
)
const METRIC = new RegExp(
  `${BEFORE}(\\d+\\.\\d+)(?![\\d.,/×*-]|\\s*[xх*]\\s*\\d)(?:\\s*${millimetres}(?!\\p{L})|(?!\\s*\\p{L}))`,
  'gu',
)

const partOf = (numerator: string, denominator: string): number | null => {
  const [part, parts] = [Number(numerator), Number(denominator)]
  return [2, 4, 8, 16, 32, 64].includes(parts) && part > 0 && part < parts ? part / parts : null
}
const wordOf = (inches: number): string => wordOfMeasure(inches, inchUnit) ?? ''

type Size = { inches: number; isWhole: boolean }
/** Sizes that a match of `FRACTION` or of a decimal may mean: with and without its whole inches. */
const sizesOfMatch = (
  whole: string | undefined,
  numerator: string | undefined,
  denominator: string | undefined,
  decimal: string | undefined,
): Size[] => {
  if (decimal !== undefined) return [{ inches: Number(decimal), isWhole: true }]
  const part = partOf(numerator ?? '', denominator ?? '')
  if (part === null) return []
  const own = { inches: part, isWhole: whole === undefined }
  const isMixed = whole !== undefined && Number(whole) <= MAX_WHOLE
  return isMixed ? [{ inches: Number(whole) + part, isWhole: true }, own] : [own]
}

/**
 * Words that make a product findable by its inches in any spelling: `1/2"` is also «#12.7мм»; thread sizes are
 * excluded.
 */
export const inchWordsOf = (normalised: string): string[] =>
  hasInchMark.test(normalised)
    ? [...withThreads(normalised, () => ' ').matchAll(WRITTEN)].flatMap(
        ([, whole, numerator, denominator, decimal]) =>
          sizesOfMatch(whole, numerator, denominator, decimal).map(({ inches }) => wordOf(inches)),
      )
    : []

const fractionOf = (inches: number): string | null => {
  const parts = Math.round(inches * FINEST)
  if (parts <= 0 || parts % FINEST === 0) return null
  let [part, of] = [parts, FINEST]
  while (part % 2 === 0) [part, of] = [part / 2, of / 2]
  return part > of ? `${Math.floor(part / of)} ${part % of}/${of}` : `${part}/${of}`
}

/** Whole and decimal inches as millimetres: «сверло 1 дюйм» must not find 1 mm. */
export const withMetricInches = (text: string): string =>
  normaliseSigns(text).replace(WRITTEN, (typed, _, numerator, __, decimal) =>
    decimal === undefined || numerator !== undefined
      ? typed
      : `${Number((Number(decimal) * MILLIMETRES).toFixed(2))} `,
  )

type Spelling = 'measured' | 'fraction' | 'metric'
type IsWord = (word: string) => boolean

/** The size in another spelling that the catalogue has; null when it has none. */
const spelt = (inches: number, spelling: Spelling, isWord: IsWord): string | null => {
  if (spelling === 'measured') return isWord(wordOf(inches)) ? `${inches} ${inchUnit} ` : null
  if (spelling === 'fraction') {
    const fraction = fractionOf(inches)
    return fraction !== null && isWord(fraction) ? fraction : null
  }
  const millimetre = inches * MILLIMETRES
  const words = [3, 2].map((digits) => String(Number(millimetre.toFixed(digits))))
  return words.find(isWord) ?? null
}

/**
 * Texts with the same sizes in inches and in millimetres, exact spellings first; empty when the question has no inches.
 * `isAsWritten`: the question itself comes first.
 */
export const inchReadings = (
  text: string,
  isWord: IsWord,
): { isAsWritten: boolean; others: string[] } => {
  let isAsWritten = true
  const read = (spelling: Spelling): string => {
    const inInches = text.replace(ASKED, (typed, whole, numerator, denominator, decimal) => {
      const sizes = sizesOfMatch(whole, numerator, denominator, decimal)
      const mixed = sizes.length > 1 ? sizes[0] : undefined
      const isMixed = mixed !== undefined && isWord(wordOf(mixed.inches))
      const size = isMixed ? mixed : sizes.at(-1)
      if (size === undefined) return typed
      const other = spelt(size.inches, spelling, isWord)
      if (other === null) return typed
      if (isMixed || decimal !== undefined) isAsWritten = false
      const before = isMixed || whole === undefined ? '' : `${whole} `
      return `${before}${other}`
    })
    return inInches.replace(METRIC, (typed: string, number: string) => {
      const inches = Math.round((Number(number) / MILLIMETRES) * FINEST) / FINEST
      const isInches = Math.abs(inches * MILLIMETRES - Number(number)) < TOLERANCE
      if (!isInches || spelling !== 'measured' || fractionOf(inches) === null) return typed
      return spelt(inches, spelling, isWord) ?? typed
    })
  }
  const others = (['measured', 'fraction', 'metric'] as const).map(read)
  return { isAsWritten, others: [...new Set(others)].filter((other) => other !== text) }
}
