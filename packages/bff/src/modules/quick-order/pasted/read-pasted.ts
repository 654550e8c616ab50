import { columnsByHeadings } from '../../../sheets/columns.ts'
import { articleReadings } from './pasted-articles.ts'
import { type CellLine, cellLines } from './pasted-cells.ts'
import { quantityBeside } from './pasted-quantity.ts'
import { type Token, tokensOf } from './pasted-tokens.ts'
import { pastedWords as words } from './pasted-words.messages.ts'

/** One way to understand a line. */
export type Reading = {
  article: string
  /** As it stands there; null: not said. */
  quantity: string | null
  /** What it is counted in, where that is said. */
  unit?: string | undefined
  /** The number may belong to the name: «Сверло 5». */
  isDoubtful: boolean
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
}

const ARTICLE_MAX = 180

const TOTALS = new RegExp(`^[^\\p{L}\\d]*(?:${words.totals.join('|')})(?!\\p{L})`, 'iu')
const HEADING = new RegExp(`(?<!\\p{L})(?:${words.headings.join('|')})(?!\\p{L})`, 'giu')

const isHeadings = ({ text }: CellLine): boolean =>
  !/\d/.test(text) && (text.match(HEADING)?.length ?? 0) >= 2

/** `quantity` null: the headings leave open how many are wanted. */
type Columns = { article: number; quantity: number | null }
type Split = { line: CellLine; tokens: readonly Token[]; columns: Columns | null }

/** Lines of goods, with the columns that headings above them have named. */
const splitLines = (text: string): Split[] => {
  let columns: Columns | null = null
  return cellLines(text).flatMap((line): Split[] => {
    const named = line.isTable ? columnsByHeadings(line.cells) : null
    if (named && !/\d/.test(line.cells[named.article] ?? '')) {
      columns = named
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

const byColumns = ({ line, columns }: Split): Reading[] => {
  const article = columns && line.cells[columns.article]
  if (!columns || !article) return []
  const quantity = (columns.quantity !== null && line.cells[columns.quantity]) || null
  return [{ article: article.slice(0, ARTICLE_MAX), quantity, isDoubtful: false }]
}

/** «Пластина 12, левая | 5»: beside a lone quantity the other cell is the article, whatever it looks like. */
const ofTwoCells = ({ line }: Split, isOrdinal: (at: number) => boolean): Reading[] => {
  const [first, second, ...others] = line.cells.filter((cell) => cell !== '')
  if (!line.isTable || !first || !second || others.length > 0 || isOrdinal(0)) return []
  const isNumber = (cell: string) => /^\d{1,7}$/.test(cell)
  if (isNumber(first) === isNumber(second)) return []
  const [article, quantity] = isNumber(first) ? [second, first] : [first, second]
  return [{ article: article.slice(0, ARTICLE_MAX), quantity, isDoubtful: false }]
}

/** Words for the search: what is neither a number of pieces nor a price. */
const wordsOf = ({ line, tokens }: Split, isOrdinal: (at: number) => boolean): string => {
  const isAlone = ({ kind, cell }: Token) =>
    line.isTable &&
    (kind === 'number' || kind === 'decimal') &&
    tokens.filter((other) => other.cell === cell).length === 1
  return tokens
    .filter((token, at) => {
      const isNumber = token.kind === 'quantity' || token.kind === 'price' || token.kind === 'unit'
      return !isNumber && !isOrdinal(at) && !isAlone(token)
    })
    .map(({ text }) => text)
    .join(' ')
}

const toLine = (split: Split, isCounted: boolean): PastedLine => {
  const { line, tokens } = split
  const isOrdinal = (at: number) => at === 0 && (isCounted || tokens[0]?.isOrdinal === true)
  const place = { isTable: line.isTable, isOrdinal }
  const found = articleReadings(tokens, line)
    .filter(({ from, to }) => !(from === 0 && to === 0 && isOrdinal(0)))
    .map(({ article, from, to }): Reading => {
      const { value, isDoubtful, unit } = quantityBeside(tokens, { from, to }, place)
      return { article: article.slice(0, ARTICLE_MAX), quantity: value, unit, isDoubtful }
    })
  const all = [...byColumns(split), ...ofTwoCells(split, isOrdinal), ...found]
  const name = wordsOf(split, isOrdinal).slice(0, ARTICLE_MAX) || line.text.slice(0, ARTICLE_MAX)
  const { value, isDoubtful, unit } = quantityBeside(tokens, { from: 0, to: -1 }, place)
  const whole: Reading = { article: name, quantity: value, unit, isDoubtful }
  return {
    number: line.number,
    text: line.text,
    readings: all.length > 0 ? all : [whole],
    words: name,
  }
}

/** Lines of goods in a text from a spreadsheet, a mail or a scan. Headings, totals and empty lines are none. */
export const readPasted = (text: string): PastedLine[] => {
  const lines = splitLines(text)
  const counted = countedLines(lines)
  return lines.map((line) => toLine(line, counted.has(line)))
}
