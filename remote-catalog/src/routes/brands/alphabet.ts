import type { BrandSummary } from '@isp/contract'
import { alphabetMessages as messages } from './alphabet.messages.ts'

type Letter = { letter: string; anchor: string; brands: BrandSummary[] }

/** Ё files under Е; whatever is no letter, under «0–9». */
const letterOf = (name: string): string => {
  const first = name.trim().charAt(0).toUpperCase().replace('\u0401', '\u0415')
  return /\p{L}/u.test(first) ? first : messages.digits
}

const isCyrillic = (letter: string): boolean => /\p{Script=Cyrillic}/u.test(letter)

/** Latin letters, then Cyrillic, then figures; code points do for capital letters, so the order never depends on a locale. */
const compareLetters = (a: string, b: string): number => {
  const rank = (letter: string) => (letter === messages.digits ? 2 : isCyrillic(letter) ? 1 : 0)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Brands by first letter; within a letter in the order of the answer. */
export const byAlphabet = (brands: readonly BrandSummary[]): Letter[] => {
  const letters = new Map<string, BrandSummary[]>()
  for (const brand of brands) {
    const letter = letterOf(brand.name)
    letters.set(letter, [...(letters.get(letter) ?? []), brand])
  }
  return [...letters]
    .sort(([a], [b]) => compareLetters(a, b))
    .map(([letter, list]) => ({
      letter,
      anchor: `letter-${letter.codePointAt(0)}`,
      brands: list,
    }))
}
