import { headings } from './columns.messages.ts'

/** Numbers of columns, from 0. */
export type Columns = { article: number; quantity: number; name: number | null }

/** A row of cells as texts, `undefined` where there is nothing. */
export type TextRow = readonly (string | undefined)[]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Where a heading of the list stands: the one that is said most exactly, the leftmost of equals. */
const findColumn = (row: TextRow, known: readonly string[]): number | null => {
  const texts = row.map((text) => (text === undefined ? '' : plain(text)))
  const begins = (wanted: string) => texts.findIndex((text) => text.startsWith(`${wanted} `))
  for (const find of [(wanted: string) => texts.indexOf(wanted), begins]) {
    for (const wanted of known) {
      const at = find(wanted)
      if (at >= 0) return at
    }
  }
  return null
}

/** Columns by a row of headings; null when it names not both of those that matter. */
export const columnsByHeadings = (row: TextRow): Columns | null => {
  const article = findColumn(row, headings.article)
  const quantity = findColumn(row, headings.quantity)
  if (article === null || quantity === null || article === quantity) return null
  return { article, quantity, name: findColumn(row, headings.name) }
}

/** Our own layout, when nobody wrote headings: article, quantity, name. */
export const ownColumns: Columns = { article: 0, quantity: 1, name: 2 }

const looksOwn = ([article, quantity]: TextRow): boolean =>
  article !== undefined && article.trim() !== '' && /^\s*\d+\s*$/.test(quantity ?? '')

export type Layout = { columns: Columns; firstRow: number }

/** Headings stand at the top, under a letterhead at most. */
const HEADING_ROWS = 30

/** Where the goods begin and in which columns they stand; null when that cannot be told. */
export const findLayout = (rows: readonly TextRow[]): Layout | null => {
  for (const [at, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = columnsByHeadings(row ?? [])
    if (columns) return { columns, firstRow: at + 1 }
  }
  const first = rows.findIndex((row) => row?.some((text) => text !== undefined && text !== ''))
  return first >= 0 && looksOwn(rows[first] ?? []) ? { columns: ownColumns, firstRow: first } : null
}
