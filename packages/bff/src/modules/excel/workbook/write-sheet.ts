import writeExcel, { type CellObject, type Row } from 'write-excel-file/node'
import type { Sheet, SheetCell } from './sheet.ts'

const MONEY = '#,##0.00'
/** Excel's own text format: even a cell that is edited does not become a formula (CWE-1236). */
const TEXT = '@'
const TEXT_MAX = 32_767

/** Signs that XML 1.0 §2.2 has no place for, and halves of surrogate pairs. */
const writable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text
    .toWellFormed()
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .slice(0, TEXT_MAX)

const toCell = (cell: SheetCell): CellObject | null => {
  switch (cell?.kind) {
    case 'text':
      return { value: writable(cell.text), type: String, format: TEXT }
    case 'number':
      return { value: cell.value, type: Number }
    case 'money':
      return { value: cell.kopecks / 100, type: Number, format: MONEY }
    case 'formula':
      return { value: `=${cell.formula}`, type: 'Formula', ...(cell.isMoney && { format: MONEY }) }
    default:
      return null
  }
}

const heading = (title: string): CellObject => ({
  value: title,
  type: String,
  fontWeight: 'bold',
  wrap: true,
})

/** An .xlsx of one sheet, headings above and standing still. */
export const writeSheet = async ({ name, columns, rows }: Sheet): Promise<Uint8Array> => {
  const head: Row = columns.map(({ title }) => heading(title))
  const data = [head, ...rows.map((row) => row.map(toCell))]
  return writeExcel(data, {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
