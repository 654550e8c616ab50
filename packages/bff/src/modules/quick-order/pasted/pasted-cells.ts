import { composed, visible } from '@isp/contract/fields'
import { withPlainAmounts } from '../../../trade/quantity.ts'

/** A line of what was pasted, as its cells; a line of a mail has one for each part between commas. */
export type CellLine = {
  /** From 1, empty lines counted: as the person sees it. */
  number: number
  /** Reads as the same line when it is pasted again. */
  text: string
  cells: readonly string[]
  /** Whether the cells are those of a table, which may have headings. */
  isTable: boolean
}

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const QUOTES = /[«»„“”]/g

const plain = (text: string): string =>
  composed(
    visible(text)
      .replace(LINE_END, '\n')
      .replace(/\p{Zs}/gu, ' ')
      .replace(DASHES, '-')
      .replace(QUOTES, '"')
      .replace(/[^\P{Cc}\t\n]/gu, ''),
  )

/** A cell that a spreadsheet has put into quotes, because it has a delimiter, a quote or a line end in it. */
const QUOTED = /(^|[\t;,\n])"((?:[^"]|"")*)"(?=[\t;,\n]|$)/g

const withoutQuotes = (text: string): string =>
  text.replace(QUOTED, (_, before: string, inner: string) => {
    const content = inner.replaceAll('""', '"').replace(/[\t;\n]/g, ' ')
    return `${before === ',' ? '\t' : before}${content}${before === '\t' || before === ';' ? '' : '\t'}`
  })

/** «Сверло 8,5 мм, 5 шт», «2301-0054 - 5 шт», columns of a scan: what stands between is no part of an article. */
const PARTS = /,(?=\s|$)|\s-+(?=\s|$)|\s{2,}/

/** Nobody writes so much of one product, and a long line must not take long. */
const LINE_MAX = 1000

const DELIMITERS = ['\t', ';', '|'] as const

const cellsOf = (given: string): Pick<CellLine, 'cells' | 'isTable'> => {
  const line = withPlainAmounts(given)
  const delimiter = DELIMITERS.find((sign) => line.includes(sign))
  const cells = (delimiter ? line.split(delimiter) : line.split(PARTS)).map((cell) => cell.trim())
  return { cells, isTable: delimiter !== undefined }
}

/** Letters or signs together with four digits, or so many digits alone: hardly anything else looks so. */
const ARTICLE =
  /(?<![\p{L}\d])(?=(?:[^\s\d]*\d){4})(?:[\p{L}\d]+[-/.][\p{L}\d][^\s]*|\p{L}+\d[^\s]*|\d{5,})/u
const WORD = /\p{L}{3,}/u

/** «2301-0054; A/1020»: goods one after the other, each part of which names one. A row of a table has its quantity apart. */
const severalGoods = (line: string): string[] => {
  const parts = line.split(';').filter((part) => /[\p{L}\d]/u.test(part))
  const withWords = parts.filter((part) => WORD.test(part.replace(ARTICLE, '')))
  const isEach = parts.length > 1 && parts.every((part) => ARTICLE.test(part))
  return isEach && (withWords.length === 0 || withWords.length === parts.length) ? parts : [line]
}

/** What was pasted line by line; empty ones are left out. */
export const cellLines = (text: string): CellLine[] =>
  withoutQuotes(plain(text))
    .split('\n')
    .flatMap((line) => (line.length > LINE_MAX ? [line] : severalGoods(line)))
    .flatMap((long, at) => {
      const line = long.slice(0, LINE_MAX)
      if (!/[\p{L}\d]/u.test(line)) return []
      const { cells, isTable } = cellsOf(line)
      const text = isTable ? cells.join('\t') : line.replace(/\s+/g, ' ')
      return [{ number: at + 1, text: text.trim(), cells, isTable }]
    })
