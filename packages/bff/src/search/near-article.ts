import { typoDistance } from './text/distance.ts'
import { SIGNS_ALIKE } from './text/near-articles.ts'
import { normaliseArticle } from './text/words.ts'

/** Letters and digits alone, signs that are taken for one another as one. */
const keyOf = (article: string): string => {
  let key = normaliseArticle(article)
  for (const signs of SIGNS_ALIKE) {
    for (const sign of signs.slice(1)) key = key.replaceAll(sign, signs.charAt(0))
  }
  return key
}

/** Shorter ones are parts of too many articles, and a slip makes another of them. */
const SHORTEST_PART = 5
const SHORTEST_TYPED = 6
const LONG = 10

/** Whether somebody who wrote `asked` may have meant `article`: other signs between, a beginning, a part, a slip or, in a long one, two. */
export const isNearArticle = (asked: string, article: string): boolean => {
  const [one, other] = [keyOf(asked), keyOf(article)]
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= SHORTEST_PART && /\d/.test(short) && long.includes(short)) return true
  if (short.length < SHORTEST_TYPED) return false
  const limit = long.length >= LONG ? 2 : 1
  return typoDistance(one, other, limit, false) <= limit
}
