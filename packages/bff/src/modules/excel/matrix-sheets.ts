import type { LaidMatrix, Matrix, MatrixAxis } from '@isp/contract'
import { formatDate, formatNumber } from '@isp/i18n'
import { letterOf } from '../../sheets/column-letters.ts'
import {
  entry,
  head,
  money,
  number,
  quantityOf,
  type Sheet,
  type SheetCell,
  text,
} from '../../sheets/sheet.ts'
import { goodsRow, goodsTable } from './goods-sheets.ts'
import { matrixExcelMessages as messages } from './matrix-excel.messages.ts'

type Cell = LaidMatrix['cells'][number]

/** Beside the sizes of a row, what its line holds. */
const HEAD_COLUMNS = 2
/** Lines of one row of the matrix: price, stock, quantity. */
const LINES = 3

const titleOf = ({ name, unit }: Pick<MatrixAxis, 'name' | 'unit'>): string =>
  unit ? `${name}, ${unit}` : name
const valueText = (value: number | string): string =>
  typeof value === 'number' ? formatNumber(value) : value

/** Of goods that are sold at a price; of others no quantity can be ordered. */
const isSold = ({ product }: Cell): boolean => product.price !== null

const priceCell = ({ product: { price }, count }: Cell): SheetCell => {
  if (price) return money(price.amount)
  return text([messages.onRequest, ...(count > 1 ? [messages.others(count - 1)] : [])].join(', '))
}

/** The row of the sheet, as Excel counts them, into which a quantity is written. */
const entryRow = ({ row }: Cell): number => 1 + (row + 1) * LINES

const gridRows = ({ rows, columns, cells }: LaidMatrix): SheetCell[][] => {
  const byRow = Map.groupBy(cells, ({ row }) => row)
  return rows.values.flatMap((value, row) => {
    const own = byRow.get(row) ?? []
    const line = (title: string, cellOf: (cell: Cell) => SheetCell): SheetCell[] => {
      const placed = new Array<SheetCell>(columns.values.length).fill(null)
      for (const cell of own) placed[cell.column] = cellOf(cell)
      return [head(valueText(value)), head(title), ...placed]
    }
    return [
      line(messages.price, priceCell),
      line(messages.stock, ({ product }) => number(product.availability.available)),
      line(messages.quantity, (cell) => (isSold(cell) ? entry : null)),
    ]
  })
}

const notesOf = ({ rows, columns }: LaidMatrix): SheetCell[][] =>
  [rows, columns]
    .filter(({ values, total }) => values.length < total)
    .map(({ name, values, total }) => [text(messages.shownPart(name, values.length, total))])

const gridSheet = (matrix: LaidMatrix, day: string): Sheet => ({
  name: messages.sheet,
  headRows: 1,
  headColumns: HEAD_COLUMNS,
  widths: [18, 28, ...matrix.columns.values.map(() => 12)],
  rows: [
    [
      head(messages.titles(titleOf(matrix.rows), titleOf(matrix.columns))),
      head(messages.how(day)),
      ...matrix.columns.values.map((value) => head(valueText(value))),
    ],
    ...gridRows(matrix),
    ...notesOf(matrix),
  ],
})

const termsOf = ({ product }: Cell): string => {
  const { minOrderQuantity, multiplicity, unit, price } = product
  const isFree = minOrderQuantity === 1 && multiplicity === 1
  const steps = price?.steps ?? []
  return [
    ...(isFree ? [] : [messages.rule(minOrderQuantity, multiplicity, unit)]),
    ...steps.map(({ quantity, amount }) => messages.step(quantity, amount, unit)),
  ].join('; ')
}

const orderRow = (cell: Cell, at: number): readonly SheetCell[] => {
  const { product, column } = cell
  const { price, availability } = product
  const { nextArrival } = availability
  return goodsRow(
    { ...product, comment: '' },
    {
      row: at + 2,
      quantity: quantityOf(
        `'${messages.sheet}'!${letterOf(HEAD_COLUMNS + column)}${entryRow(cell)}`,
      ),
      price: price?.amount ?? null,
      sum: 0,
      id: product.id,
    },
    [
      number(availability.available),
      text([termsOf(cell), nextArrival && formatDate(nextArrival.date)].filter(Boolean).join('; ')),
    ],
  )
}

/** The matrix to fill in, and the lines of an order that take their quantities from it: those the import reads. */
export const matrixSheets = (matrix: LaidMatrix, day: string): Sheet[] => [
  gridSheet(matrix, day),
  goodsTable(messages.order, [messages.stock, messages.sold], {
    rows: matrix.cells.filter(isSold).map(orderRow),
    total: 0,
  }),
]

/** Why a list is no matrix, in place of one. */
export const noMatrixSheet = (matrix: Exclude<Matrix, LaidMatrix>): Sheet => ({
  name: messages.sheet,
  headRows: 0,
  headColumns: 0,
  widths: [60],
  rows: [[text(matrix.reason)]],
})
