import { composed, visible } from '@isp/contract/fields'
import { spelledAmounts } from '../trade/quantity.ts'

/** A line of pasted text as cells; in a line of prose, the parts between commas are its cells. */
export type CellLine = {
  /** From 1, counting empty lines, as the person sees it. */
  number: number
  /** Gives the same line when it is pasted again. */
  text: string
  cells: readonly string[]
  /** Whether the cells come from a table, which may have headings. */
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

/** A cell quoted by a spreadsheet, because it contains a delimiter, a quote or a line break. */
const QUOTED = /(^|[\t;,\n])"((?:[^"]|"")*)"(?=[\t;,\n]|$)/g

const withoutQuotes = (text: string): string =>
  text.replace(QUOTED, (_, before: string, inner: string) => {
    // a line break within a cell separates its parts but does not end the line
    const content = inner.replaceAll('""', '"').replace(/[\t;]/g, ' ').replaceAll('\n', ' / ')
    return `${before === ',' ? '\t' : before}${content}${before === '\t' || before === ';' ? '' : '\t'}`
  })

/**
 * Separators between parts of a line, which are not part of an article: «Сверло 8,5 мм, 5 шт», «2301-0054 - 5 шт»,
 * columns of a scan.
 */
const PARTS = /,(?=\s|$)|\s-+(?=\s|$)|\s{2,}/g

/** Keeps an amount with such a separator in one part: «10 шт/уп - 3 уп». */
const withWholeAmounts = (line: string): string =>
  spelledAmounts(line).reduceRight(
    (text, amount) =>
      text.slice(0, amount.at) +
      amount.text.replace(PARTS, ' ').replace(/\s+/g, ' ') +
      text.slice(amount.at + amount.text.length),
    line,
  )

/** Splits a line of prose at its separators, which are not part of an article. */
export const partsOf = (line: string): string[] =>
  withWholeAmounts(line)
    .split(PARTS)
    .map((cell) => cell.trim())

const DELIMITERS = ['\t', ';', '|'] as const

const cellsOf = (line: string): Pick<CellLine, 'cells' | 'isTable'> => {
  const delimiter = DELIMITERS.find((sign) => line.includes(sign))
  const cells = delimiter ? line.split(delimiter).map((cell) => cell.trim()) : partsOf(line)
  return { cells, isTable: delimiter !== undefined }
}

/** Letters or signs together with four digits, or that many digits alone: hardly anything but an article looks so. */
const ARTICLE =
  /(?<![\p{L}\d])(?=(?:[^\s\d]*\d){4})(?:[\p{L}\d]+[-/.][\p{L}\d][^\s]*|\p{L}+\d[^\s]*|\d{5,})/u
const WORD = /\p{L}{3,}/u

/**
 * «2301-0054; A/1020»: several goods in one line, each part with an article. In a row of a table the quantity is a
 * separate part.
 */
const severalGoods = (line: string): string[] => {
  const parts = line.split(';').filter((part) => /[\p{L}\d]/u.test(part))
  const withWords = parts.filter((part) => WORD.test(part.replace(ARTICLE, '')))
  const isEach = parts.length > 1 && parts.every((part) => ARTICLE.test(part))
  return isEach && (withWords.length === 0 || withWords.length === parts.length) ? parts : [line]
}

/** A longer line would take long to read as one. */
const LINE_MAX = 1000

/** Splits a long line where goods may end: at a separator, else at a space. */
const shortLines = (line: string): string[] => {
  const parts: string[] = []
  let rest = line
  while (rest.length > LINE_MAX) {
    const head = rest.slice(0, LINE_MAX)
    const end = Math.max(head.lastIndexOf(';'), head.lastIndexOf(', '), 0) || head.lastIndexOf(' ')
    const at = end > 0 ? end + 1 : LINE_MAX
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...parts, rest]
}

/** The pasted text line by line; empty lines are skipped. */
export const cellLines = (text: string): CellLine[] =>
  withoutQuotes(plain(text))
    .split('\n')
    .flatMap((line, at) =>
      shortLines(line)
        .flatMap(severalGoods)
        .flatMap((part): CellLine[] => {
          if (!/[\p{L}\d]/u.test(part)) return []
          const { cells, isTable } = cellsOf(part)
          const text = isTable ? cells.join('\t') : part.replace(/\s+/g, ' ')
          return [{ number: at + 1, text: text.trim(), cells, isTable }]
        }),
    )
