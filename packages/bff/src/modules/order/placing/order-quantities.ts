import type { OrderStatus } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { vatWithin } from '@isp/contract/trade-rules'

/** D39: pieces of a line. Open are those neither shipped nor cancelled; `reserved` of them are held in warehouses. */
export type LinePieces = { quantity: number; reserved: number; shipped: number; cancelled: number }

/** With the price of one piece, kopecks, VAT included. */
export type PricedPieces = LinePieces & { price: number; vatRate: number }

export const openOf = ({ quantity, shipped, cancelled }: LinePieces): number =>
  quantity - shipped - cancelled

/**
 * The line after a shipment of pieces, `fromReserved` of them out of its reservation. At most the open pieces stay
 * reserved.
 */
export const afterShipment = <Line extends LinePieces>(
  line: Line,
  pieces: number,
  fromReserved: number,
): Line => {
  const next = { ...line, shipped: line.shipped + pieces }
  return { ...next, reserved: Math.min(line.reserved - fromReserved, openOf(next)) }
}

/** The line after cancelling: pieces on order are cancelled before reserved ones. */
export const afterCancelling = <Line extends LinePieces>(line: Line, pieces: number): Line => {
  const next = { ...line, cancelled: line.cancelled + pieces }
  return { ...next, reserved: Math.min(line.reserved, openOf(next)) }
}

/** Sums of a line over all pieces that were not cancelled, shipped or not. */
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

/** D39: when nothing is open, an order with shipments becomes SHIPPED, one without becomes CANCELLED. */
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

/** Statuses that the staff may set; SHIPPED and CANCELLED are results of shipping and cancelling. */
export const movesOf = (status: OrderStatus): readonly OrderStatus[] => ways[status]

export const canShip = (status: OrderStatus): boolean => status === 'ASSEMBLING'

/** D39: until everything is shipped. */
export const canCancel = (status: OrderStatus): boolean =>
  status !== 'SHIPPED' && status !== 'DELIVERED' && status !== 'CANCELLED'
