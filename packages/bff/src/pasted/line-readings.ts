import type { ArticleReading } from './pasted-articles.ts'
import type { CellLine } from './pasted-cells.ts'
import { quantityBeside } from './pasted-quantity.ts'
import type { Token } from './pasted-tokens.ts'

/** One way to read a line: these tokens are the article. */
export type Reading = {
  article: string
  /** As written; null: none given. */
  quantity: string | null
  /** Its unit, if given. */
  unit?: string | undefined
  /** Whether the number may be part of the name instead: «Сверло 5». */
  isDoubtful: boolean
  from: number
  to: number
  /** Places of the tokens that give the quantity. */
  used: readonly number[]
}

/** `quantity` null: the headings do not make clear which column it is. */
export type Columns = { article: number; quantity: number | null; unit: number | null }
/** A line as tokens, with the columns named by headings above it. */
export type Split = { line: CellLine; tokens: readonly Token[]; columns: Columns | null }

export const ARTICLE_MAX = 180

/** First and last place of a cell's tokens; from 0 to -1 if it has none. */
const placesOf = (tokens: readonly Token[], cell: number) => ({
  from: Math.max(
    0,
    tokens.findIndex((token) => token.cell === cell),
  ),
  to: tokens.findLastIndex((token) => token.cell === cell),
})

const inCell = (tokens: readonly Token[], cell: number): number[] =>
  tokens.flatMap((token, at) => (token.cell === cell ? [at] : []))

type Cells = { article: number; quantity: number | null; unit?: number | null }

const ofCells = ({ line, tokens }: Split, { article, quantity, unit = null }: Cells): Reading => {
  const said = quantity === null ? '' : (line.cells[quantity] ?? '')
  const counted = unit === null ? '' : (line.cells[unit] ?? '')
  return {
    article: (line.cells[article] ?? '').slice(0, ARTICLE_MAX),
    quantity: said === '' ? null : said,
    ...(counted !== '' && /^[\d\s]+$/.test(said) && { unit: counted }),
    isDoubtful: false,
    ...placesOf(tokens, article),
    used: [quantity, unit].flatMap((cell) => (cell === null ? [] : inCell(tokens, cell))),
  }
}

/** Reads a line by the columns of its headings. */
export const byColumns = (split: Split): Reading[] => {
  const { line, columns } = split
  return columns && line.cells[columns.article] ? [ofCells(split, columns)] : []
}

/** «Пластина 12, левая | 5»: of two cells, the one beside a plain quantity is the article, whatever it looks like. */
export const ofTwoCells = (split: Split, isOrdinal: (token: Token) => boolean): Reading[] => {
  const { line, tokens } = split
  const filled = line.cells.flatMap((cell, at) => (cell === '' ? [] : [at]))
  const [first, second, ...others] = filled
  const isWhole = first !== undefined && second !== undefined && others.length === 0
  if (!line.isTable || !isWhole || (tokens[0] && isOrdinal(tokens[0]))) return []
  const isNumber = (cell: number) => /^\d{1,7}$/.test(line.cells[cell] ?? '')
  if (isNumber(first) === isNumber(second)) return []
  const [article, quantity] = isNumber(first) ? [second, first] : [first, second]
  return [ofCells(split, { article, quantity })]
}

type Counted = { tokens: readonly Token[]; isTable: boolean; isCounted: boolean }

/** Finds the quantity of an article, given that the tokens from `first` to `last` belong to it. */
export const readingOf = (
  { tokens, isTable, isCounted }: Counted,
  { article, from, to }: ArticleReading,
  { first, last } = { first: 0, last: tokens.length - 1 },
): Reading => {
  const own = tokens.slice(first, last + 1)
  const isOrdinal = (token: Token) => token === tokens[0] && (isCounted || token.isOrdinal)
  const place = { from: from - first, to: to - first }
  const { value, isDoubtful, unit, used } = quantityBeside(own, place, { isTable, isOrdinal })
  return {
    article: article.slice(0, ARTICLE_MAX),
    quantity: value,
    unit,
    isDoubtful,
    from,
    to,
    used: used.map((token) => tokens.indexOf(token)),
  }
}
