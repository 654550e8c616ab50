import { inchMark, mayHaveThread, threadLetters } from './trade-sizes.messages.ts'

/** Coarse pitches of metric threads, ГОСТ 8724: «М8» without a pitch means this one. */
export const coarsePitches: ReadonlyMap<number, number> = new Map([
  [1, 0.25],
  [1.2, 0.25],
  [1.6, 0.35],
  [2, 0.4],
  [2.5, 0.45],
  [3, 0.5],
  [3.5, 0.6],
  [4, 0.7],
  [5, 0.8],
  [6, 1],
  [7, 1],
  [8, 1.25],
  [9, 1.25],
  [10, 1.5],
  [11, 1.5],
  [12, 1.75],
  [14, 2],
  [16, 2],
  [18, 2.5],
  [20, 2.5],
  [22, 2.5],
  [24, 3],
  [27, 3],
  [30, 3.5],
  [33, 3.5],
  [36, 4],
  [39, 4],
  [42, 4.5],
  [45, 4.5],
  [48, 5],
  [52, 5],
  [56, 5.5],
  [60, 5.5],
  [64, 6],
])

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const BEFORE = String.raw`(?<![\p{L}\d]|\d\s)`
const TIMES = String.raw`\s*[x×х*]\s*`
const INCHES = String.raw`((?:\d{1,2}[ -])?\d{1,2}\/\d{1,2}|\d{1,2}(?=["′']))`
const MARK = `(?:\\s*${inchMark})?`
const PER_INCH = String.raw`(?:\s*-\s*\d{1,2}(?![\d/]))?`
const END = String.raw`(?![\p{L}\d/.])`

const letters = threadLetters
const METRIC = new RegExp(
  `${BEFORE}${letters.metric}\\s?${NUMBER}(?:${TIMES}${NUMBER})?(?![\\d.])`,
  'gu',
)
const BARE = new RegExp(`(?<![\\p{L}\\d.,×x*/-])${NUMBER}${TIMES}${NUMBER}(?![\\d.])`, 'gu')
const TRAPEZOIDAL = new RegExp(
  `${BEFORE}${letters.trapezoidal}\\.?\\s*${NUMBER}${TIMES}${NUMBER}(?![\\d.])`,
  'gu',
)
const inchThread = (name: string): RegExp =>
  new RegExp(`${BEFORE}${name}\\.?\\s*${INCHES}${MARK}${PER_INCH}${END}`, 'gu')
const PIPE = inchThread(letters.pipe)
const TAPER = inchThread(letters.taper)
const NPT = inchThread(letters.npt)
const UNIFIED = new RegExp(
  `${BEFORE}(${letters.unified})\\s*${INCHES}${MARK}${PER_INCH}${END}`,
  'gu',
)
/** «1/2"-20 UNF», «1/2 NPT»: the thread's name follows the size. */
const NAMED_AFTER = new RegExp(
  `(?<![\\p{L}\\d.,/])${INCHES}${MARK}${PER_INCH}\\s*-?\\s*(npt|${letters.unified})(?!\\p{L})`,
  'gu',
)

const plain = (number: string): string => String(Number(number))
const inches = (size: string): string => size.replace('-', ' ')
/** The number after «×» is a pitch if it does not exceed the coarse pitch; otherwise it is a length. */
const isPitch = (diameter: string, pitch: string): boolean =>
  Number(pitch) <= (coarsePitches.get(Number(diameter)) ?? 0)

type Put = (word: string, whole: string) => string

/** The text with every complete thread designation replaced by `put`; no other word begins with `#`. */
export const withThreads = (normalised: string, put: Put): string => {
  if (!mayHaveThread.test(normalised)) return normalised
  return normalised
    .replace(TRAPEZOIDAL, (whole, d: string, p: string) => put(`#tr${plain(d)}x${plain(p)}`, whole))
    .replace(METRIC, (whole, d: string, p: string | undefined) =>
      p !== undefined && isPitch(d, p) ? put(`#m${plain(d)}x${plain(p)}`, whole) : whole,
    )
    .replace(NAMED_AFTER, (whole, size: string, name: string) =>
      put(`#${name}${inches(size)}`, whole),
    )
    .replace(UNIFIED, (whole, name: string, size: string) => put(`#${name}${inches(size)}`, whole))
    .replace(PIPE, (whole, size: string) => put(`#g${inches(size)}`, whole))
    .replace(TAPER, (whole, size: string) => put(`#r${inches(size)}`, whole))
    .replace(NPT, (whole, size: string) => put(`#npt${inches(size)}`, whole))
}

/** The text with implied coarse pitches: «М8» → «М8×1.25»; the number in «М8×30» is a length. */
export const withCoarsePitch = (normalised: string): string =>
  normalised.replace(METRIC, (whole, d: string, p: string | undefined) => {
    const coarse = coarsePitches.get(Number(d))
    return coarse === undefined || p !== undefined ? whole : `m${plain(d)}x${coarse}`
  })

/** «10×1,5» may be a thread without its letter. */
export const withThreadLetters = (normalised: string): string =>
  normalised.replace(BARE, (whole, d: string, p: string) => (isPitch(d, p) ? `m${whole}` : whole))

/** Words that make a product findable by its threads: «М8» in a name is also «#m8x1.25». */
export const threadWordsOf = (normalised: string): string[] => {
  const words: string[] = []
  const collect: Put = (word, whole) => {
    words.push(word)
    return whole
  }
  if (!mayHaveThread.test(normalised)) return words
  withThreads(normalised, collect)
  for (const [, d = '', p] of normalised.matchAll(METRIC)) {
    const coarse = coarsePitches.get(Number(d))
    const isFine = p !== undefined && isPitch(d, p)
    if (coarse !== undefined && !isFine) words.push(`#m${plain(d)}x${coarse}`)
  }
  return words
}
