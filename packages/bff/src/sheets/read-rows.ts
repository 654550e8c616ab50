import { type CellObject, utils, type WorkSheet } from '@e965/xlsx'
import type { ExcelReasonCode } from '@isp/contract'
import { EXCEL_MAX_ROWS } from '@isp/contract/limits'
import { isBareWord } from '../pasted/pasted-tokens.ts'
import { type PastedLine, readCell } from '../pasted/read-pasted.ts'
import { readQuantity } from '../trade/quantity.ts'
import { chooseSheet, type Hidden, type PreviewRow, previewOf } from './choose-sheet.ts'
import type { Columns } from './column-headings.ts'
import type { ChosenColumns, KnownLayout, Layout } from './columns.ts'
import { openWorkbook } from './open-workbook.ts'
import {
  type Cell,
  codeOf,
  commentOf,
  isFilled,
  linesOf,
  type Row,
  rowsOf,
  TEXT_MAX,
  textOf,
} from './sheet-cells.ts'
import { WorkbookRefusal } from './workbook-refusal.ts'

/** A row of goods as the file has it. */
export type FileRow = {
  /** As Excel numbers it. */
  row: number
  /** Of the article, or of what is wrong: «B7». */
  cell: string
  article: string
  /** A whole number when it is one, else what stands there. */
  quantity: number | string | null
  name: string | null
  /** Of one line of text, maybe longer than a line of a basket may have it. */
  comment?: string
  /** Of the product in this shop, in a file of ours. */
  code?: number
  /** What its quantity is counted in, where another cell says so. */
  unit?: string
  /** Of the article, where more than one word stands there. */
  line?: PastedLine
  /** What is wrong with the row already as it stands in the file. */
  reason: ExcelReasonCode | null
}

export type FileTable = {
  sheet: string
  /** Where the goods stand; null when that has to be chosen, and there are no rows then. */
  layout: Layout | null
  preview: PreviewRow[]
  hidden: Hidden
  rows: FileRow[]
}

export type ReadOptions = { chosen?: ChosenColumns; known?: readonly KnownLayout[] }

/** A letterhead, headings and empty rows may stand among 10,000 rows of goods. */
const READ_ROWS = EXCEL_MAX_ROWS + 2000
/** A table whose last rows before the end of what is read are empty has ended. */
const TAIL_ROWS = 100

const isDate = ({ t }: CellObject): boolean => t === 'd'

const isCutOff = (sheet: WorkSheet): boolean =>
  sheet['!fullref'] !== undefined &&
  rowsOf(sheet)
    .slice(READ_ROWS - TAIL_ROWS)
    .some(isFilled)

/** Rows of a column covered by a cell merged over several rows: it is unclear which product its value belongs to. */
const mergedRows = (sheet: WorkSheet, column: number, firstRow: number): Set<number> => {
  const rows = new Set<number>()
  for (const { s, e } of sheet['!merges'] ?? []) {
    // over columns of one row it is that row's alone: every invoice of 1C has such cells
    if (s.c > column || e.c < column || s.r === e.r) continue
    const end = Math.min(e.r, READ_ROWS)
    for (let row = Math.max(s.r, firstRow); row <= end; row += 1) rows.add(row)
  }
  return rows
}

/** A formula that came to nothing: programs that write files without counting leave it so. */
const isUncounted = (cell: CellObject): boolean =>
  cell.v === undefined || cell.v === '' || Number.isNaN(cell.v)

const cellReason = (cell: Cell, ofDate: ExcelReasonCode): ExcelReasonCode | null => {
  if (!cell) return null
  if (cell.f !== undefined && isUncounted(cell)) return 'FORMULA_WITHOUT_VALUE'
  if (cell.t === 'e') return 'CELL_ERROR'
  return isDate(cell) ? ofDate : null
}

/** Nothing stands in it: a formula always does, whatever it came to, and an error of one (#NULL! is 0). */
const isBlank = (cell: Cell): boolean => {
  if (!cell) return true
  if (cell.f !== undefined) return false
  if (cell.v === undefined) return true
  return cell.t !== 'e' && (cell.v === 0 || textOf(cell) === '')
}

const articleReason = (cell: Cell, article: string): ExcelReasonCode | null => {
  if (article === '') return cellReason(cell, 'ARTICLE_DATE') ?? 'NO_ARTICLE'
  if (article.length > TEXT_MAX) return 'ARTICLE_TOO_LONG'
  return cellReason(cell, 'ARTICLE_DATE')
}

