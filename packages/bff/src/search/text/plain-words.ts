import { stem } from './stem.ts'
import {
  adjective,
  joints,
  numberPrefixes,
  smallChanges,
  smallMends,
  smallSuffixes,
  vowels,
} from './trade-spellings.messages.ts'

const CYRILLIC = /^\p{Script=Cyrillic}+$/u
/** «ЦангаER32»: two scripts in one word. */
const NAME_AND_CODE = /^(\p{Script=Cyrillic}{4,})(\p{Script=Latin}+\d.*)$/u
const MIN_BASE = 3
const MIN_PART = 4
const MIN_TOGETHER = 8

/** A known word of the same meaning: in the catalogue or the dictionary, or a form of one. */
export type NameOf = (word: string) => string | null

export type WordsKnown = {
  /** Whether the word needs no replacement. */
  isKnown: (word: string) => boolean
  /** Whether product names have exactly this word. */
  isWord: (word: string) => boolean
  nameOf: NameOf
}

/** «Сверлышко» → «сверло»: the base of a diminutive. */
const ofSmallForm = (word: string, nameOf: NameOf): string | null => {
  const bases = [...new Set([stem(word), word])]
  for (const base of bases) {
    for (const suffix of smallSuffixes) {
      const rest = base.slice(0, -suffix.length)
      // after a long suffix a longer rest is required, else the base would be a guess
      if (!base.endsWith(suffix) || rest.length < MIN_BASE + Number(suffix.length > 2)) continue
      // «резак» is not a diminutive of «реза»
      if (suffix === 'к' && vowels.has(rest.at(-1) ?? '')) continue
      const changed = smallChanges.get(rest.at(-1) ?? '')
      const roots = changed === undefined ? [rest] : [rest, rest.slice(0, -1) + changed]
      for (const root of roots) {
        for (const mend of smallMends) {
          const found = nameOf(root + mend)
          if (found !== null) return found
        }
      }
    }
  }
  return null
}

/** «Алмазный» → «алмаз»: the noun behind an adjective. */
const ofAdjective = (word: string, nameOf: NameOf): string | null => {
  const [, base] = adjective.exec(word) ?? []
  return base === undefined ? null : nameOf(base)
}

/** «Трехкулачковый» → «3-кулачковый». */
const numbered = (word: string, nameOf: NameOf): string | null => {
  for (const [prefix, number] of numberPrefixes) {
    const rest = word.startsWith(prefix) ? word.slice(prefix.length) : ''
    if (rest.length >= MIN_PART && nameOf(rest) !== null) return `${number}-${rest}`
  }
  return null
}

/**
 * Splits a compound into two known words, the first as long as possible and as product names have it:
 * «сверлоцентровочное» → «сверло центровочное», «сверлопометаллу» → «сверло по металлу».
 */
const apart = (word: string, isWord: (word: string) => boolean, nameOf: NameOf): string | null => {
  if (word.length < MIN_TOGETHER) return null
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (!isWord(one)) continue
    if (nameOf(other) !== null) return `${one} ${other}`
    for (const joint of joints) {
      const rest = other.startsWith(joint) ? other.slice(joint.length) : ''
      if (rest.length >= MIN_PART && nameOf(rest) !== null) return `${one} ${joint} ${rest}`
    }
  }
  return null
}

/** The text with unknown adjectives replaced by their nouns. */
export const withNouns = (
  text: string,
  { isKnown, nameOf }: Pick<WordsKnown, 'isKnown' | 'nameOf'>,
): string =>
  text
    .split(' ')
    .map((word) => (isKnown(word) ? word : (ofAdjective(word, nameOf) ?? word)))
    .join(' ')

/** The text with unknown words replaced by the words they are formed from. */
export const withPlainWords = (text: string, { isKnown, isWord, nameOf }: WordsKnown): string =>
  text
    .split(' ')
    .map((word) => {
      const [, name, code] = NAME_AND_CODE.exec(word) ?? []
      if (name && code && !isKnown(word) && nameOf(name) !== null) return `${name} ${code}`
      const [, letters = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(word) ?? []
      if (!CYRILLIC.test(letters) || letters.length <= MIN_PART || isKnown(letters)) return word
      const plain =
        numbered(letters, nameOf) ?? ofSmallForm(letters, nameOf) ?? apart(letters, isWord, nameOf)
      return plain === null ? word : plain + rest
    })
    .join(' ')
