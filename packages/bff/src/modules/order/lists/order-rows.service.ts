import type { Database } from '../../../kernel/database.ts'
import { selectSummaries } from '../order.sql.ts'
import type { OrderSummaryRow } from './order-columns.ts'

export { whyOfOrder } from '../changes/order-news.mail.ts'
export { selectOrderDetails } from '../order.sql.ts'
export { toSummary } from '../order-view.ts'
export { type OrderDetails, type OrderSummaryRow, textsOf } from './order-columns.ts'

/**
 * Summaries by order id, for lists and documents of other modules. The caller has checked that the reader may see
 * them.
 */
export const readSummaries = async (
  database: Database,
  ids: readonly number[],
): Promise<(id: number) => OrderSummaryRow> => {
  const rows = new Map((await selectSummaries(database, ids)).map((row) => [row.id, row]))
  return (id) => {
    const row = rows.get(id)
    if (!row) throw new Error(`order ${id} is not there`)
    return row
  }
}
