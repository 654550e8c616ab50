import { type CellObject, utils, type WorkSheet } from '@e965/xlsx'
import type { ExcelReasonCode } from '@isp/contract'
import { EXCEL_MAX_ROWS } from '@isp/contract/limits'
import type { Columns } from '../pasted/column-headings.ts'
import { isBareWord } from '../pasted/pasted-tokens.ts'
import { type PastedLine, readCell } from '../pasted/read-pasted.ts'
import { readQuantity } from '../trade/quantity.ts'
import type { ChosenColumns, KnownLayout, Layout } from './columns.ts'
import { findGoodsSheet, type Hidden, type PreviewRow, previewOf } from './goods-sheet.ts'
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

/** A row of goods as in the file. */
export type FileRow = {
  /** Number of the row as in Excel. */
  row: number
  /** Cell of the article, or of the fault: «B7». */
  cell: string
  article: string
  /** A number if it is a whole number, else the text of the cell. */
  quantity: number | string | null
  name: string | null
  /** One line of text; may be longer than a comment of a basket line allows. */
  comment?: string
  /** The product's id in this shop, in files that we exported. */
  code?: number
  /** The unit of the quantity, if another cell names it. */
  unit?: string
  /** The article's cell as a pasted line, if it has more than one word. */
  line?: PastedLine
  /** A fault that the row already has in the file. */
  reason: ExcelReasonCode | null
}

export type FileTable = {
  sheet: string
  /** Where the goods are; null, without rows, when the buyer has to choose. */
  layout: Layout | null
  preview: PreviewRow[]
  hidden: Hidden
  rows: FileRow[]
  /** Rows of a form of ours whose quantity was left empty. */
  unfilled: number
}

export type ReadOptions = { chosen?: ChosenColumns; known?: readonly KnownLayout[] }

/** 10,000 rows of goods, with room for a letterhead, headings and empty rows. */
const READ_ROWS = EXCEL_MAX_ROWS + 2000
/** If the last rows read are empty, the table is considered to have ended. */
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
    // a cell merged within one row belongs to that row only: every invoice of 1C has such cells
    if (s.c > column || e.c < column || s.r === e.r) continue
    const end = Math.min(e.r, READ_ROWS)
    for (let row = Math.max(s.r, firstRow); row <= end; row += 1) rows.add(row)
  }
  return rows
}

/** A formula without a result: written by programs that do not calculate. */
const isUncounted = (cell: CellObject): boolean =>
  cell.v === undefined || cell.v === '' || Number.isNaN(cell.v)

const cellReason = (cell: Cell, ofDate: ExcelReasonCode): ExcelReasonCode | null => {
  if (!cell) return null
  if (cell.f !== undefined && isUncounted(cell)) return 'FORMULA_WITHOUT_VALUE'
  if (cell.t === 'e') return 'CELL_ERROR'
  return isDate(cell) ? ofDate : null
}

/** Whether the cell is empty; a formula never is, whatever its result, nor is an error (#NULL! is 0). */
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
  // 0.1 + 0.2: a calculated number is whole if it is within the displayed precision
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
    // keep its unit, until the goods are known
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

/** A form of ours names each of its goods by its id and takes the quantity from a cell that was left empty. */
const isUnfilled = (cells: Row, { code, quantity }: Columns): boolean => {
  const cell = cells?.[quantity]
  return cell?.f !== undefined && cell.v === 0 && code != null && codeOf(cells?.[code]) !== null
}

const tooManyRows = () => new WorkbookRefusal('EXCEL_TOO_MANY_ROWS', { max: EXCEL_MAX_ROWS })

const rowsBy = (
  sheet: WorkSheet,
  { columns, firstRow }: Layout,
): Pick<FileTable, 'rows' | 'unfilled'> => {
  const mergedOf = new Map(
    [columns.article, columns.quantity].map((column) => [
      column,
      mergedRows(sheet, column, firstRow),
    ]),
  )
  const rows: FileRow[] = []
  let unfilled = 0
  for (const [row, cells] of rowsOf(sheet).entries()) {
    const isMerged = (column: number) => mergedOf.get(column)?.has(row) ?? false
    const isEmpty = [columns.article, columns.quantity].every((column) => isBlank(cells?.[column]))
    // a row within a merged cell is empty too, but not without meaning
    if (row < firstRow || (isEmpty && !isMerged(columns.article) && !isMerged(columns.quantity))) {
      continue
    }
    if (isUnfilled(cells, columns)) {
      unfilled += 1
      continue
    }
    const isHidden = sheet['!rows']?.[row]?.hidden === true
    rows.push(toFileRow(cells, { columns, row, isHidden, isMerged }))
    if (rows.length > EXCEL_MAX_ROWS) throw tooManyRows()
  }
  if (isCutOff(sheet)) throw tooManyRows()
  if (rows.length === 0) throw new WorkbookRefusal('EXCEL_EMPTY')
  return { rows, unfilled }
}

/**
 * Reads the rows of goods of a workbook; faults are part of their rows.
 * @throws WorkbookRefusal for a file that cannot be read as a whole
 */
export const readRows = (content: Uint8Array, options: ReadOptions = {}): FileTable => {
  const { name, sheet, layout, hidden } = findGoodsSheet(openWorkbook(content, READ_ROWS), options)
  const read = layout ? rowsBy(sheet, layout) : { rows: [], unfilled: 0 }
  return { sheet: name, layout, preview: previewOf(sheet), hidden, ...read }
}
