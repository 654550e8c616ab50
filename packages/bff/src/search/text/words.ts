import { composed } from '@isp/contract/fields'
import {
  diameterSign,
  lookAlikes,
  plusSign,
  stopWords,
  timesSign,
  units,
  yo,
} from './russian.messages.ts'

const toLatin: ReadonlyMap<string, string> = new Map(
  [...lookAlikes.cyrillic].map((letter, place) => [letter, lookAlikes.latin[place] ?? letter]),
)
const HAS_DIGIT = /\d/
/** «1:4» is one word. */
const CHUNK = /[\p{L}\p{N}]+(?:(?:[-./]|(?<=\d):(?=\d))[\p{L}\p{N}]+)*/gu
const NUMBER = /^\d+(?:[./]\d+)*$/
/** «1½» is one and a half, not eleven halves. */
const VULGAR_FRACTION = /(\d)(?=[\u00bc-\u00be\u2150-\u215e])/g
/** «К/х», «б/п»: the single letters mean nothing. */
const ABBREVIATION = /^\p{L}\/\p{L}$/u
const DECIMAL = /^\d+\.\d+$/
const NUMBER_AND_LETTERS = /^(\d+(?:[./]\d+)*)(\p{L}+)$/u
/** Longer compounds are not indexed as one word. */
export const MAX_COMPOUND = 20

export const hasDigit = (word: string): boolean => HAS_DIGIT.test(word)

/** Normalises «М8» in either alphabet to «m8»: lower case in, Latin look-alikes out. */
export const foldLookAlikes = (text: string): string => {
  let folded = ''
  for (const letter of text) folded += toLatin.get(letter) ?? letter
  return folded
}

/** Lower case, «ё» → «е», decimal comma → point, backslash → slash, sizes split, «Ø» removed. */
export const normaliseText = (text: string): string => sizesApart(normaliseSigns(text))

export const sizesApart = (normalised: string): string => normalised.replace(timesSign, '$1 ')

/** The same with sizes kept together: «8x117». */
export const normaliseSigns = (text: string): string =>
  composed(text.replace(VULGAR_FRACTION, '$1 '), 'NFKC')
    .toLowerCase()
    .replaceAll('\u2044', '/')
    .replace(yo.from, yo.to)
    .replaceAll('\\', '/')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(diameterSign, ' ')
    .replace(plusSign.from, plusSign.to)

const canonicalNumber = (text: string): string => (DECIMAL.test(text) ? String(Number(text)) : text)

export const isNumber = (part: string): boolean => NUMBER.test(part)

/** Words of a part without dashes: «8мм» has two, «М8» one. */
export const wordsOfPart = (part: string): string[] => {
  if (NUMBER.test(part)) return [canonicalNumber(part)]
  if (!hasDigit(part)) return [part]
  const [, number, letters] = NUMBER_AND_LETTERS.exec(part) ?? []
  if (number !== undefined && letters !== undefined && units.has(letters)) {
    return [canonicalNumber(number), letters]
  }
  return [foldLookAlikes(part)]
}

/** Splits at dashes always, at points and slashes except between digits («1/2», «8.5»). */
export const partsOf = (chunk: string): string[] =>
  NUMBER.test(chunk)
    ? [chunk]
    : ABBREVIATION.test(chunk)
      ? [chunk.replace('/', '')]
      : chunk.split(/-|(?<!\d)[./]|[./](?!\d)/).filter((part) => part !== '')

export const chunksOf = (normalised: string): string[] => normalised.match(CHUNK) ?? []

/** Index words of a chunk of a name: its parts and, for «18V-55», the whole without dashes. */
export const indexedWordsOf = (chunk: string): string[] => {
  const parts = partsOf(chunk)
  const words = parts.flatMap(wordsOfPart)
  const compound = parts.join('')
  if (parts.length > 1 && compound.length <= MAX_COMPOUND) words.push(...wordsOfPart(compound))
  return words
}

/** More words make a search no better, only slower. */
export const MAX_WORDS = 8
/** Longer runs of letters are noise; no catalogue word is that long. */
const MAX_WORD_LENGTH = 64

/**
 * All words of a question; only the first `MAX_WORDS` are searched for. Dropped are units after a number («8 мм» means
 * 8) and, if anything else is left, prepositions and conjunctions («по» of «сверло по металлу» is in too many names).
 */
export const askedWordsOf = (text: string): string[] => {
  const chunks = chunksOf(normaliseText(text)).filter((chunk) => chunk.length <= MAX_WORD_LENGTH)
  const meaningful = chunks.filter((chunk) => !stopWords.has(chunk))
  const words = (meaningful.length > 0 ? meaningful : chunks).flatMap((chunk) =>
    partsOf(chunk).flatMap(wordsOfPart),
  )
  const kept = words.filter((word, place) => {
    const previous = words[place - 1]
    return !(units.has(word) && previous !== undefined && NUMBER.test(previous))
  })
  return [...new Set(kept)]
}

/**
 * An article in the form used for comparison: letters and digits only, upper case, look-alike letters in one alphabet.
 */
export const normaliseArticle = (article: string): string =>
  foldLookAlikes(
    composed(article, 'NFKC')
      .toLowerCase()
      .replace(yo.from, yo.to)
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ).toUpperCase()

export const isStopWord = (word: string): boolean => stopWords.has(word)
export const isUnit = (word: string): boolean => units.has(word)
