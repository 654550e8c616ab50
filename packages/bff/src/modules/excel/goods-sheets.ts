import type { Basket, BasketLine, Order, OrderLine } from '@isp/contract'
import { formatDate } from '@isp/i18n'
import { money, number, type Sheet, type SheetCell, sum, table, text } from '../../sheets/sheet.ts'
import { draftOrderExcelMessages } from './draft-order-excel.messages.ts'
import { excelMessages as messages } from './excel.messages.ts'

type Cells = readonly SheetCell[]
type Goods = { article: string; name: string; unit: string; comment: string }

/** In both sheets the quantity is in B, the price in E, and the sum in F is a formula, so that it follows a changed quantity. */
export const goodsRow = (
  { article, name, unit, comment }: Goods,
  line: {
    row: number
    quantity: SheetCell
    price: number | null
    sum: number
    id: number | null
  },
  own: Cells,
): Cells => [
  text(article),
  line.quantity,
  text(name),
  text(unit),
  line.price === null ? null : money(line.price),
  line.price === null ? null : sum(`B${line.row}*E${line.row}`, line.sum),
  ...own,
  text(comment),
  line.id === null ? null : number(line.id),
]

/** A line that is no longer sold or is cancelled: without an article and a quantity, so that an import ignores the row. */
const noGoods = (name: string, own: Cells): Cells => [
  null,
  null,
  text(name),
  null,
  null,
  null,
  ...own,
]

export const goodsTable = (
  name: string,
  own: readonly [string, string],
  { rows, total }: { rows: readonly Cells[]; total: number },
): Sheet =>
  table({
    name,
    columns: [
      { title: messages.article, width: 22 },
      { title: messages.quantity, width: 12 },
      { title: messages.name, width: 60 },
      { title: messages.unit, width: 9 },
      { title: messages.price, width: 14 },
      { title: messages.sum, width: 16 },
      { title: own[0], width: 12 },
      { title: own[1], width: 16 },
      { title: messages.comment, width: 40 },
      { title: messages.code, width: 14 },
    ],
    rows: [
      ...rows,
      ...(rows.length > 0
        ? [
            [
              null,
              null,
              text(messages.total),
              null,
              null,
              sum(`SUM(F2:F${rows.length + 1})`, total),
            ],
          ]
        : []),
    ],
  })

const basketCells = (line: BasketLine, at: number): Cells => {
  const { product, name, quantityOrdered: quantity, quantityAvailable, expectedOn, comment } = line
  if (product === null) return noGoods(name, [text(messages.gone)])
  const { price, sum: lineSum } = line
  return goodsRow(
    { ...product, comment },
    { row: at + 2, quantity: number(quantity), price, sum: lineSum, id: product.id },
    [number(quantityAvailable), expectedOn === null ? null : text(formatDate(expectedOn))],
  )
}

export const basketSheet = ({ in_basket: lines, total }: Basket): Sheet =>
  goodsTable(messages.sheet, [messages.available, messages.expected], {
    rows: lines.map(basketCells),
    total,
  })

const orderCells = (line: OrderLine, at: number): Cells => {
  const quantity = line.quantity - line.cancelled
  if (quantity === 0) return noGoods(line.name, [null, text(draftOrderExcelMessages.cancelled)])
  const { price, sum: lineSum, productId: id } = line
  return goodsRow(line, { row: at + 2, quantity: number(quantity), price, sum: lineSum, id }, [
    number(line.shipped),
    null,
  ])
}

/** The order at its own prices; cancelled pieces are left out, and a fully cancelled line is shown as cancelled. */
export const orderSheet = ({ lines, total }: Order): Sheet =>
  goodsTable(
    draftOrderExcelMessages.orderSheet,
    [draftOrderExcelMessages.shipped, draftOrderExcelMessages.note],
    { rows: lines.map(orderCells), total },
  )
