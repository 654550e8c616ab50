import { diameterMarks, stopWords, units } from './russian.messages.ts'
import {
  askedWordsOf,
  chunksOf,
  isNumber,
  MAX_COMPOUND,
  normaliseText,
  partsOf,
  wordsOfPart,
} from './words.ts'

/** «ER 32», «М 10», «р 6 м 5»: designations written together or apart. */

const LETTERS = /^\p{L}+$/u
const BORDER = /\p{L}\n\d|\d\n\p{L}/u
const PIECES = /\d+(?:[./]\d+)*|\p{L}+/gu
/** Longer words before a number name a thing: «набор 19» is not a designation. */
const MAX_LETTERS = 4

const isUnitOf = (number: string | undefined, unit: string | undefined): boolean =>
  number !== undefined && unit !== undefined && isNumber(number) && units.has(unit)

const questionParts = (text: string): string[] => chunksOf(normaliseText(text)).flatMap(partsOf)

/** Whether a designation can begin at this part: «8» of «co 8 мм» and «м» of «10 м 8» belong to a size instead. */
const canBegin = (parts: readonly string[], at: number): boolean =>
  !stopWords.has(parts[at] as string) && !isUnitOf(parts[at - 1], parts[at])
const canEnd = (parts: readonly string[], at: number): boolean =>
  !stopWords.has(parts[at] as string) && !isUnitOf(parts[at], parts[at + 1])

type Joined = { word: string; next: number }

/** The longest word of the catalogue that the parts from here on form together. */
const joinFrom = (
  parts: readonly string[],
  from: number,
  isWord: (part: string) => boolean,
): Joined | null => {
  if (!canBegin(parts, from)) return null
  let longest: Joined | null = null
  let word = parts[from] as string
  for (let at = from + 1; at < parts.length; at += 1) {
    if (!BORDER.test(`${parts[at - 1]}\n${parts[at]}`)) break
    word += parts[at]
    if (word.length > MAX_COMPOUND) break
    if (canEnd(parts, at) && isWord(word)) longest = { word, next: at + 1 }
  }
  return longest
}

const joinAll = (parts: readonly string[], isWord: (part: string) => boolean): string[] => {
  const read: string[] = []
  for (let at = 0; at < parts.length; ) {
    const joined = joinFrom(parts, at, isWord)
    read.push(joined?.word ?? (parts[at] as string))
    at = joined?.next ?? at + 1
  }
  return read
}

/**
 * Words of the question with «ER 32» joined to «ER32» wherever the catalogue has that word; null when nothing is
 * joined.
 */
export const joinedWordsOf = (text: string, isWord: (part: string) => boolean): string[] | null => {
  const parts = questionParts(text)
  const read = joinAll(parts, isWord)
  return read.length < parts.length ? askedWordsOf(read.join(' ')) : null
}

/** Pairs of a name that buyers may write together: «DIN 338» → «din338». */
export const pairsOf = (chunks: readonly string[]): string[] => {
  const pairs: string[] = []
  for (let at = 1; at < chunks.length; at += 1) {
    const letters = chunks[at - 1] as string
    const code = (chunks[at] as string).charCodeAt(0)
    const isDigit = code >= 0x30 && code <= 0x39
    if (!isDigit || letters.length > MAX_LETTERS || !LETTERS.test(letters)) continue
    const around = [chunks[at - 2] ?? '', letters, ...partsOf(chunks[at] as string)]
    if (around.length === 3) around.push(chunks[at + 1] ?? '')
    const number = around[2] as string
    if (!isNumber(number) || !canBegin(around, 1) || !canEnd(around, 2)) continue
    pairs.push(...wordsOfPart(letters + number))
  }
  return pairs
}

/** Parts unknown to the catalogue, without a diameter mark or cut between letters and digits. */
const loosen = (parts: readonly string[], isKnown: (part: string) => boolean): string[] =>
  parts.flatMap((part, at) => {
    if (diameterMarks.has(part) && isNumber(parts[at + 1] ?? '')) return []
    const pieces = part.match(PIECES) ?? []
    if (pieces.length < 2 || isKnown(part)) return [part]
    const isMarked = pieces.length === 2 && diameterMarks.has(pieces[0] as string)
    return isMarked ? pieces.slice(1) : pieces
  })

/**
 * Words of a question with typos or too many words, its designations repaired: joined if the catalogue has the joined
 * word (`isWord`), cut if nothing is found by it (`isFound`).
 */
export const mendedWordsOf = (
  text: string,
  isWord: (part: string) => boolean,
  isFound: (part: string) => boolean,
): string[] => askedWordsOf(loosen(joinAll(questionParts(text), isWord), isFound).join(' '))

const MAX_RESPELLINGS = 5
/** «Калибр М8» where product names have only «8». */
const withoutThread = (part: string): string => part.replace(/^[мm](?=\d+(?:\.\d+)?$)/u, '')

/**
 * Other spellings to try when a question finds nothing: first «гост10902» and «ф8,5» as «гост 10902» and «8,5»
 * everywhere; then, one place at a time, «dhr 20» as «dhr20» and a known «din338» as «din 338».
 */
export const respellings = (text: string, isWord: (part: string) => boolean): string[][] => {
  const parts = questionParts(text)
  // the start of «0–150» tells nothing: very many ranges begin with 0
  const variants = [
    loosen(parts, isWord),
    parts.filter((part) => part !== '0'),
    parts.map(withoutThread),
    // «сверло 08» is «сверло 8»
    parts.map((part) => part.replace(/^0(?=\d$)/, '')),
  ]
  parts.forEach((part, at) => {
    const next = parts[at + 1]
    const [before, after] = [parts.slice(0, at), parts.slice(at + 1)]
    if (next !== undefined && LETTERS.test(part) && /^\d/.test(next)) {
      variants.push([...before, part + next, ...after.slice(1)])
    }
    const pieces = part.match(PIECES) ?? []
    if (pieces.length > 1) variants.push([...before, ...pieces, ...after])
  })
  const asTyped = parts.join(' ')
  const texts = new Set(variants.map((variant) => variant.join(' ')))
  texts.delete(asTyped)
  return [...texts].slice(0, MAX_RESPELLINGS).map(askedWordsOf)
}
