import { inchReadings, inchWordsOf } from './inches.ts'
import { wordOfMeasure } from './measures.ts'
import { rangeWordsOf, withRanges } from './pairs.ts'
import { standardWordsOf, withStandardWords } from './standards.ts'
import { threadWordsOf, withCoarsePitch, withThreadLetters, withThreads } from './threads.ts'
import { teeth } from './trade-spellings.messages.ts'
import { normaliseSigns, normaliseText, wordsOfPart } from './words.ts'

/** «8×117», recognised by the sign between the parts; the «m» of a thread may come first. */
const CHAIN =
  /(?<![\d.])(\d+(?:\.\d+)?)\s*[x×х*]\s*(\d+(?:\.\d+)?)(?:\s*[x×х*]\s*(\d+(?:\.\d+)?))?/g
const THREADED_CHAIN = new RegExp(`(?:(?<![\\p{L}\\d])[mм]\\s?)?${CHAIN.source}`, 'gu')
const SIGN = /[x×х*]/
const plain = (number: string): string => String(Number(number))

/** Sizes of a text with normalised signs: «8x117» and «8x117x75» for «8×117×75». */
export const sizesOf = (normalised: string): string[] =>
  (SIGN.test(normalised) ? [...normalised.matchAll(CHAIN)] : []).flatMap(
    ([, one = '', two = '', three]) => {
      const short = `${plain(one)}x${plain(two)}`
      return three === undefined ? [short] : [short, `${short}x${plain(three)}`]
    },
  )

const DESIGNATION = /^(?:\p{L}{1,2})(\d+(?:\.\d+)?)(?![\d.])/u

/** Index words of a size: «М20×1,5» is found by «m20», «20» and «1.5». */
export const wordsOfSize = (value: string | number, unit: string | null): string[] => {
  if (typeof value === 'number') {
    const measure = unit === null ? null : wordOfMeasure(value, unit)
    return measure === null ? [String(value)] : [String(value), measure]
  }
  const parts = normaliseText(value).split(/[^\p{L}\p{N}./]+/u)
  const words = parts.flatMap((part, at) => {
    if (!/\d/.test(part)) return []
    // «HSK-A100» is not the size 100
    const isOfLetters = /^\p{L}+$/u.test(parts[at - 1] ?? '')
    const bare = isOfLetters ? undefined : DESIGNATION.exec(part)?.[1]
    const own = wordsOfPart(part)
    return bare === undefined ? own : [...own, plain(bare)]
  })
  const signs = normaliseSigns(value)
  return [...words, ...sizesOf(signs), ...tradeWordsOf(signs)]
}

/** The text with every number of teeth replaced by `put` of its word: «Z=4» and «4 зуба» are «#z4». */
const withTeeth = (text: string, put: (word: string, whole: string) => string): string =>
  text.replace(teeth, (whole, one?: string, other?: string) =>
    put(`#z${Number(one ?? other)}`, whole),
  )
const teethWordsOf = (normalised: string): string[] => {
  const words: string[] = []
  if (!/z|зуб|пер/u.test(normalised)) return words
  withTeeth(normalised, (word, whole) => {
    words.push(word)
    return whole
  })
  return words
}

/** «100×6×27» without the last side; null when the question has no three sides. */
export const withoutThirdSide = (text: string): string | null => {
  const short = normaliseSigns(text).replace(
    CHAIN,
    (whole, one: string, two: string, three?: string) =>
      three === undefined ? whole : `${one}x${two}`,
  )
  return short === normaliseSigns(text) ? null : short
}

/** Index words for threads, inches, ranges and standards, the same for every spelling. */
export const tradeWordsOf = (normalised: string): string[] => [
  ...threadWordsOf(normalised),
  ...inchWordsOf(normalised),
  ...rangeWordsOf(normalised),
  ...standardWordsOf(normalised),
  ...teethWordsOf(normalised),
]

/**
 * Texts with the same size in another unit or spelling, exact ones before converted ones. Empty when the question has
 * no such size.
 */
export const sizeReadings = (text: string, isWord: (word: string) => boolean): string[] => {
  const signs = normaliseSigns(text)
  let isThread = false
  withThreads(signs, (word, whole) => {
    isThread ||= isWord(word)
    return whole
  })
  if (isThread) return []
  const coarse = withCoarsePitch(signs)
  if (coarse !== signs) return [coarse, signs]
  const lettered = withThreadLetters(signs)
  if (lettered !== signs) return [signs, lettered]
  const { isAsWritten, others } = inchReadings(signs, isWord)
  if (others.length === 0) return []
  return isAsWritten ? [signs, ...others] : others
}

const MEASURE = /(?<![\p{L}\d.,/-])(\d+(?:\.\d+)?)\s*(\p{L}+)(?![\p{L}\d])/gu

/**
 * The question with its sizes and measures as single words where the catalogue has such a word; null when it has none.
 * Placeholders stand for them until the text is cut into words.
 */
export const sizedText = (
  text: string,
  isWord: (word: string) => boolean,
): { text: string; restore: (words: readonly string[]) => string[] } | null => {
  const found: string[] = []
  const mark = (word: string): string => ` zq${found.push(word) - 1} `
  const put = (word: string, whole: string): string => (isWord(word) ? mark(word) : whole)
  const marked = withRanges(
    withTeeth(withThreads(withStandardWords(normaliseSigns(text), put), put), put),
    put,
  )
    .replace(THREADED_CHAIN, (whole) => {
      const word = sizesOf(whole).at(-1)
      return word !== undefined && isWord(word) ? mark(word) : whole
    })
    .replace(MEASURE, (whole, number: string, unit: string) => {
      const word = wordOfMeasure(Number(number), unit)
      return word !== null && isWord(word) ? mark(word) : whole
    })
  if (found.length === 0) return null
  return {
    text: marked,
    restore: (words) =>
      words.map((word) => (/^zq\d+$/.test(word) ? (found[Number(word.slice(2))] ?? word) : word)),
  }
}
