import { Readable } from 'node:stream'
import { type FileAnswer, SHEET_MEDIA_TYPE } from '@isp/contract'

/** A cell of a file that we write. `formula` without «=»; a text never becomes a formula, whatever it starts with. */
export type SheetCell =
  | { kind: 'head'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'money'; kopecks: number }
  | { kind: 'sum'; formula: string; kopecks: number }
  /** To be filled in by the reader. */
  | { kind: 'entry' }
  /** The quantity in another cell, which is still empty. */
  | { kind: 'quantity'; formula: string }
  | null

export type Sheet = {
  name: string
  /** In characters. */
  widths: readonly number[]
  rows: readonly (readonly SheetCell[])[]
  /** Rows at the top and columns at the left that stay visible when scrolling and are repeated on each printed page. */
  headRows: number
  headColumns: number
  /** Aligns numbers to the left, for columns that also have words. */
  isMixed?: boolean
}

export const head = (value: string): SheetCell => ({ kind: 'head', text: value })
export const text = (value: string | null): SheetCell =>
  value === null || value === '' ? null : { kind: 'text', text: value }
export const number = (value: number): SheetCell => ({ kind: 'number', value })
export const money = (kopecks: number): SheetCell => ({ kind: 'money', kopecks })
export const entry: SheetCell = { kind: 'entry' }
export const quantityOf = (formula: string): SheetCell => ({ kind: 'quantity', formula })
/** Sums are formulas, so that a corrected quantity changes the sum. */
export const sum = (formula: string, kopecks: number): SheetCell => ({
  kind: 'sum',
  formula,
  kopecks,
})

/** A sheet with headings and rows below them. */
export const table = ({
  name,
  columns,
  rows,
  headColumns = 0,
}: Pick<Sheet, 'name' | 'rows'> & {
  columns: readonly { title: string; width: number }[]
  headColumns?: number
}): Sheet => ({
  name,
  widths: columns.map(({ width }) => width),
  headRows: 1,
  headColumns,
  rows: [columns.map(({ title }) => head(title)), ...rows],
})

/** A written workbook as the answer of a call. */
export const workbookAnswer = (name: string, content: Uint8Array): FileAnswer => ({
  name,
  mediaType: SHEET_MEDIA_TYPE,
  size: content.length,
  content: Readable.from([content]),
})
