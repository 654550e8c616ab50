import type { GoodsWords } from './goods-words.ts'
import type { Reading } from './line-readings.ts'
import type { Token } from './pasted-tokens.ts'
import type { PastedLine } from './read-pasted.ts'

/** What the catalogue knows of an article: the goods that it means. */
export type Meaning = { ids: readonly number[]; isSold: boolean }

export type Catalogue = {
  meaningOf(article: string): Meaning | null
  /** Of all that is said of these goods. */
  wordsOf(ids: readonly number[]): GoodsWords
}

/** An article of a line that the catalogue knows. */
export type Known = Reading & { meaning: Meaning; words: GoodsWords }

const NUMERIC = /^[\d\s.,]+$/

const isInside = (one: Reading, other: Reading): boolean =>
  one.from >= other.from && one.to <= other.to
const overlap = (one: Reading, other: Reading): boolean =>
  one.from <= other.to && other.from <= one.to
/** Whether both articles mean the same. */
export const isSameGoods = (one: Known, other: Known): boolean =>
  one.meaning.ids.join() === other.meaning.ids.join()

/** «ER 32 UM» is more than «ER 32» when both are known; a number behind an article may be its quantity. */
const isPartOfLonger = (one: Known, others: readonly Known[], { tokens }: PastedLine): boolean =>
  others.some(
    (other) =>
      other !== one &&
      isInside(one, other) &&
      !isInside(other, one) &&
      tokens.slice(other.from, other.to + 1).some((token, at) => {
        const place = other.from + at
        return token.kind === 'word' && (place < one.from || place > one.to)
      }),
  )

/** Whether it may be how many. */
export const isQuantity = ({ kind }: Token): boolean =>
  ['quantity', 'number', 'counted'].includes(kind)

/** A bare number is an article of its own only where both it and the article before it have another number. */
const isJustNumber = (one: Known, before: readonly Known[], line: PastedLine): boolean => {
  if (!NUMERIC.test(one.article) || before.length === 0) return false
  const numbers = line.tokens.filter(
    (token, at) =>
      isQuantity(token) && ![one, ...before].some(({ from, to }) => at >= from && at <= to),
  )
  return one.article.replace(/\D/g, '').length < 5 || numbers.length <= before.length
}

/** Goods that the catalogue finds in a line, in the order in which they stand there. */
export const knownIn = (line: PastedLine, catalogue: Catalogue): Known[] => {
  const all = line.readings.flatMap((reading): Known[] => {
    const meaning = catalogue.meaningOf(reading.article)
    return meaning ? [{ ...reading, meaning, words: catalogue.wordsOf(meaning.ids) }] : []
  })
  const sold = all.some(({ meaning }) => meaning.isSold)
  const found: Known[] = []
  // what is sold is meant before what is gone
  for (const one of sold
    ? all.toSorted((a, b) => Number(b.meaning.isSold) - Number(a.meaning.isSold))
    : all) {
    const isOther = !found.some((other) => overlap(one, other))
    if (isOther && !isPartOfLonger(one, all, line) && !isJustNumber(one, found, line))
      found.push(one)
  }
  const inOrder = found.toSorted((one, other) => one.from - other.from)
  // a word of what is called beside it is no article of its own: «Патрон ER32»
  return inOrder.filter((one, at) =>
    [inOrder[at - 1], inOrder[at + 1]].every(
      (beside) =>
        beside === undefined ||
        isSameGoods(one, beside) ||
        !beside.words.has(one.article) ||
        one.words.has(beside.article),
    ),
  )
}
