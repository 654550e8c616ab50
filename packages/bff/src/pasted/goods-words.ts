import { lookAlikes } from '../trade/look-alikes.messages.ts'
import { isSameWord } from '../trade/same-word.ts'

const toLatin = new Map(
  [...lookAlikes.cyrillic].map((letter, at) => [letter, lookAlikes.latin[at] ?? letter]),
)
const fold = (text: string): string =>
  [...text].map((letter) => toLatin.get(letter) ?? letter).join('')

/** Lower case, one alphabet for letters that look alike, a point in decimals, sizes apart. */
const plain = (text: string): string =>
  fold(text.normalize('NFKC').replace(SIGNS, ' ').toLowerCase().replaceAll('ё', 'е'))
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<!\p{L})\p{L}\s*=\s*(?=\d)/gu, '')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1 ')

/** Signs that say of a number what it is and are no part of it. */
const SIGNS = /[øØ⌀№#]/g
const PART = /\d+(?:\.\d+)?|\p{L}+/gu
const WORD = /[\p{L}\p{N}]+(?:\.\d+)*/gu
/** «К/х», «ц.х.»: the beginnings of words. */
const ABBREVIATION = /^(?:\p{L}{1,3}[./]){1,3}\p{L}{0,4}$/u
const numberOf = (text: string): string => String(Number(text))

/** «8мм», «d12»: a number with what it measures, either of which may be said alone. Of «р6м5» nothing may. */
const MEASURED = /^(?:\p{L}{0,2}\d+(?:\.\d+)*|\d+(?:\.\d+)*\p{L}{1,3})$/u
const partsOf = (word: string): string[] => {
  if (!/\d/.test(word)) return [word]
  const parts = MEASURED.test(word) ? (word.match(PART) ?? []) : []
  return parts.map((part) => (/\d/.test(part) ? numberOf(part) : part))
}

/** What is said of goods in the catalogue, so that the words of a line can be found in it. */
export type GoodsWords = {
  /** Whether goods are called so: every number of it is theirs, every word is one of theirs or its beginning. */
  has(text: string): boolean
  /** Whether these very words follow one another in it. */
  says(text: string): boolean
}

/** The same words stand in many lines. */
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
