import { stem } from './stem.ts'
import { denial, lack, mayDeny } from './trade-spellings.messages.ts'

/** Begins no other word of the index. */
const MARK = '#-'
const wordOf = (thing: string): string => `${MARK}${stem(thing)}`

/** Words under which goods are found that say to be without something: «без поверки». */
export const lackWordsOf = (normalised: string): string[] =>
  mayDeny.test(normalised)
    ? [...normalised.matchAll(lack)].map(([, thing = '']) => wordOf(thing))
    : []

export type Denied = {
  /** Under which goods are found that say so themselves; null for «не», which nobody writes of goods. */
  word: string | null
  /** What is not wanted, and the question without it. */
  thing: string
  rest: string
}

/** «Штангенциркуль без поверки», «сверло не твердосплавное»; null when nothing is denied, or nothing else is said. */
export const deniedOf = (tidy: string): Denied | null => {
  const match = denial.exec(tidy)
  if (!match) return null
  const [whole, lacking, denied] = match
  const thing = lacking ?? denied ?? ''
  const rest = `${tidy.slice(0, match.index)} ${tidy.slice(match.index + whole.length)}`
  const said = rest.replace(/\s+/g, ' ').trim()
  if (!/\p{L}{3}/u.test(said)) return null
  return { word: lacking === undefined ? null : wordOf(lacking), thing, rest: said }
}
