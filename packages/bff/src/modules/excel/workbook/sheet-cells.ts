import type { CellObject, WorkSheet } from '@e965/xlsx'
import type { TextRow } from './columns.ts'

export const TEXT_MAX = 180

export type Cell = CellObject | undefined
export type Row = readonly Cell[] | undefined

/** As it is seen on the sheet, except where Excel shortens a long number. */
export const textOf = (cell: Cell): string | undefined => {
  if (!cell || cell.v === undefined || cell.t === 'z') return undefined
  const isNumber = cell.t === 'n' && (cell.w === undefined || /e[+-]\d/i.test(cell.w))
  const text = isNumber || cell.w === undefined ? String(cell.v) : cell.w
  return text.replace(/[\s\p{C}]+/gu, ' ').trim()
}

export const rowsOf = (sheet: WorkSheet): readonly Row[] => sheet['!data'] ?? []

export const isFilled = (row: Row): boolean =>
  row?.some((cell) => (textOf(cell) ?? '') !== '') ?? false

export const textsOf = (row: Row): TextRow => Array.from(row ?? [], textOf)
