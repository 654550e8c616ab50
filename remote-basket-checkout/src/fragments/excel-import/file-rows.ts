import type { ExcelAdd, ExcelCheckRow, ExcelRowInput } from '@isp/contract'
import type { FailedRow } from './excel-calls.ts'

/** What the server reads of a row of the check. */
export const sentRow = ({
  row,
  cell,
  article,
  quantity,
  reason,
}: ExcelCheckRow): ExcelRowInput => ({
  row,
  cell,
  article,
  quantity,
  ...(reason && { reason }),
})

/** Rows that the check refused, as they go into a file to correct. */
export const refusedRows = (rows: readonly ExcelCheckRow[]): FailedRow[] =>
  rows.flatMap(({ row, cell, article, quantity, name, reason, nearest }) =>
    reason ? [{ row, cell, article, quantity, name, message: reason.message, nearest }] : [],
  )

/** Rows that were not added, with what the check knew of them; after a reload it knows nothing. */
export const failedRows = ({ errors }: ExcelAdd, rows: readonly ExcelCheckRow[]): FailedRow[] => {
  const known = new Map(rows.map((row) => [row.row, row]))
  return errors.map((error) => ({
    ...error,
    name: known.get(error.row)?.name ?? null,
    nearest: known.get(error.row)?.nearest ?? [],
  }))
}

/** A row whose article named nothing, with a product that its buyer has chosen instead. */
export const takenRow = (row: ExcelCheckRow, productId: number): ExcelCheckRow => {
  const product = row.nearest.find(({ id }) => id === productId)
  return product ? { ...row, article: product.article, product, reason: null, nearest: [] } : row
}
