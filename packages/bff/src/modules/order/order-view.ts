import type { Order } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { OrderRow } from './lists/order-columns.ts'
import {
  selectOrderFiles,
  selectOrderLines,
  selectPaperFiles,
  selectPayments,
  selectShipments,
} from './order.sql.ts'

export const toSummary = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/**
 * The whole order; the caller has checked that the reader may see it. Statements run one by one, because the
 * connection may be a transaction's.
 */
export const presentOrder = async (database: Database, row: OrderRow): Promise<Order> => {
  const lines = await selectOrderLines(database, row.id)
  const files = await selectOrderFiles(database, row.id)
  const papers = await selectPaperFiles(database, row.id)
  const shipments = await selectShipments(database, row.id)
  const payments = await selectPayments(database, row.id)
  return {
    ...toSummary(row),
    payments,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    reservationEndedAt: row.reservationEndedAt?.toISOString() ?? null,
    files,
    papers,
    shipments: shipments.map((shipment) => ({ ...shipment, at: shipment.at.toISOString() })),
    lines: lines.map((line) => ({
      ...line,
      productId: line.slug === null ? null : line.productId,
    })),
  }
}
