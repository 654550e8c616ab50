import { unitScales } from './russian.messages.ts'
import { normaliseSigns, normaliseText, wordsOfPart } from './words.ts'

/** «8×117», told from the parts by the sign that joins them; «m» of a thread may stand before. */
const CHAIN =
  /(?<![\d.])(\d+(?:\.\d+)?)\s*[x×х*]\s*(\d+(?:\.\d+)?)(?:\s*[x×х*]\s*(\d+(?:\.\d+)?))?/g
const SIGN = /[x×х*]/
const plain = (number: string): string => String(Number(number))

/** Compounds of a text with its signs put right: «8x117» and «8x117x75» for «8×117×75». */
export const sizesOf = (normalised: string): string[] =>
  (SIGN.test(normalised) ? [...normalised.matchAll(CHAIN)] : []).flatMap(
    ([, one = '', two = '', three]) => {
      const short = `${plain(one)}x${plain(two)}`
      return three === undefined ? [short] : [short, `${short}x${plain(three)}`]
    },
  )

/** «18 В» → «#18в», «1 кг» → «#1000г»: a number with the dimension that it is measured in; null for plain millimetres. */
export const wordOfMeasure = (number: number, unit: string): string | null => {
  const scale = unitScales.get(unit.toLowerCase().replace(/[^\p{L}%°]/gu, ''))
  return scale === undefined
    ? null
    : `#${Number((number * scale.factor).toPrecision(10))}${scale.unit}`
}

const DESIGNATION = /^(?:\p{L}{1,2})(\d+(?:\.\d+)?)(?![\d.])/u

/** Words of a size: «М20×1,5» is found by «m20», «20» and «1.5». */
export const wordsOfSize = (value: string | number, unit: string | null): string[] => {
  if (typeof value === 'number') {
    const measure = unit === null ? null : wordOfMeasure(value, unit)
    return measure === null ? [String(value)] : [String(value), measure]
  }
  const parts = normaliseText(value).split(/[^\p{L}\p{N}./]+/u)
  return parts.flatMap((part) => {
    if (!/\d/.test(part)) return []
    const bare = DESIGNATION.exec(part)?.[1]
    const words = wordsOfPart(part)
    return bare === undefined ? words : [...words, plain(bare)]
  })
}

const MEASURE = /(?<![\p{L}\d.,/-])(\d+(?:\.\d+)?)\s*(\p{L}+)(?![\p{L}\d])/gu

/**
 * The question with its compounds and measures as one word each where the catalogue has such a word; null when it has
 * none. Marks stand for them until the text is cut into words.
 */
export const sizedText = (
  text: string,
  isWord: (word: string) => boolean,
): { text: string; restore: (words: readonly string[]) => string[] } | null => {
  const found: string[] = []
  const mark = (word: string): string => ` zq${found.push(word) - 1} `
  const marked = normaliseSigns(text)
    .replace(CHAIN, (whole) => {
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
