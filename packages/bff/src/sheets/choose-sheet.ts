import type { WorkBook, WorkSheet } from '@e965/xlsx'
import { EXCEL_MAX_COLUMNS } from '@isp/contract/limits'
import {
  type ChosenColumns,
  chosenLayout,
  findLayout,
  type KnownLayout,
  type Layout,
} from './columns.ts'
import { isFilled, type Row, rowsOf, TEXT_MAX, textsOf } from './sheet-cells.ts'
import { WorkbookRefusal } from './workbook-refusal.ts'

export type Found = { name: string; sheet: WorkSheet; layout: Layout | null; isHidden: boolean }

/** What of a file nobody sees in Excel, although goods stand there. */
export type Hidden = {
  /** Sheets that were left out. */
  sheets: string[]
  /** Columns that were read. */
  columns: number[]
}

/** The beginning of a sheet as a person sees it, letterhead and all. */
export type PreviewRow = { row: number; cells: string[] }

/** Rows among which the goods must have begun. */
const TOP_ROWS = 60
const PREVIEW_ROWS = 8
const PREVIEW_TEXT = 60

const checkWidth = (rows: readonly Row[]): void => {
  if (rows.some((row) => (row?.length ?? 0) > EXCEL_MAX_COLUMNS)) {
    throw new WorkbookRefusal('EXCEL_TOO_MANY_COLUMNS', { max: EXCEL_MAX_COLUMNS })
  }
}

const topOf = (sheet: WorkSheet) => rowsOf(sheet).slice(0, TOP_ROWS).map(textsOf)

const filledSheets = (
  { SheetNames, Sheets, Workbook }: WorkBook,
  known: readonly KnownLayout[] | undefined,
): Found[] =>
  SheetNames.flatMap((name, at) => {
    const sheet = Sheets[name]
    if (!sheet) return []
    const rows = rowsOf(sheet)
    if (!rows.some(isFilled)) return []
    checkWidth(rows)
    const isHidden = (Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0
    return [{ name, sheet, layout: findLayout(topOf(sheet), known), isHidden }]
  })

const widthOf = (sheet: WorkSheet): number =>
  Math.max(0, ...topOf(sheet).map((row) => row.findLastIndex((text) => (text ?? '') !== '') + 1))

/** Where nothing says which sheet has the goods: the longest that has two columns at all. */
const longest = (sheets: readonly Found[]): Found | undefined =>
  sheets
    .filter(({ sheet }) => widthOf(sheet) > 1)
    .toSorted((one, other) => rowsOf(other.sheet).length - rowsOf(one.sheet).length)[0]

const namesOf = (sheets: readonly Found[]): string =>
  sheets
    .map(({ name }) => name)
    .join(', ')
    .slice(0, TEXT_MAX)

/** The one sheet with goods: «all data on one sheet» (§2.11). */
export const chooseSheet = (
  workbook: WorkBook,
  { chosen, known }: { chosen?: ChosenColumns; known?: readonly KnownLayout[] },
): Found & { hidden: Hidden } => {
  const all = filledSheets(workbook, known)
  const filled = all.filter(({ isHidden }) => !isHidden)
  const sheets = all.filter(({ isHidden, layout }) => isHidden && layout !== null)
  const tables = filled.filter(({ layout }) => layout !== null)
  if (tables.length > 1) {
    throw new WorkbookRefusal('EXCEL_SEVERAL_SHEETS', { sheets: namesOf(tables) })
  }
  const found = tables[0] ?? longest(filled)
  if (!found && sheets.length > 0) {
    throw new WorkbookRefusal('EXCEL_SHEET_HIDDEN', { sheets: namesOf(sheets) })
  }
  if (!found) throw new WorkbookRefusal(filled.length > 0 ? 'EXCEL_NO_COLUMNS' : 'EXCEL_EMPTY')
  const layout = chosen ? chosenLayout(topOf(found.sheet), chosen) : found.layout
  const columns = layout
    ? [layout.columns.article, layout.columns.quantity].filter(
        (column) => found.sheet['!cols']?.[column]?.hidden === true,
      )
    : []
  return { ...found, layout, hidden: { sheets: sheets.map(({ name }) => name), columns } }
}

export const previewOf = (sheet: WorkSheet): PreviewRow[] =>
  topOf(sheet)
    .flatMap((texts, at) => {
      const last = texts.findLastIndex((text) => (text ?? '') !== '')
      const cells = Array.from(texts.slice(0, last + 1), (text) =>
        (text ?? '').slice(0, PREVIEW_TEXT),
      )
      return last < 0 ? [] : [{ row: at + 1, cells }]
    })
    .slice(0, PREVIEW_ROWS)
