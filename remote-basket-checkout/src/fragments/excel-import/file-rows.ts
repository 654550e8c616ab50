import type { ExcelAdd, ExcelCheckRow, ExcelRowInput } from '@isp/contract'
import type { FailedRow } from './excel-calls.ts'
import type { KnownRow } from './kept-import.ts'

/** What the server reads of a row of the check. */
export const sentRow = ({
  row,
  cell,
  article,
  quantity,
  comment,
  code,
  reason,
}: ExcelCheckRow): ExcelRowInput => ({
  row,
  cell,
  article,
  quantity,
  ...(comment && { comment }),
  ...(code !== undefined && { code }),
  ...(reason && { reason }),
})

/** Rows that the check refused, as they go into a file to correct. */
export const refusedRows = (rows: readonly ExcelCheckRow[]): FailedRow[] =>
  rows.flatMap(({ row, cell, article, quantity, name, comment, reason, nearest }) =>
    reason
      ? [{ row, cell, article, quantity, name, comment, message: reason.message, nearest }]
      : [],
  )

/** Those first that are refused already: their likenesses are looked for. */
export const knownRows = (rows: readonly ExcelCheckRow[]): KnownRow[] =>
  rows
    .filter(({ reason, name, comment }) => reason || name || comment)
    .map(({ row, name, comment, nearest }) => ({ row, name, comment, nearest }))
    .toSorted((one, other) => Number(other.nearest.length > 0) - Number(one.nearest.length > 0))

/** Rows that were not added, with what is known of them: by the check, or from before a reload. */
export const failedRows = ({ errors }: ExcelAdd, rows: readonly KnownRow[]): FailedRow[] => {
  const known = new Map(rows.map((row) => [row.row, row]))
  return errors.map((error) => ({
    ...error,
    name: known.get(error.row)?.name ?? null,
    comment: known.get(error.row)?.comment,
    nearest: known.get(error.row)?.nearest ?? [],
  }))
}

/** A row whose article named nothing, with a product that its buyer has chosen instead. */
export const takenRow = (row: ExcelCheckRow, productId: number): ExcelCheckRow => {
  const product = row.nearest.find(({ id }) => id === productId)
  if (!product) return row
  const { article, id: code } = product
  return { ...row, article, code, product, reason: null, nearest: [] }
}
