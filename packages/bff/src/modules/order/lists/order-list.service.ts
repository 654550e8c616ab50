import type { FileAnswer, OrderFilter, OrderListInput, OrderSummary } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Member } from '../../../kernel/http/caller.ts'
import { workbookAnswer } from '../../../sheets/sheet.ts'
import type { Workbooks } from '../../../sheets/workbook-thread.ts'
import { readerOf } from '../order.service.ts'
import { toSummary } from '../order-view.ts'
import { orderListMessages as messages } from './order-list.messages.ts'
import { type PersonRow, selectOrderPeople, selectOrders } from './order-list.sql.ts'
import { orderListSheet } from './order-list-sheet.ts'

const DEFAULT_PAGE_SIZE = 20
/** Most rows that a person can make use of; for more the answer asks to narrow the filter. */
export const MAX_EXPORTED_ORDERS = 10_000

export type OrderListService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(
    caller: Member,
    input: OrderListInput,
  ): Promise<{
    items: OrderSummary[]
    total: number
    page: number
    pageSize: number
    pages: number
  }>
  people(caller: Member): Promise<{ items: PersonRow[] }>
  /** All orders found, as a spreadsheet. @throws AppError ORDERS_TOO_MANY */
  export(caller: Member, filter: OrderFilter): Promise<FileAnswer>
}

type Ports = { database: Database; workbooks: Workbooks }

export const createOrderListService = ({ database, workbooks }: Ports): OrderListService => ({
  list: async (caller, { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter }) => {
    const part = { limit: pageSize, offset: (page - 1) * pageSize }
    const { items, total } = await selectOrders(database, readerOf(caller), filter, part)
    const pages = Math.max(1, Math.ceil(total / pageSize))
    if (page > pages) throw new AppError('PAGE_NOT_FOUND', { page, pages })
    return { items: items.map(toSummary), total, page, pageSize, pages }
  },

  people: async (caller) => ({ items: await selectOrderPeople(database, readerOf(caller)) }),

  export: async (caller, filter) => {
    const part = { limit: MAX_EXPORTED_ORDERS, offset: 0 }
    const { items, total } = await selectOrders(database, readerOf(caller), filter, part)
    if (total > MAX_EXPORTED_ORDERS) {
      throw new AppError('ORDERS_TOO_MANY', { total, max: MAX_EXPORTED_ORDERS })
    }
    return workbookAnswer(messages.file, await workbooks.write(orderListSheet(items)))
  },
})
