import type { Basket, BasketItemInput, ExcelFailedInput, FileAnswer } from '@isp/contract'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import { number, type Sheet, table, text, workbookAnswer } from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import { excelMessages as messages } from './excel.messages.ts'
import { basketSheet } from './goods-sheets.ts'

/** Excel files without pictures; text that begins like a formula stays text (§4). */
export type ExcelExports = {
  basket(caller: SignedIn): Promise<FileAnswer>
  /** Lines that are not stored: the basket of a visitor who has not signed in. */
  items(caller: Caller, items: readonly BasketItemInput[]): Promise<FileAnswer>
  /** The rows that failed, each with its reason; the corrected file can be imported without other changes. */
  failed(rows: ExcelFailedInput['rows']): Promise<FileAnswer>
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
