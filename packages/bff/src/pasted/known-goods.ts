import type { GoodsWords } from './goods-words.ts'
import type { Reading } from './line-readings.ts'
import type { Token } from './pasted-tokens.ts'
import type { PastedLine } from './read-pasted.ts'

/** The goods that the catalogue has for an article. */
export type Meaning = { ids: readonly number[]; isSold: boolean }

export type Catalogue = {
  meaningOf(article: string): Meaning | null
  /** All words that the catalogue has about these goods. */
  wordsOf(ids: readonly number[]): GoodsWords
}

/** An article of a line that the catalogue has. */
export type Known = Reading & { meaning: Meaning; words: GoodsWords }

const NUMERIC = /^[\d\s.,]+$/

const isInside = (one: Reading, other: Reading): boolean =>
  one.from >= other.from && one.to <= other.to
const overlap = (one: Reading, other: Reading): boolean =>
  one.from <= other.to && other.from <= one.to
/** Whether both articles mean the same goods. */
export const isSameGoods = (one: Known, other: Known): boolean =>
  one.meaning.ids.join() === other.meaning.ids.join()

/** If both «ER 32 UM» and «ER 32» are known, the longer is meant; but a number after an article may be its quantity. */
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

/** Whether the token may be a quantity. */
export const isQuantity = ({ kind }: Token): boolean =>
  ['quantity', 'number', 'counted'].includes(kind)

/**
 * Whether a numeric article is probably just a quantity: it has fewer than five digits, or the line has too few other
 * numbers to be the quantities.
 */
const isJustNumber = (one: Known, before: readonly Known[], line: PastedLine): boolean => {
  if (!NUMERIC.test(one.article) || before.length === 0) return false
  const numbers = line.tokens.filter(
    (token, at) =>
      isQuantity(token) && ![one, ...before].some(({ from, to }) => at >= from && at <= to),
  )
  return one.article.replace(/\D/g, '').length < 5 || numbers.length <= before.length
}

/** Finds goods of the catalogue in a line, in order of occurrence. */
export const knownIn = (line: PastedLine, catalogue: Catalogue): Known[] => {
  const all = line.readings.flatMap((reading): Known[] => {
    const meaning = catalogue.meaningOf(reading.article)
    return meaning ? [{ ...reading, meaning, words: catalogue.wordsOf(meaning.ids) }] : []
  })
  const sold = all.some(({ meaning }) => meaning.isSold)
  const found: Known[] = []
  // goods on sale take precedence over discontinued ones
  for (const one of sold
    ? all.toSorted((a, b) => Number(b.meaning.isSold) - Number(a.meaning.isSold))
    : all) {
    const isOther = !found.some((other) => overlap(one, other))
    if (isOther && !isPartOfLonger(one, all, line) && !isJustNumber(one, found, line))
      found.push(one)
  }
  const inOrder = found.toSorted((one, other) => one.from - other.from)
  // a word of the neighbouring article's name is not an article of its own: «Патрон ER32»
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
