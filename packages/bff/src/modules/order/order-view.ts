import type { Order, OrderFile, OrderSummary } from '@isp/contract'
import type { OrderLineRow, OrderRow, OrderSummaryRow } from './order.sql.ts'

export const toSummary = (row: OrderSummaryRow): OrderSummary => ({
  id: row.id,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  total: row.total,
  lineCount: row.lineCount,
  author: row.author,
})

export const toOrder = (
  row: OrderRow,
  lines: readonly OrderLineRow[],
  files: readonly OrderFile[],
): Order => ({
  ...toSummary(row),
  vatTotal: row.vatTotal,
  company: { name: row.companyName, inn: row.companyInn },
  agreement: row.agreementName,
  deliveryMethod: { code: row.deliveryCode, name: row.deliveryName },
  address: row.address,
  contact: { name: row.contactName, phone: row.contactPhone, email: row.contactEmail },
  comment: row.comment,
  files: [...files],
  lines: lines.map((line) => ({
    ...line,
    productId: line.slug === null ? null : line.productId,
  })),
})
