import { codeLetters } from './trade-spellings.messages.ts'

/** Shape, clearance, tolerance and kind of an indexable insert, ISO 1832. */
const CODE = '[hopstcdemvwlabkr][abcdefgnpo][afchejgklmnu][nrfamgwtquhcjx]'
const IS_CODE = new RegExp(`^${CODE}$`)
/** «120408», «11T304», «1604»; the maker's chip breaker and edge follow. */
const SIZED = new RegExp(
  String.raw`(?<![\p{L}\d])(${CODE})[\s-]*(\d{2}(?:\d\d|[tт]\d))(\d{2})?(?:[\s-]?[a-z]{1,5}\d{0,3})?(?![\p{L}\d])`,
  'u',
)
const APART =
  /(?<=(?<![\p{L}\d])[a-z]{4}[\s-]*)(\d{2})[\s-]+(\d\d|[tт]\d)[\s-]+(\d{2})(?![\p{L}\d])/gu
const CYRILLIC_CODE = /(?<![\p{L}\d])(?=[a-z]*[а-я])([a-zа-я]{4})(?=[\s-]*\d{2}|(?![\p{L}\d]))/gu
const MAX_READINGS = 4

type IsWord = (word: string) => boolean

/** Whether two codes differ in shape: then neither is a typo of the other. */
export const areOtherShapes = (one: string, other: string): boolean =>
  one[0] !== other[0] && IS_CODE.test(one) && IS_CODE.test(other)

/** Codes of the catalogue that Cyrillic letters may stand for, the best look-alikes first. */
const codesOf = (typed: string, isWord: IsWord): string[] => {
  let codes = [{ code: '', cost: 0 }]
  for (const letter of typed) {
    const options = codeLetters.get(letter) ?? [[letter]]
    codes = codes.flatMap(({ code, cost }) =>
      options.flatMap((likely, place) =>
        likely.map((one) => ({ code: code + one, cost: cost + place })),
      ),
    )
  }
  const known = codes.filter(({ code }) => IS_CODE.test(code) && isWord(code))
  const least = Math.min(...known.map(({ cost }) => cost))
  return known.filter(({ cost }) => cost === least).map(({ code }) => code)
}

/** «АРМТ 1604» and «цнмг 12 04 08» as catalogues write them; the text itself when it names no insert. */
export const insertReadings = (
  text: string,
  isWord: IsWord,
  isFound: (word: string) => boolean,
): string[] => {
  let readings = [text]
  for (const [, typed = ''] of text.matchAll(CYRILLIC_CODE)) {
    const codes = isFound(typed) ? [] : codesOf(typed, isWord)
    if (codes.length === 0) continue
    readings = readings.flatMap((one) => codes.map((code) => one.replace(typed, code)))
  }
  return readings
    .slice(0, MAX_READINGS)
    .map((one) => one.replace(APART, (_, ...parts: string[]) => parts.slice(0, 3).join('')))
}

export type AskedInsert = {
  /** The question with the code and the whole size, without the maker's letters. */
  bare: string
  code: string
  /** «120408», and the part it shares with its neighbours: «1204». */
  size: string
  family: string
  /** The question without the insert. */
  rest: string
  /** The question with another insert size. */
  sized: (size: string) => string
}

/** The insert that the question names, with its size. */
export const insertOf = (text: string): AskedInsert | null => {
  const [whole = '', code = '', first = '', radius = ''] = SIZED.exec(text) ?? []
  if (whole === '') return null
  const family = first.replace('т', 't')
  const size = family + radius
  const sized = (other: string): string => text.replace(whole, `${code} ${other}`).trim()
  const rest = text.replace(whole, ' ').replace(/\s+/g, ' ').trim()
  return { bare: sized(size), code, size, family, rest, sized }
}
