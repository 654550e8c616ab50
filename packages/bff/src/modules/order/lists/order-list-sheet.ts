import { orderTextNames } from '@isp/i18n'
import {
  head,
  money,
  number,
  type Sheet,
  type SheetCell,
  sum,
  table,
  text,
} from '../../../sheets/sheet.ts'
import { statusNames } from '../order.messages.ts'
import type { OrderSummaryRow } from './order-columns.ts'
import { orderListMessages as messages } from './order-list.messages.ts'

type Column = { title: string; width: number; cell: (order: OrderSummaryRow) => SheetCell }

const status: Column = {
  title: messages.status,
  width: 18,
  cell: (order) => text(statusNames[order.status]),
}
const columns: readonly Column[] = [
  { title: messages.number, width: 14, cell: (order) => text(order.number) },
  { title: orderTextNames.ownNumber.buyer, width: 18, cell: (order) => text(order.ownNumber) },
  { title: messages.created, width: 12, cell: (order) => text(messages.day(order.createdAt)) },
  status,
  { title: messages.agreement, width: 34, cell: (order) => text(order.agreement) },
  { title: messages.author, width: 30, cell: (order) => text(order.author) },
  { title: messages.lines, width: 10, cell: (order) => number(order.lineCount) },
  { title: messages.total, width: 18, cell: (order) => money(order.total) },
]
const letterAt = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place)
const statuses = letterAt(columns.indexOf(status))
const totals = letterAt(columns.length - 1)

/** A row per order, then the total without cancelled orders. */
export const orderListSheet = (orders: readonly OrderSummaryRow[]): Sheet => {
  const live = orders.filter((order) => order.status !== 'CANCELLED')
  const last = orders.length + 1
  return table({
    name: messages.sheet,
    headColumns: 1,
    columns,
    rows: [
      ...orders.map((order) => columns.map(({ cell }) => cell(order))),
      [
        head(messages.all),
        ...Array<null>(columns.length - 2).fill(null),
        sum(
          `SUMIF(${statuses}2:${statuses}${last},"<>${statusNames.CANCELLED}",${totals}2:${totals}${last})`,
          live.reduce((all, { total }) => all + total, 0),
        ),
      ],
    ],
  })
}
