import type { Known } from './known-goods.ts'
import type { Part } from './line-parts.ts'
import type { Token } from './pasted-tokens.ts'
import { pastedWords } from './pasted-words.messages.ts'
import type { PastedLine } from './read-pasted.ts'

const any = (list: readonly string[]): RegExp => new RegExp(`^(?:${list.join('|')})$`, 'iu')
const FRAME = any([...pastedWords.frame, ...pastedWords.quantity, ...pastedWords.price])
const DENIAL = any(pastedWords.denials)
const LINK = any(pastedWords.links)
const PACKAGE = any(pastedWords.packages)

/** 5 × 100 = 500: a quantity, a price and a sum. */
const isSum = (quantity: string | null, one: number, other: number): boolean =>
  quantity !== null && Math.abs(Number(quantity) * one - other) < 0.01

/** Columns of a row; more numbers cannot be prices of one product. */
const MOST_NUMBERS = 12

const pricesOf = (tokens: readonly Token[], quantity: string | null): Set<Token> => {
  const prices = new Set<Token>()
  const numbers = tokens
    .filter(({ kind }) => kind === 'number' || kind === 'decimal')
    .slice(0, MOST_NUMBERS)
  for (const one of numbers) {
    for (const other of numbers) {
      const [price, sum] = [one, other].map(({ value }) => Number(value.replace(',', '.')))
      if (one !== other && price && sum && isSum(quantity, price, sum)) prices.add(one).add(other)
    }
  }
  return prices
}

/** Under headings, cells other than article and quantity are explained by their headings. */
const isSaidByHeading = ({ columns }: PastedLine, { cell }: Token): boolean =>
  columns !== null && cell !== columns.article && cell !== columns.quantity

/** Cells of a table that contain the goods' words are their name. */
const nameCells = ({ isTable, tokens }: PastedLine, part: Part): Set<number> => {
  if (!isTable) return new Set()
  const { words, from, to, first, last } = part
  const cells = Map.groupBy(
    tokens.filter((_, at) => at >= first && at <= last && (at < from || at > to)),
    ({ cell }) => cell,
  )
  const isName = (inCell: readonly Token[]) =>
    inCell.every(({ kind, isAside }) => kind !== 'quantity' || isAside) &&
    inCell.some(({ kind, text }) => kind === 'word' && /\p{L}{3}/u.test(text) && words.has(text))
  return new Set([...cells].flatMap(([cell, inCell]) => (isName(inCell) ? [cell] : [])))
}

const PRICE = /^\d+[.,]\d{2}$/

const isDenial = (token: Token | undefined): boolean =>
  token?.kind === 'word' && DENIAL.test(token.text)
/** Whether it only joins words and means nothing alone. */
export const isLink = ({ kind, text }: Token): boolean => kind === 'word' && LINK.test(text)

type Use = { line: PastedLine; part: Part; all: readonly Known[]; taken: ReadonlySet<number> }

/** The tokens in a part of a line that nothing explains. */
export const unusedOf = ({ line, part, all, taken }: Use): string => {
  const { tokens } = line
  const own = tokens.slice(part.first, part.last + 1)
  const prices = pricesOf(
    own.filter((_, at) => !taken.has(part.first + at)),
    part.quantity,
  )
  const names = nameCells(line, part)
  /** «(упак. 10 шт)» */
  const isOfPackage = (at: number) =>
    tokens[at]?.isAside === true &&
    [at - 1, at, at + 1].some((near) => PACKAGE.test(tokens[near]?.text.replace(/\.$/, '') ?? ''))
  const isOfArticle = (at: number) => all.some(({ from, to }) => at >= from && at <= to)
  /** A number or a unit belongs to the name if words of the name are beside it. */
  const isOfName = (at: number): boolean => {
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!token || !part.words.has(token.text)) return false
    if (after && part.words.says(`${token.text} ${after.text}`)) return true
    if (before?.kind !== 'word' || before.cell !== token.cell || isOfArticle(at - 1)) return false
    return token.kind === 'number' || part.words.says(`${before.text} ${token.text}`)
  }
  const isUsed = (token: Token, at: number): boolean => {
    const { kind, text, isEach } = token
    if (taken.has(at) || prices.has(token) || names.has(token.cell)) return true
    if (at === 0 && (line.isCounted || token.isOrdinal || /^[№#]/.test(text))) return true
    if (line.isTable && at === 0 && kind === 'number' && part.unit !== undefined) return true
    if (isSaidByHeading(line, token) || isOfArticle(at)) return true
    if (kind === 'unit' && isOfPackage(at)) return true
    if (kind === 'price') return !isEach || part.quantity !== null
    const before = tokens[at - 1]
    // «к 20.12» is a date
    if (kind === 'decimal' && PRICE.test(text)) return before === undefined || !isLink(before)
    if (kind === 'quantity') return isOfPackage(at)
    if (kind === 'counted') return part.words.says(text)
    if (kind === 'number' || kind === 'unit') return isOfName(at)
    // «не нужно» counts as unexplained as a whole
    if (isDenial(token) || isDenial(tokens[at - 1])) return false
    return (kind === 'word' && FRAME.test(text)) || part.words.has(text)
  }
  let rest = ''
  let isBeforeUnused = false
  let last = -2
  for (let at = part.last; at >= part.first; at -= 1) {
    const token = tokens[at]
    if (!token) continue
    const isUnused: boolean = isLink(token) && !taken.has(at) ? isBeforeUnused : !isUsed(token, at)
    isBeforeUnused = isUnused
    if (!isUnused) continue
    rest = `${token.text}${rest === '' ? '' : last === at + 1 ? ' ' : ', '}${rest}`
    last = at
  }
  return rest
}
