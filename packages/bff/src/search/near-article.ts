import { typoDistance } from './text/distance.ts'
import { SIGNS_ALIKE } from './text/near-articles.ts'
import { normaliseArticle } from './text/words.ts'

/** Letters and digits only; characters that are easily confused become one. */
const keyOf = (article: string): string => {
  let key = normaliseArticle(article)
  for (const signs of SIGNS_ALIKE) {
    for (const sign of signs.slice(1)) key = key.replaceAll(sign, signs.charAt(0))
  }
  return key
}

/** Shorter texts are part of too many articles, and one typo turns them into other articles. */
const SHORTEST_PART = 5
const SHORTEST_TYPED = 6
const LONG = 10

/**
 * Whether somebody who typed `asked` may have meant `article`: it differs by separators, is a beginning or a part, or
 * has one typo (two if it is long).
 */
export const isNearArticle = (asked: string, article: string): boolean => {
  const [one, other] = [keyOf(asked), keyOf(article)]
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= SHORTEST_PART && /\d/.test(short) && long.includes(short)) return true
  if (short.length < SHORTEST_TYPED) return false
  const limit = long.length >= LONG ? 2 : 1
  return typoDistance(one, other, limit, false) <= limit
}
