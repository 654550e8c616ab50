import { columnsByHeadings } from './column-headings.ts'
import { splitJoinedWords } from './joined-words.ts'
import {
  ARTICLE_MAX,
  byColumns,
  type Columns,
  ofTwoCells,
  type Reading,
  readingOf,
  type Split,
} from './line-readings.ts'
import { articleReadings } from './pasted-articles.ts'
import { type CellLine, cellLines, partsOf } from './pasted-cells.ts'
import { type Token, tokensOf } from './pasted-tokens.ts'
import { pastedWords as words } from './pasted-words.messages.ts'
import { withAmountsBelow } from './stacked-lines.ts'

/** A pasted line of goods. */
export type PastedLine = {
  /** From 1, as the person sees it. */
  number: number
  text: string
  /** The likeliest first, never empty. */
  readings: readonly Reading[]
  /** The line without row numbers, quantities and prices, for the search. */
  words: string
  tokens: readonly Token[]
  isTable: boolean
  /** Whether it begins with its own row number. */
  isCounted: boolean
  /**
   * Columns of the article, the quantity and its unit according to headings; the other cells are explained by their
   * headings too.
   */
  columns: Columns | null
  /** The same line with joined words split, if there are any. */
  parted?: PastedLine
}

const TOTALS = new RegExp(`^[^\\p{L}\\d]*(?:${words.totals.join('|')})(?!\\p{L})`, 'iu')
const HEADING = new RegExp(`(?<!\\p{L})(?:${words.headings.join('|')})(?!\\p{L})`, 'giu')

const isHeadings = ({ text }: CellLine): boolean =>
  !/\d/.test(text) && (text.match(HEADING)?.length ?? 0) >= 2

/** Lines of goods, with the columns named by headings above them. */
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

/** Three rows numbered in sequence are enough; two only if a quantity remains in each. */
const LONG_COUNT = 3

/** Lines that begin with their row number: 1, 2, 3 … */
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

/** Words for the search: everything but quantities and prices. */
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

const toLine = (split: Split, isCounted: boolean): PastedLine => {
  const { line, tokens, columns } = split
  const parted = splitJoinedWords(line)
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
    ...(parted && {
      parted: toLine(
        { line: parted, tokens: tokensOf(parted.cells, parted.isTable), columns },
        isCounted,
      ),
    }),
  }
}

/** Reads a cell of a file that names goods: «арт. 2301-0054 (сверло)». The whole cell may also be the article. */
export const readCell = (text: string): PastedLine => {
  const cells = partsOf(text)
  const line = { number: 1, text, cells, isTable: false }
  const tokens = tokensOf(cells, false)
  const read = toLine({ line, tokens, columns: null }, false)
  const whole = { article: text.slice(0, ARTICLE_MAX), from: 0, to: tokens.length - 1 }
  const asOne = { ...whole, quantity: null, isDoubtful: false, used: [] }
  return { ...read, readings: [asOne, ...read.readings] }
}

/** Reads the lines of goods in a text from a spreadsheet, a mail or a scan; skips headings, totals and empty lines. */
export const readPasted = (text: string): PastedLine[] => {
  const lines = withAmountsBelow(splitLines(text))
  const counted = countedLines(lines)
  return lines.map((line) => toLine(line, counted.has(line)))
}
