import { createHash } from 'node:crypto'
import { readQuantity } from '../trade/quantity.ts'
import {
  type Columns,
  columnsBeside,
  columnsByHeadings,
  plain,
  type TextRow,
} from './column-headings.ts'

/** Our own layout, when nobody wrote headings: article, quantity, name. */
export const ownColumns: Columns = { article: 0, quantity: 1, name: 2 }

const looksOwn = ([article, quantity]: TextRow): boolean =>
  article !== undefined && article.trim() !== '' && /^\s*\d+\s*$/.test(quantity ?? '')

/** Columns that the buyer has chosen. */
export type ChosenColumns = Pick<Columns, 'article' | 'quantity'>

/** What was chosen for a table before, by what its row of headings hashes to. */
export type KnownLayout = ChosenColumns & { headings: string }

/** What a row of headings is known by, whatever stands in the rows around it; null for what are hardly headings. */
export const headingsKey = (row: TextRow): string | null => {
  const texts = Array.from(row, (text) => plain(text ?? ''))
  const last = texts.findLastIndex((text) => text !== '')
  const words = texts.slice(0, last + 1)
  if (words.filter((text) => text !== '').length < 2) return null
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

export type Layout = {
  columns: Columns
  firstRow: number
  /** By which the next file with these headings is known; null where there are none. */
  headings: string | null
}

/** Headings stand at the top, under a letterhead at most. */
const HEADING_ROWS = 30

const isFilled = (text: string | undefined): boolean => (text ?? '') !== ''

/** With those beside them that the headings name. */
const withOthers = (chosen: ChosenColumns, row: TextRow): Columns => ({
  article: chosen.article,
  quantity: chosen.quantity,
  ...columnsBeside(row, chosen),
})

/** By the columns that were chosen: goods begin with the first row that fills both, or below it when it holds headings. */
export const chosenLayout = (rows: readonly TextRow[], chosen: ChosenColumns): Layout => {
  const { article, quantity } = chosen
  const at = rows.findIndex((row) => isFilled(row?.[article]) && isFilled(row?.[quantity]))
  const row = rows[at] ?? []
  const read = readQuantity(row[quantity] ?? null)
  const isHeadings = at >= 0 && 'reason' in read && read.reason === 'QUANTITY_NOT_NUMBER'
  return {
    columns: withOthers(chosen, isHeadings ? row : []),
    firstRow: isHeadings ? at + 1 : Math.max(at, 0),
    headings: isHeadings ? headingsKey(row) : null,
  }
}

/**
 * Where the goods begin and in which columns they stand: as it was chosen before for such headings, else as the headings
 * say; null when that cannot be told.
 */
export const findLayout = (
  rows: readonly TextRow[],
  known: readonly KnownLayout[] = [],
): Layout | null => {
  for (const [at, row = []] of rows.slice(0, HEADING_ROWS).entries()) {
    const key = known.length > 0 ? headingsKey(row) : null
    const chosen = known.find((layout) => layout.headings === key)
    if (chosen) return { columns: withOthers(chosen, row), firstRow: at + 1, headings: key }
    const columns = columnsByHeadings(row, rows.slice(at + 1))
    if (columns?.quantity === null) return null // whoever has the file chooses
    if (columns) return { columns, firstRow: at + 1, headings: key }
  }
  const first = rows.findIndex((row) => row?.some(isFilled))
  if (first < 0 || !looksOwn(rows[first] ?? [])) return null
  return { columns: ownColumns, firstRow: first, headings: null }
}
