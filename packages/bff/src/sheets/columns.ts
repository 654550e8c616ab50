import { createHash } from 'node:crypto'
import {
  type Columns,
  columnsBeside,
  columnsByHeadings,
  plain,
  type TextRow,
} from '../pasted/column-headings.ts'
import { readQuantity } from '../trade/quantity.ts'

/** Our own layout, for files without headings: article, quantity, name. */
export const ownColumns: Columns = { article: 0, quantity: 1, name: 2 }

const looksOwn = ([article, quantity]: TextRow): boolean =>
  article !== undefined && article.trim() !== '' && /^\s*\d+\s*$/.test(quantity ?? '')

/** Columns chosen by the buyer. */
export type ChosenColumns = Pick<Columns, 'article' | 'quantity'>

/** An earlier choice of columns, by the hash of the row of headings. */
export type KnownLayout = ChosenColumns & { headings: string }

/** Hash of a row of headings, independent of the rows around it; null for rows that are hardly headings. */
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
  /** Hash by which the next file with these headings is recognised; null without headings. */
  headings: string | null
}

/** Headings are within this many rows of the top, at most below a letterhead. */
const HEADING_ROWS = 30

const isFilled = (text: string | undefined): boolean => (text ?? '') !== ''

/** The chosen columns with the optional ones that the headings name. */
const withOthers = (chosen: ChosenColumns, row: TextRow): Columns => ({
  article: chosen.article,
  quantity: chosen.quantity,
  ...columnsBeside(row, chosen),
})

/**
 * Layout of the chosen columns: goods begin at the first row that fills both, or below it if that row holds headings.
 */
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
 * Finds the first row and the columns of the goods: by an earlier choice for the same headings, else by the headings,
 * else by the shop's own layout (`ownColumns`) if the first filled row fits it; null when none is clear.
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
    if (columns?.quantity === null) return null // ambiguous, so the buyer has to choose
    if (columns) return { columns, firstRow: at + 1, headings: key }
  }
  const first = rows.findIndex((row) => row?.some(isFilled))
  if (first < 0 || !looksOwn(rows[first] ?? [])) return null
  return { columns: ownColumns, firstRow: first, headings: null }
}
