import type { Order, OrderLine } from '@isp/contract'
import { money, number, type Sheet, type SheetCell, sum, table, text } from '../../sheets/sheet.ts'
import { draftOrderExcelMessages as messages } from './draft-order-excel.messages.ts'
import { excelMessages } from './excel.messages.ts'

const lineCells = (line: OrderLine, row: number): SheetCell[] => {
  const left = line.quantity - line.cancelled
  // without an article it is no row of goods for whoever imports the file
  if (left === 0) {
    return [null, null, text(line.name), null, null, null, null, text(messages.cancelled)]
  }
  return [
    text(line.article),
    number(left),
    text(line.name),
    text(line.unit),
    money(line.price),
    sum(`B${row}*E${row}`, line.sum),
    number(line.shipped),
    null,
    text(line.comment),
    line.productId === null ? null : number(line.productId),
  ]
}

/** What is not cancelled, at the prices of the order. */
export const orderSheet = ({ lines, total }: Order): Sheet =>
  table({
    name: messages.orderSheet,
    columns: [
      { title: excelMessages.article, width: 22 },
      { title: excelMessages.quantity, width: 12 },
      { title: excelMessages.name, width: 60 },
      { title: excelMessages.unit, width: 9 },
      { title: excelMessages.price, width: 14 },
      { title: excelMessages.sum, width: 16 },
      { title: messages.shipped, width: 12 },
      { title: messages.note, width: 16 },
      { title: excelMessages.comment, width: 40 },
      { title: excelMessages.code, width: 14 },
    ],
    rows: [
      ...lines.map((line, at) => lineCells(line, at + 2)),
      [
        null,
        null,
        text(excelMessages.total),
        null,
        null,
        sum(`SUM(F2:F${lines.length + 1})`, total),
      ],
    ],
  })
