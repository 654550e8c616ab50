import type { WorkBook, WorkSheet } from '@e965/xlsx'
import { EXCEL_MAX_COLUMNS } from '@isp/contract/limits'

const UTF_16 = [0xff, 0xfe] as const
/** Number of first lines in which the delimiter is looked for. */
const LOOKED_AT = 20
const DELIMITERS = [';', '\t', ','] as const
/** Characters that text never contains; a binary file soon does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\x00-\x08\x0e-\x1f]/
/** HTML, XML, PDF, RTF and JSON are text too, but not tables. */
const OTHER = /^\s*(?:<|%PDF|\{|\[)/

/** Decodes UTF-8, UTF-16 as saved by Excel, else windows-1251 as saved by Excel in Russia. */
const textOf = (content: Uint8Array): string => {
  if (UTF_16.every((byte, at) => content[at] === byte))
    return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1251').decode(content)
  }
}

type Csv = { rows: string[][]; isCut: boolean }

type Quoted = { cell: string; end: number }

/** A quoted cell from its opening quote on: its text and its end; null if the quote is not closed. */
const quotedCell = (text: string, from: number): Quoted | null => {
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end < 0 ? null : { cell: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 }
}

/** RFC 4180 with any delimiter; reads at most `most` rows, and no more cells of a row than a table may have. */
const parse = (text: string, delimiter: string, most: number): Csv => {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let isUnclosed = false
  const ends = new RegExp(`[\\r\\n${delimiter.replace(/[\\\]^-]/, '\\$&')}]`, 'g')
  while (at < text.length && rows.length < most) {
    const quoted: Quoted | null = text[at] === '"' && !isUnclosed ? quotedCell(text, at) : null
    isUnclosed ||= text[at] === '"' && quoted === null
    ends.lastIndex = quoted?.end ?? at
    const end = ends.exec(text)?.index ?? text.length
    const cell = quoted ? quoted.cell + text.slice(quoted.end, end) : text.slice(at, end)
    if (row.length <= EXCEL_MAX_COLUMNS) row.push(cell)
    at = end + 1
    if (text[end] === delimiter && at < text.length) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  return { rows, isCut: at < text.length }
}

/** The delimiter that splits the most of the first lines. */
const delimiterOf = (text: string): string | null => {
  const divided = DELIMITERS.map((delimiter) => {
    const { rows } = parse(text.slice(0, 100_000), delimiter, LOOKED_AT)
    return { delimiter, count: rows.filter(({ length }) => length > 1).length }
  })
  const [best] = divided.toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.delimiter : null
}

/** A first line that names the delimiter; Excel writes and reads it. */
const SAID = /^sep=(.)\r?\n/i

const sheetOf = ({ rows, isCut }: Csv): WorkSheet => ({
  '!data': rows.map((row) => row.map((v) => ({ t: 's' as const, v }))),
  ...(isCut && { '!fullref': 'A1' }),
})

/** Reads a table saved as text (.csv, .txt) as a workbook of one sheet; null if it is not a table. */
export const readCsv = (content: Uint8Array, rows: number): WorkBook | null => {
  const text = textOf(content)
  if (BINARY.test(text.slice(0, 100_000)) || OTHER.test(text)) return null
  const [line = '', said] = SAID.exec(text) ?? []
  const delimiter = said ?? delimiterOf(text)
  if (delimiter === null) return null
  const sheet = sheetOf(parse(text.slice(line.length), delimiter, rows))
  return { SheetNames: ['CSV'], Sheets: { CSV: sheet } }
}
