import { head, money, number, type Sheet, sum, table, text } from '../../sheets/sheet.ts'
import { statusNames } from './order.messages.ts'
import type { OrderSummaryRow } from './order.sql.ts'
import { orderListMessages as messages } from './order-list.messages.ts'

/** A row for each order, below them their sum without the cancelled ones. */
export const orderListSheet = (orders: readonly OrderSummaryRow[]): Sheet => {
  const live = orders.filter(({ status }) => status !== 'CANCELLED')
  const last = orders.length + 1
  return table({
    name: messages.sheet,
    headColumns: 1,
    columns: [
      { title: messages.number, width: 14 },
      { title: messages.ownNumber, width: 16 },
      { title: messages.created, width: 12 },
      { title: messages.status, width: 18 },
      { title: messages.agreement, width: 34 },
      { title: messages.author, width: 30 },
      { title: messages.lines, width: 10 },
      { title: messages.total, width: 18 },
    ],
    rows: [
      ...orders.map((order) => [
        text(order.number),
        text(order.ownNumber),
        text(messages.day(order.createdAt)),
        text(statusNames[order.status]),
        text(order.agreement),
        text(order.author),
        number(order.lineCount),
        money(order.total),
      ]),
      [
        head(messages.all),
        ...Array<null>(6).fill(null),
        sum(
          `SUMIF(D2:D${last},"<>${statusNames.CANCELLED}",H2:H${last})`,
          live.reduce((all, { total }) => all + total, 0),
        ),
      ],
    ],
  })
}
