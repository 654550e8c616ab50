import { lookAlikes } from '../trade/look-alikes.messages.ts'
import { isSameWord } from '../trade/same-word.ts'

const toLatin = new Map(
  [...lookAlikes.cyrillic].map((letter, at) => [letter, lookAlikes.latin[at] ?? letter]),
)
const fold = (text: string): string =>
  [...text].map((letter) => toLatin.get(letter) ?? letter).join('')

/** Normalises: lower case, one alphabet for look-alike letters, decimal points, numbers split from letters. */
const plain = (text: string): string =>
  fold(text.normalize('NFKC').replace(SIGNS, ' ').toLowerCase().replaceAll('ё', 'е'))
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<!\p{L})\p{L}\s*=\s*(?=\d)/gu, '')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1 ')

/** Signs before a number that are not part of it. */
const SIGNS = /[øØ⌀№#]/g
const PART = /\d+(?:\.\d+)?|\p{L}+/gu
const WORD = /[\p{L}\p{N}]+(?:\.\d+)*/gu
/** «К/х», «ц.х.»: abbreviated words. */
const ABBREVIATION = /^(?:\p{L}{1,3}[./]){1,3}\p{L}{0,4}$/u
const numberOf = (text: string): string => String(Number(text))

/** «8мм», «d12»: a number with its measure, either of which may be given alone; not so for «р6м5». */
const MEASURED = /^(?:\p{L}{0,2}\d+(?:\.\d+)*|\d+(?:\.\d+)*\p{L}{1,3})$/u
const partsOf = (word: string): string[] => {
  if (!/\d/.test(word)) return [word]
  const parts = MEASURED.test(word) ? (word.match(PART) ?? []) : []
  return parts.map((part) => (/\d/.test(part) ? numberOf(part) : part))
}

/** Words of goods in the catalogue, to look up the words of a line. */
export type GoodsWords = {
  /**
   * Whether the text describes the goods: every number of it is theirs, and every word is one of theirs or the
   * beginning of one.
   */
  has(text: string): boolean
  /** Whether exactly these words occur in this order. */
  says(text: string): boolean
}

/** Caches answers: the same words occur in many lines. */
const remembered = (has: (text: string) => boolean): ((text: string) => boolean) => {
  const known = new Map<string, boolean>()
  return (text) => {
    const is = known.get(text) ?? has(text)
    known.set(text, is)
    return is
  }
}

export const goodsWordsOf = (said: string): GoodsWords => {
  const text = plain(said)
  const words = new Set(text.match(WORD))
  const parts = new Set([...words].flatMap(partsOf))
  const letters = [...parts].filter((part) => !/\d/.test(part))
  const hasNumber = (part: string) => parts.has(numberOf(part))
  const hasWord = (part: string) =>
    parts.has(part) || letters.some((known) => isSameWord(part, known))
  const begins = (part: string) => letters.some((known) => known.startsWith(part))
  const inOrder = ` ${(text.match(WORD) ?? []).join(' ')} `
  return {
    says: (asked) => inOrder.includes(` ${(plain(asked).match(WORD) ?? []).join(' ')} `),
    has: remembered((asked) => {
      const whole = plain(asked).trim()
      if (ABBREVIATION.test(whole)) {
        return (whole.match(/\p{L}+/gu) ?? []).every((part) => hasWord(part) || begins(part))
      }
      const own = whole.match(WORD) ?? []
      return (
        own.length > 0 &&
        own.every((word) => {
          if (words.has(word)) return true
          if (!/\d/.test(word)) return hasWord(word)
          const said = MEASURED.test(word) ? (word.match(PART) ?? []) : []
          const numbers = said.filter((part) => /\d/.test(part))
          const [first = '', unit] = said
          const isMeasured = !/\d/.test(first) || unit === undefined || hasWord(unit)
          return isMeasured && numbers.length === 1 && numbers.every(hasNumber)
        })
      )
    }),
  }
}
