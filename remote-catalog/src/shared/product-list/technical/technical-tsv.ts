import type { ProductCard } from '@isp/contract'
import { technicalMessages as messages } from './technical.messages.ts'
import type { TechnicalColumn } from './technical-columns.ts'

/** A spreadsheet takes a cell that begins so for a formula, and would run it. */
const FORMULA = /^[=+\-@]/

const cellOf = (
  value: string | number | boolean | null,
  words: { yes: string; no: string },
): string => {
  if (value === null) return ''
  // as a Russian spreadsheet reads a number: a comma, and nothing between thousands
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const line = value.replace(/\s+/g, ' ').trim()
  return FORMULA.test(line) ? `'${line}` : line
}

/** The shown table as text that a spreadsheet takes cell by cell: tabs, lines, a header. */
export const toTsv = (
  items: readonly ProductCard[],
  columns: readonly TechnicalColumn[],
  words: { yes: string; no: string },
): string => {
  const head = [messages.name, ...columns.map(({ title }) => title)]
  const rows = items.map((product) => [product.name, ...columns.map(({ read }) => read(product))])
  return [head, ...rows]
    .map((row) => row.map((cell) => cellOf(cell, words)).join('\t'))
    .join('\r\n')
}
