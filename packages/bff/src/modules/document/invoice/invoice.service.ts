import { AppError } from '../../../kernel/app-error.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { addWorkingDays } from '../../../trade/working-days.ts'
import { selectOrderDetails } from '../../order/lists/order-rows.service.ts'
import { type Reader, selectOrderForPaper, selectPaperLines } from '../order-paper.sql.ts'
import type { Seller } from '../seller/seller.ts'
import { type InvoiceRow, insertInvoice, selectLastInvoice, takeNumber } from './invoice.sql.ts'
import { hashOf, invoiceContent } from './invoice-content.ts'

export type Invoices = {
  /**
   * The order's invoice: the last one while its content is unchanged, otherwise a new one. Numbers of a year have
   * no gaps: number and content are committed together, the document is drawn afterwards. After delivery the last
   * invoice stays and no new one is issued, because its date would be after the delivery.
   * @throws AppError ORDER_NOT_FOUND, DOCUMENT_ORDER_CANCELLED, DOCUMENT_ORDER_DELIVERED
   */
  issue(seller: Seller, reader: Reader, orderId: number): Promise<InvoiceRow>
}

export const createInvoices = (transact: Transact): Invoices => ({
  issue: (seller, reader, orderId) =>
    transact(async (database) => {
      const order = await selectOrderForPaper(database, reader, orderId, { holds: true })
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      if (order.status === 'CANCELLED') throw new AppError('DOCUMENT_ORDER_CANCELLED')
      const last = await selectLastInvoice(database, orderId)
      if (order.status === 'DELIVERED') {
        if (!last) throw new AppError('DOCUMENT_ORDER_DELIVERED')
        return last
      }
      const said = await selectOrderDetails(database, orderId)
      const lines = await selectPaperLines(database, orderId)
      const content = invoiceContent(seller, { ...order, ...said }, lines)
      const contentHash = hashOf(content)
      if (last?.contentHash === contentHash) return last
      const year = Number(order.today.slice(0, 4))
      const number = await takeNumber(database, year)
      const validUntil = addWorkingDays(order.today, seller.invoiceDays)
      const issued = { year, number, dated: order.today, validUntil, content, contentHash }
      await insertInvoice(database, { ...issued, orderId, replaces: last?.id ?? null })
      const made = await selectLastInvoice(database, orderId)
      if (!made) throw new Error(`invoice ${year}-${number} is not there`)
      return made
    }),
})
