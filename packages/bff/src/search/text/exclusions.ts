import { stem } from './stem.ts'
import { denial, lack, mayDeny } from './trade-spellings.messages.ts'

/** Marker that no other word of the index begins with. */
const MARK = '#-'
const wordOf = (thing: string): string => `${MARK}${stem(thing)}`

/** Words that make products findable which are explicitly without something: «без поверки». */
export const lackWordsOf = (normalised: string): string[] =>
  mayDeny.test(normalised)
    ? [...normalised.matchAll(lack)].map(([, thing = '']) => wordOf(thing))
    : []

export type Exclusion = {
  /** The word that explicitly says «без …» in the index; null for «не», which product names never use. */
  word: string | null
  /** The unwanted thing, and the question without it. */
  thing: string
  rest: string
}

/**
 * «Штангенциркуль без поверки», «сверло не твердосплавное»; null when nothing is excluded, or nothing else is asked
 * for.
 */
export const exclusionOf = (tidy: string): Exclusion | null => {
  const match = denial.exec(tidy)
  if (!match) return null
  const [whole, lacking, denied] = match
  const thing = lacking ?? denied ?? ''
  const rest = `${tidy.slice(0, match.index)} ${tidy.slice(match.index + whole.length)}`
  const said = rest.replace(/\s+/g, ' ').trim()
  if (!/\p{L}{3}/u.test(said)) return null
  return { word: lacking === undefined ? null : wordOf(lacking), thing, rest: said }
}
