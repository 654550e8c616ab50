import type {
  Basket,
  BasketItemInput,
  BasketLine,
  ExcelFailedInput,
  FileAnswer,
} from '@isp/contract'
import { formatDate } from '@isp/i18n'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import {
  money,
  number,
  type Sheet,
  type SheetCell,
  sum,
  table,
  text,
  workbookAnswer,
} from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import { excelMessages as messages } from './excel.messages.ts'

/** Files of Excel, without pictures; what begins like a formula stays text (§4). */
export type ExcelExports = {
  basket(caller: SignedIn): Promise<FileAnswer>
  /** Lines that are stored nowhere: the basket of somebody who has not signed in. */
  items(caller: Caller, items: readonly BasketItemInput[]): Promise<FileAnswer>
  /** Rows to correct, each with what is wrong with it; imports as it is. */
  failed(rows: ExcelFailedInput['rows']): Promise<FileAnswer>
}

const lineCells = (line: BasketLine, row: number): SheetCell[] => {
  const { product, name, quantityOrdered, quantityAvailable, price, expectedOn, comment } = line
  // without an article it is no row of goods for whoever imports the file
  if (product === null) return [null, null, text(name), null, null, null, text(messages.gone)]
  return [
    text(product.article),
    number(quantityOrdered),
    text(product.name),
    text(product.unit),
    price === null ? null : money(price),
    price === null ? null : sum(`B${row}*E${row}`, line.sum),
    number(quantityAvailable),
    expectedOn === null ? null : text(formatDate(expectedOn)),
    text(comment),
    number(product.id),
  ]
}

export const basketSheet = ({ in_basket: lines, total: whole }: Basket): Sheet => {
  const last = lines.length + 1
  const total = [null, null, text(messages.total), null, null]
  return table({
    name: messages.sheet,
    columns: [
      { title: messages.article, width: 22 },
      { title: messages.quantity, width: 12 },
      { title: messages.name, width: 60 },
      { title: messages.unit, width: 9 },
      { title: messages.price, width: 14 },
      { title: messages.sum, width: 16 },
      { title: messages.available, width: 12 },
      { title: messages.expected, width: 16 },
      { title: messages.comment, width: 40 },
      { title: messages.code, width: 14 },
    ],
    rows: [
      ...lines.map((line, at) => lineCells(line, at + 2)),
      ...(lines.length > 0 ? [[...total, sum(`SUM(F2:F${last})`, whole)]] : []),
    ],
  })
}

const failedSheet = (rows: ExcelFailedInput['rows']): Sheet =>
  table({
    name: messages.failedSheet,
    columns: [
      { title: messages.article, width: 22 },
      { title: messages.quantity, width: 12 },
      { title: messages.name, width: 40 },
      { title: messages.why, width: 60 },
      { title: messages.nearest, width: 40 },
      { title: messages.comment, width: 40 },
    ],
    rows: rows.map(({ article, quantity, name, message, nearest, comment = null }) => [
      text(article),
      typeof quantity === 'number' ? number(quantity) : text(quantity),
      text(name),
      text(message),
      text(nearest.join(', ')),
      text(comment),
    ]),
  })

export const createExcelExports = (ports: {
  baskets: BasketImports
  workbooks: Workbooks
}): ExcelExports => {
  const { baskets, workbooks } = ports
  const ofBasket = async (basket: Basket) =>
    workbookAnswer(messages.fileName, await workbooks.write(basketSheet(basket)))
  return {
    basket: async (caller) => ofBasket(await baskets.read(caller)),
    items: async (caller, items) => ofBasket(await baskets.present(caller, items)),
    failed: async (rows) =>
      workbookAnswer(messages.failedFileName, await workbooks.write(failedSheet(rows))),
  }
}
