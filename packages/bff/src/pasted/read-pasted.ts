import { columnsByHeadings } from '../sheets/column-headings.ts'
import { type ArticleReading, articleReadings } from './pasted-articles.ts'
import { type CellLine, cellLines, partsOf } from './pasted-cells.ts'
import { quantityBeside } from './pasted-quantity.ts'
import { type Token, tokensOf } from './pasted-tokens.ts'
import { pastedWords as words } from './pasted-words.messages.ts'

/** One way to understand a line: these of its tokens are the article. */
export type Reading = {
  article: string
  /** As it stands there; null: not said. */
  quantity: string | null
  /** What it is counted in, where that is said. */
  unit?: string | undefined
  /** The number may belong to the name: «Сверло 5». */
  isDoubtful: boolean
  from: number
  to: number
  /** Places of the tokens that say the quantity. */
  used: readonly number[]
}

/** A pasted line of goods. */
export type PastedLine = {
  /** From 1, as the person sees it. */
  number: number
  text: string
  /** The likeliest first, never none. */
  readings: readonly Reading[]
  /** What is left without numbers of rows, quantities and prices: for the search. */
  words: string
  tokens: readonly Token[]
  isTable: boolean
  /** Whether it begins with its own number. */
  isCounted: boolean
  /** Where headings say which cells are the article, the quantity and its unit: what the other cells are, they say too. */
  columns: Columns | null
}

const ARTICLE_MAX = 180

const TOTALS = new RegExp(`^[^\\p{L}\\d]*(?:${words.totals.join('|')})(?!\\p{L})`, 'iu')
const HEADING = new RegExp(`(?<!\\p{L})(?:${words.headings.join('|')})(?!\\p{L})`, 'giu')

const isHeadings = ({ text }: CellLine): boolean =>
  !/\d/.test(text) && (text.match(HEADING)?.length ?? 0) >= 2

/** `quantity` null: the headings leave open how many are wanted. */
export type Columns = { article: number; quantity: number | null; unit: number | null }
type Split = { line: CellLine; tokens: readonly Token[]; columns: Columns | null }

/** Lines of goods, with the columns that headings above them have named. */
const splitLines = (text: string): Split[] => {
  let columns: Columns | null = null
  return cellLines(text).flatMap((line): Split[] => {
    const named = line.isTable ? columnsByHeadings(line.cells) : null
    if (named && !/\d/.test(line.cells[named.article] ?? '')) {
      columns = { ...named, unit: named.unit ?? null }
      return []
    }
    if (isHeadings(line) || TOTALS.test(line.text)) return []
    return [
      { line, tokens: tokensOf(line.cells, line.isTable), columns: line.isTable ? columns : null },
    ]
  })
}

const firstNumber = ({ tokens: [first] }: Split): number | null =>
  first?.kind === 'number' && first.text.length <= 4 ? Number(first.text) : null

/** Three rows that count themselves do; of two it takes that a quantity is left to them. */
const LONG_COUNT = 3

/** Which lines begin with their own number: 1, 2, 3 … */
const countedLines = (lines: readonly Split[]): Set<Split> => {
  const counted = new Set<Split>()
  let run: Split[] = []
  const close = () => {
    const hasMore = run.every(({ tokens }) =>
      tokens.slice(1).some(({ kind }) => kind === 'number' || kind === 'quantity'),
    )
    if (run.length >= LONG_COUNT || (run.length === 2 && hasMore)) {
      for (const line of run) counted.add(line)
    }
    run = []
  }
  let expected: number | null = null
  for (const line of lines) {
    const number = firstNumber(line)
    if (number === null || number !== expected) close()
    if (number !== null) run.push(line)
    expected = number === null ? null : number + 1
  }
  close()
  return counted
}

/** The tokens of a cell, as places from and to; none: from 0 to -1. */
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

const byColumns = (split: Split): Reading[] => {
  const { line, columns } = split
  return columns && line.cells[columns.article] ? [ofCells(split, columns)] : []
}

/** «Пластина 12, левая | 5»: beside a lone quantity the other cell is the article, whatever it looks like. */
const ofTwoCells = (split: Split, isOrdinal: (token: Token) => boolean): Reading[] => {
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

/** Words for the search: what is neither a number of pieces nor a price. */
const wordsOf = ({ line, tokens }: Split, isOrdinal: (token: Token) => boolean): string => {
  const isAlone = ({ kind, cell }: Token) =>
    line.isTable &&
    (kind === 'number' || kind === 'decimal') &&
    tokens.filter((other) => other.cell === cell).length === 1
  return tokens
    .filter((token) => {
      const isNumber = token.kind === 'quantity' || token.kind === 'price' || token.kind === 'unit'
      return !isNumber && !isOrdinal(token) && !isAlone(token)
    })
    .map(({ text }) => text)
    .join(' ')
}

type Counted = { tokens: readonly Token[]; isTable: boolean; isCounted: boolean }

/** The quantity beside an article, when only the tokens from `first` to `last` belong to it. */
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

const toLine = (split: Split, isCounted: boolean): PastedLine => {
  const { line, tokens, columns } = split
  const isOrdinal = (token: Token) => token === tokens[0] && (isCounted || token.isOrdinal)
  const counted = { tokens, isTable: line.isTable, isCounted }
  const found = articleReadings(tokens, line)
    .filter(({ from, to }) => !(from === 0 && to === 0 && tokens[0] && isOrdinal(tokens[0])))
    .map((reading) => readingOf(counted, reading))
  const all = [...byColumns(split), ...ofTwoCells(split, isOrdinal), ...found]
  const name = wordsOf(split, isOrdinal).slice(0, ARTICLE_MAX) || line.text.slice(0, ARTICLE_MAX)
  const whole = readingOf(counted, { article: name, from: 0, to: -1 })
  return {
    number: line.number,
    text: line.text,
    readings: all.length > 0 ? all : [whole],
    words: name,
    ...counted,
    columns,
  }
}

/** One cell of a file that names goods: «арт. 2301-0054 (сверло)». The whole of it may be the article as well. */
export const readCell = (text: string): PastedLine => {
  const cells = partsOf(text)
  const line = { number: 1, text, cells, isTable: false }
  const tokens = tokensOf(cells, false)
  const read = toLine({ line, tokens, columns: null }, false)
  const whole = { article: text.slice(0, ARTICLE_MAX), from: 0, to: tokens.length - 1 }
  const asOne = { ...whole, quantity: null, isDoubtful: false, used: [] }
  return { ...read, readings: [asOne, ...read.readings] }
}

/** Lines of goods in a text from a spreadsheet, a mail or a scan. Headings, totals and empty lines are none. */
export const readPasted = (text: string): PastedLine[] => {
  const lines = splitLines(text)
  const counted = countedLines(lines)
  return lines.map((line) => toLine(line, counted.has(line)))
}
