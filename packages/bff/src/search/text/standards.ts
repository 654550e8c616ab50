import { mayHaveStandard, numberedInParts, standardIssuers } from './trade-spellings.messages.ts'

/** «7798», «12.4.253», of ТУ also «2-034-225»; the year is the edition and is dropped. */
const YEAR = String.raw`(?:-(?:\d{4}|\d{2}))?(?![\p{L}\d])`
const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,4}){0,3})`
const LONG_NUMBER = String.raw`(\d{1,4}(?:\.\d+)*(?:[\s-]\d{2,4}){1,3}?)`
/** Shorter numbers are tapers and materials: «ISO 40». */
const MIN_DIGITS: Readonly<Record<string, number>> = { iso: 3, din: 2, en: 2, iec: 3, гост: 2 }

const patterns = standardIssuers.map(([issuer, name]) => {
  const number = name === numberedInParts ? LONG_NUMBER : NUMBER
  const own = new RegExp(`(?<![\\p{L}\\d])${issuer}\\s*-?\\s*${number}${YEAR}`, 'gu')
  return { name, own }
})

type Put = (standard: { name: string; number: string }, whole: string) => string

/** The text with every standard replaced by `put`. */
const withStandards = (normalised: string, put: Put): string => {
  if (!mayHaveStandard.test(normalised)) return normalised
  return patterns.reduce(
    (text, { name, own }) =>
      text.replace(own, (whole: string, number: string) =>
        number.replace(/\D/g, '').length < (MIN_DIGITS[name] ?? 1)
          ? whole
          : put({ name, number: number.replace(/\s/g, '-') }, whole),
      ),
    normalised,
  )
}

/** Words that make a product findable by its standards: «ГОСТ 7798-70» is also «#гост7798». */
export const standardWordsOf = (normalised: string): string[] => {
  const words: string[] = []
  withStandards(normalised, ({ name, number }) => {
    words.push(`#${name}${number}`)
    return ' '
  })
  return words
}

/**
 * Moves every standard, normalised, to the end, where its number touches no size: «винт исо4762 м8» → «винт м8 iso
 * 4762».
 */
export const standardsLast = (normalised: string): string => {
  const standards: string[] = []
  const rest = withStandards(normalised, ({ name, number }) => {
    standards.push(`${name} ${number}`)
    return ' '
  })
  if (standards.length === 0) return normalised
  return [rest, ...standards].join(' ').replace(/\s+/g, ' ').trim()
}

/** The text with the standards that `put` knows replaced by their words. */
export const withStandardWords = (
  normalised: string,
  put: (word: string, whole: string) => string,
): string => withStandards(normalised, ({ name, number }, whole) => put(`#${name}${number}`, whole))

/** The question without the standards unknown to `isWord`; null when all are known. */
export const withoutUnknownStandards = (
  normalised: string,
  isWord: (word: string) => boolean,
): string | null => {
  let has = false
  const rest = withStandards(normalised, ({ name, number }, whole) => {
    if (isWord(`#${name}${number}`)) return whole
    has = true
    return ' '
  })
  return has ? rest.replace(/\s+/g, ' ').trim() : null
}

/** An index word as people write it: «#гост7798» is «гост 7798». */
export const spokenStandard = (word: string): string => word.replace(/^#(\p{L}+)(?=\d)/u, '$1 ')

export const isStandard = (word: string): boolean =>
  word.startsWith('#') && standardIssuers.some(([, name]) => word.startsWith(`#${name}`))
