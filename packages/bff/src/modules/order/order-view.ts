import type { Order, OrderSummary } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import {
  type OrderRow,
  type OrderSummaryRow,
  selectOrderFiles,
  selectOrderLines,
  selectShipments,
} from './order.sql.ts'

export const toSummary = (row: OrderSummaryRow): OrderSummary => ({
  id: row.id,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  total: row.total,
  lineCount: row.lineCount,
  author: row.author,
  ownNumber: row.ownNumber,
  agreement: row.agreement,
})

/** The whole order, of one that the reader may see. One statement after another: the connection may be a transaction's. */
export const presentOrder = async (database: Database, row: OrderRow): Promise<Order> => {
  const lines = await selectOrderLines(database, row.id)
  const files = await selectOrderFiles(database, row.id)
  const shipments = await selectShipments(database, row.id)
  return {
    ...toSummary(row),
    vatTotal: row.vatTotal,
    company: { name: row.companyName, inn: row.companyInn },
    deliveryMethod: { code: row.deliveryCode, name: row.deliveryName },
    address: row.address,
    contact: { name: row.contactName, phone: row.contactPhone, email: row.contactEmail },
    comment: row.comment,
    terms: row.terms,
    version: row.version,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    reservationEndedAt: row.reservationEndedAt?.toISOString() ?? null,
    files,
    shipments: shipments.map((shipment) => ({ ...shipment, at: shipment.at.toISOString() })),
    lines: lines.map((line) => ({
      ...line,
      productId: line.slug === null ? null : line.productId,
    })),
  }
}
