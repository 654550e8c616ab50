import { isQuantity, type Known } from './known-goods.ts'
import { readingOf } from './line-readings.ts'
import type { Token } from './pasted-tokens.ts'
import type { PastedLine } from './read-pasted.ts'

/**
 * Splits a line between its goods: each part runs from one article to the next or, where quantities come first, up to
 * the article.
 */
const segmentsOf = (
  line: PastedLine,
  goods: readonly Known[],
): { first: number; last: number }[] => {
  const { tokens } = line
  const begin = line.isCounted || tokens[0]?.isOrdinal ? 1 : 0
  const head = tokens.slice(begin, goods[0]?.from ?? 0)
  const tail = tokens.slice((goods.at(-1)?.to ?? 0) + 1)
  const isAhead = head.some(isQuantity) && !tail.some(isQuantity)
  return goods.map((_, at) => {
    const before = goods[at - 1]
    const after = goods[at + 1]
    return isAhead
      ? {
          first: before ? before.to + 1 : 0,
          last: after ? (goods[at]?.to ?? 0) : tokens.length - 1,
        }
      : {
          first: before ? (goods[at]?.from ?? 0) : 0,
          last: after ? after.from - 1 : tokens.length - 1,
        }
  })
}

/** «X, Y по 5 шт»: the single quantity of a line that applies to each of its goods. */
const eachOf = ({ tokens }: PastedLine): Token | undefined => {
  const amounts = tokens.filter(({ kind }) => kind === 'quantity')
  const [only = tokens.find(({ kind, isEach }) => kind === 'price' && isEach), ...others] = amounts
  return only?.isEach && others.length === 0 ? only : undefined
}

/** Goods with their part of a line: its tokens from first to last. */
export type Part = Known & { first: number; last: number }

/** «Набор 19 шт» is a name if the goods are called so, not a quantity. */
export const withNames = (line: PastedLine, goods: readonly Known[]): PastedLine => {
  const isName = (at: number): boolean => {
    const [before, token] = [line.tokens[at - 1], line.tokens[at]]
    const isOfArticle = goods.some(({ from, to }) => at - 1 >= from && at - 1 <= to)
    if (token?.kind !== 'quantity' || before?.kind !== 'word' || isOfArticle) return false
    return goods.some(({ words }) => words.says(`${before.text} ${token.text}`))
  }
  const names = line.tokens.flatMap((_, at) => (isName(at) ? [at] : []))
  if (names.length === 0) return line
  const tokens = line.tokens.map(
    (token, at): Token => (names.includes(at) ? { ...token, kind: 'word' } : token),
  )
  return { ...line, tokens }
}

/** Goods with the parts of the line that hold their quantities. */
export const partsOf = (line: PastedLine, goods: readonly Known[]): Part[] => {
  const whole = { first: 0, last: line.tokens.length - 1 }
  const [only] = goods
  if (only && goods.length === 1) return [{ ...only, ...whole }]
  const each = eachOf(line)
  return segmentsOf(line, goods).flatMap((segment, at) => {
    const one = goods[at]
    if (!one) return []
    const own = readingOf(line, one, segment)
    const isEach = each && own.quantity === null
    return [
      {
        ...one,
        ...own,
        ...(each &&
          (isEach || each.kind === 'quantity') && {
            quantity: each.value,
            unit: each.unit,
            used: [line.tokens.indexOf(each)],
          }),
        ...segment,
      },
    ]
  })
}