const quantityOf = (cell: Cell): number | string | null => {
  if (!cell || cell.v === undefined) return null
  // 0.1 + 0.2: what a table has calculated is whole within the precision that it shows
  if (cell.t === 'n' && typeof cell.v === 'number') return Number(cell.v.toPrecision(15))
  return linesOf(cell).slice(0, TEXT_MAX) || null
}

const besideOf = (cells: Row, columns: Columns): Pick<FileRow, 'comment' | 'code' | 'unit'> => {
  const comment = columns.comment == null ? '' : commentOf(cells?.[columns.comment])
  const code = columns.code == null ? null : codeOf(cells?.[columns.code])
  const unit = (columns.unit == null ? '' : textOf(cells?.[columns.unit])) || columns.counted
  return {
    ...(comment !== '' && { comment }),
    ...(code !== null && { code }),
    ...(unit && { unit }),
  }
}

type RowPlace = {
  columns: Columns
  row: number
  isHidden: boolean
  isMerged: (column: number) => boolean
}

const toFileRow = (cells: Row, { columns, row, isHidden, isMerged }: RowPlace): FileRow => {
  const articleCell = cells?.[columns.article]
  const quantityCell = cells?.[columns.quantity]
  const article = textOf(articleCell) ?? ''
  const given = quantityOf(quantityCell)
  const read = readQuantity(given)
  const placeOf = (column: number) => utils.encode_cell({ r: row, c: column })
  const made = (reason: ExcelReasonCode | null, column: number): FileRow => ({
    row: row + 1,
    cell: placeOf(column),
    article: article.slice(0, TEXT_MAX),
    // with the unit that it says, until the goods are known
    quantity:
      'value' in read && read.said === null ? read.value : given === null ? null : String(given),
    name:
      columns.name === null
        ? null
        : (textOf(cells?.[columns.name]) ?? '').slice(0, TEXT_MAX) || null,
    ...besideOf(cells, columns),
    ...(article !== '' && !isBareWord(article) && { line: readCell(article) }),
    reason,
  })
  const merged = [columns.article, columns.quantity].find(isMerged)
  if (merged !== undefined) return made('MERGED', merged)
  const wrongArticle = articleReason(articleCell, article)
  if (wrongArticle) return made(wrongArticle, columns.article)
  const wrongQuantity = cellReason(quantityCell, 'QUANTITY_DATE')
  if (wrongQuantity) return made(wrongQuantity, columns.quantity)
  if (isHidden) return made('HIDDEN', columns.article)
  return 'reason' in read ? made(read.reason, columns.quantity) : made(null, columns.article)
}

const tooManyRows = () => new WorkbookRefusal('EXCEL_TOO_MANY_ROWS', { max: EXCEL_MAX_ROWS })

const rowsBy = (sheet: WorkSheet, { columns, firstRow }: Layout): FileRow[] => {
  const mergedOf = new Map(
    [columns.article, columns.quantity].map((column) => [
      column,
      mergedRows(sheet, column, firstRow),
    ]),
  )
  const rows: FileRow[] = []
  for (const [row, cells] of rowsOf(sheet).entries()) {
    const isMerged = (column: number) => mergedOf.get(column)?.has(row) ?? false
    const isEmpty = [columns.article, columns.quantity].every((column) => isBlank(cells?.[column]))
    // a row of a merged cell is empty too, and somebody meant something by it
    if (row < firstRow || (isEmpty && !isMerged(columns.article) && !isMerged(columns.quantity))) {
      continue
    }
    const isHidden = sheet['!rows']?.[row]?.hidden === true
    rows.push(toFileRow(cells, { columns, row, isHidden, isMerged }))
    if (rows.length > EXCEL_MAX_ROWS) throw tooManyRows()
  }
  if (isCutOff(sheet)) throw tooManyRows()
  if (rows.length === 0) throw new WorkbookRefusal('EXCEL_EMPTY')
  return rows
}

/**
 * Rows of goods of a workbook; what is wrong with a row stands in it.
 * @throws WorkbookRefusal for a file that cannot be taken as a whole
 */
export const readRows = (content: Uint8Array, options: ReadOptions = {}): FileTable => {
  const { name, sheet, layout, hidden } = chooseSheet(openWorkbook(content, READ_ROWS), options)
  const rows = layout ? rowsBy(sheet, layout) : []
  return { sheet: name, layout, preview: previewOf(sheet), hidden, rows }
}
