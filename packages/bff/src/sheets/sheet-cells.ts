import type { CellObject, WorkSheet } from '@e965/xlsx'
import { visible } from '@isp/contract/fields'
import type { TextRow } from '../pasted/column-headings.ts'

export const TEXT_MAX = 180

export type Cell = CellObject | undefined
export type Row = readonly Cell[] | undefined

/** A date as 05.01.2026. The library creates dates in local time. */
const dayOf = (date: Date): string =>
  [date.getDate(), date.getMonth() + 1, date.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.')

const shownOf = (cell: Cell): string | undefined => {
  if (!cell || cell.v === undefined || cell.t === 'z') return undefined
  const isNumber = cell.t === 'n' && (cell.w === undefined || /e[+-]\d/i.test(cell.w))
  const shown = isNumber ? undefined : cell.w
  return shown ?? (cell.v instanceof Date ? dayOf(cell.v) : String(cell.v))
}

const inOneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim()

/** The text shown on the sheet, except that long numbers are not shortened. */
export const textOf = (cell: Cell): string | undefined => {
  const text = shownOf(cell)
  return text === undefined ? undefined : inOneLine(visible(text))
}

/** The same with its line breaks: «1» above «200» is not 1 200. */
export const linesOf = (cell: Cell): string =>
  visible(shownOf(cell) ?? '')
    .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
    .map(inOneLine)
    .filter(Boolean)
    .join('\n')

/** Enough to see that it is longer than a comment may be. */
const COMMENT_READ = 2 * TEXT_MAX

/** The cell as a comment: one line of printable characters; empty for an error. */
export const commentOf = (cell: Cell): string =>
  cell?.t === 'e' ? '' : (textOf(cell) ?? '').slice(0, COMMENT_READ).toWellFormed()

const CODE_MAX = 2_147_483_647

/** The id of a product, or null. */
export const codeOf = (cell: Cell): number | null => {
  const text = textOf(cell) ?? ''
  const code = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return code !== null && code <= CODE_MAX ? code : null
}

export const rowsOf = (sheet: WorkSheet): readonly Row[] => sheet['!data'] ?? []

export const isFilled = (row: Row): boolean =>
  row?.some((cell) => (textOf(cell) ?? '') !== '') ?? false

export const textsOf = (row: Row): TextRow => Array.from(row ?? [], textOf)
