import { equalStandards, nearStandards } from './standard-pairs.messages.ts'
import { spokenStandard, withStandardWords } from './standards.ts'

const wordOf = (standard: string): string => `#${standard.replace(' ', '')}`
const others = (rows: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>()
  for (const row of rows) {
    const words = row.map(wordOf)
    for (const word of words) {
      known.set(word, [...(known.get(word) ?? []), ...words.filter((other) => other !== word)])
    }
  }
  return known
}
const equals = others(equalStandards.map(({ standards }) => standards))
const nears = others(nearStandards)

export type StandardReadings = {
  /** The question with each possible standard in place. */
  texts: string[]
  /** The standard that is missing, and similar ones; `texts` then ask for those. */
  absent: { missing: string; values: string[]; rest: string } | null
}

const shown = (word: string): string => spokenStandard(word).toUpperCase()

/**
 * A question whose standard no product follows, rewritten with equal standards or else similar ones; null when it names
 * no such standard. Only the table makes two standards equal.
 */
export const standardReadings = (
  tidy: string,
  isWord: (word: string) => boolean,
): StandardReadings | null => {
  let asked: { word: string; whole: string } | null = null
  withStandardWords(tidy, (word, whole) => {
    if (equals.has(word) || nears.has(word)) asked ??= { word, whole }
    return whole
  })
  if (asked === null) return null
  const { word, whole } = asked as { word: string; whole: string }
  const readAs = (words: readonly string[]): string[] =>
    words.map((one) => tidy.replace(whole, spokenStandard(one)))
  const equal = [word, ...(equals.get(word) ?? [])].filter(isWord)
  if (equal.length > 0) return { texts: readAs(equal), absent: null }
  const near = [
    ...new Set([word, ...(equals.get(word) ?? [])].flatMap((one) => nears.get(one) ?? [])),
  ]
  const sold = near.filter(isWord)
  if (sold.length === 0) return null
  const rest = tidy.replace(whole, '').replace(/\s+/g, ' ').trim()
  return { texts: readAs(sold), absent: { missing: shown(word), values: sold.map(shown), rest } }
}
