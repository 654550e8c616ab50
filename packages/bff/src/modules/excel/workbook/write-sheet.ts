import { type CellObject, utils, write } from '@e965/xlsx'
import type { Sheet, SheetCell } from './sheet.ts'

const MONEY = '#,##0.00'
/** Excel's own text format: even a cell that is edited does not become a formula (CWE-1236). */
const TEXT = '@'
const TEXT_MAX = 32_767

/** Without signs that XML 1.0 §2.2 has no place for, and halves of surrogate pairs. */
const writable = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .slice(0, TEXT_MAX)

const textCell = (text: string): CellObject => ({ t: 's', v: writable(text), z: TEXT })

const toCell = (cell: SheetCell): CellObject | null => {
  switch (cell?.kind) {
    case 'text':
      return textCell(cell.text)
    case 'number':
      return { t: 'n', v: cell.value }
    case 'money':
      return { t: 'n', v: cell.kopecks / 100, z: MONEY }
    case 'sum':
      // with its value: what does not count shows it too
      return { t: 'n', f: cell.formula, v: cell.kopecks / 100, z: MONEY }
    default:
      return null
  }
}

/** An .xlsx of one sheet, headings above. */
export const writeSheet = ({ name, columns, rows }: Sheet): Uint8Array<ArrayBuffer> => {
  const head = columns.map(({ title }) => textCell(title))
  const sheet = utils.aoa_to_sheet([head, ...rows.map((row) => row.map(toCell))])
  sheet['!cols'] = columns.map(({ width }) => ({ wch: width }))
  const book = utils.book_new(sheet, name)
  const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(content)
}
