/** Two numbers with a space, slash or dash between them: a decimal, a size of two sides or a range. */

const NUMBER = String.raw`\d{1,4}(?:\.\d+)?`
const PAIR = new RegExp(
  String.raw`(?<![\p{L}\d.,/×x*х-]|\d\s)(${NUMBER})(\s+|\s*[/-]\s*)(${NUMBER})(?![\d.,/×x*°%"-]|\s*[xх*×]|\s+\d)`,
  'u',
)
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(${NUMBER})\s?(?:[-–—]|\.{2,3})\s?(${NUMBER})(?![\d.,/×x*–-]|\p{L}*\d)`,
  'gu',
)
const plain = (number: string): string => String(Number(number))

/** `size`: the number that must be a main size of the results for this reading to be accepted. */
export type PairReading = { text: string; size?: string }

/** Possible meanings of a pair, the likeliest first; empty when the question has no pair. */
export const pairReadings = (text: string, isWord: (word: string) => boolean): PairReading[] => {
  const [whole = '', one = '', sign = '', two = ''] = PAIR.exec(text) ?? []
  if (whole === '' || (sign.trim() === '/' && isWord(`${one}/${two}`))) return []
  const put = (written: string): string =>
    text.replace(whole, `${written} `).replace(/\s+/g, ' ').trim()
  const readings: PairReading[] = []
  const decimal = `${one}.${two}`
  const isDecimal = sign.trim() !== '/' && /^\d+$/.test(one) && /^\d?[1-9]$/.test(two)
  const asDecimal = isDecimal && isWord(decimal) ? [{ text: put(decimal), size: decimal }] : []
  const sides = `${plain(one)}x${plain(two)}`
  const asSides = isWord(sides) ? [{ text: put(sides) }] : []
  // «3 15» is rather two sides than 3.15
  readings.push(...(two.length > 1 ? [...asSides, ...asDecimal] : [...asDecimal, ...asSides]))
  if (sign.trim() === '/') readings.push({ text: put(`${one}-${two}`) })
  return readings
}

/** The text with every range replaced by `put` of its word: «3–16» is «#3-16». */
export const withRanges = (
  normalised: string,
  put: (word: string, whole: string) => string,
): string =>
  normalised.replace(RANGE, (whole: string, from: string, to: string) =>
    Number(from) < Number(to) ? put(`#${plain(from)}-${plain(to)}`, whole) : whole,
  )

/** Words that make a product findable by its ranges. */
export const rangeWordsOf = (normalised: string): string[] => {
  const words: string[] = []
  if (/\d\s?[-–—]\s?\d/.test(normalised)) {
    withRanges(normalised, (word, whole) => {
      words.push(word)
      return whole
    })
  }
  return words
}
