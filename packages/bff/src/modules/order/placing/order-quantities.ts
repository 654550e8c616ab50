import type { OrderStatus } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { vatWithin } from '@isp/contract/trade-rules'

/** D39: a line's pieces. What is neither shipped nor cancelled is open; `reserved` of it are held in the warehouses. */
export type LinePieces = { quantity: number; reserved: number; shipped: number; cancelled: number }

/** With the price of one piece, kopecks, VAT included. */
export type PricedPieces = LinePieces & { price: number; vatRate: number }

export const openOf = ({ quantity, shipped, cancelled }: LinePieces): number =>
  quantity - shipped - cancelled

/** Some were shipped, `fromReserved` of them out of what was held. Nothing is held for pieces that are no longer open. */
export const afterShipment = <Line extends LinePieces>(
  line: Line,
  pieces: number,
  fromReserved: number,
): Line => {
  const next = { ...line, shipped: line.shipped + pieces }
  return { ...next, reserved: Math.min(line.reserved - fromReserved, openOf(next)) }
}

/** Some are not wanted any more: those that are on order go first, then those that are held. */
export const afterCancelling = <Line extends LinePieces>(line: Line, pieces: number): Line => {
  const next = { ...line, cancelled: line.cancelled + pieces }
  return { ...next, reserved: Math.min(line.reserved, openOf(next)) }
}

/** What a line costs: everything that was not cancelled, shipped or not. */
export const sumsOf = ({ quantity, cancelled, price, vatRate }: PricedPieces) => {
  const sum = lineSum(price, quantity - cancelled)
  return { sum, vatSum: vatWithin(sum, vatRate) }
}

export const totalsOf = (lines: readonly PricedPieces[]): { total: number; vatTotal: number } => {
  const sums = lines.map(sumsOf)
  return {
    total: sums.reduce((whole, { sum }) => whole + sum, 0),
    vatTotal: sums.reduce((whole, { vatSum }) => whole + vatSum, 0),
  }
}

/** D39: with nothing left to ship, an order is shipped if anything of it was, and cancelled otherwise. */
export const statusAfter = (status: OrderStatus, lines: readonly LinePieces[]): OrderStatus => {
  if (lines.some((line) => openOf(line) > 0)) return status
  return lines.some(({ shipped }) => shipped > 0) ? 'SHIPPED' : 'CANCELLED'
}

const ways: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  NEW: ['CONFIRMED'],
  CONFIRMED: ['AWAITING_PAYMENT'],
  AWAITING_PAYMENT: ['ASSEMBLING'],
  ASSEMBLING: [],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
}

/** Where the staff may lead an order by a word; SHIPPED comes of shipments, CANCELLED of cancelling. */
export const movesOf = (status: OrderStatus): readonly OrderStatus[] => ways[status]

export const canShip = (status: OrderStatus): boolean => status === 'ASSEMBLING'

/** D39: until its own shipment; a shipped order has nothing left. */
export const canCancel = (status: OrderStatus): boolean =>
  status !== 'SHIPPED' && status !== 'DELIVERED' && status !== 'CANCELLED'
