import { MAX_QUANTITY } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { readDecimal, readVatRate } from '@isp/contract/loaded-numbers'
import { kopecksOf } from '@isp/contract/roubles'
import { hundredthsOf } from '@isp/contract/unit-price'
import type { SaleLine, SaleTax } from '../../../commerce-ml/sale/read-line.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'

/** Kopecks with VAT for all pieces of a line. `hasAddedVat`: the line was without VAT. */
export type Charge = { pieces: number; sum: number; hasAddedVat: boolean }

const NOISE = 1e-6

/** The whole pieces of a line, or why there are none. */
export const piecesOf = ({ quantity, factor }: SaleLine): number | string => {
  const units = readDecimal(quantity)
  if (units === null) return messages.lineNumber(messages.quantity, quantity)
  const perUnit = factor === '' ? '1' : readDecimal(factor)
  if (perUnit === null) return messages.lineNumber(messages.factor, factor)
  const exact = Number(units) * (Number(perUnit) || 1)
  const pieces = Math.round(exact)
  const isWhole = Math.abs(exact - pieces) < NOISE && pieces >= 0 && pieces <= MAX_QUANTITY
  return isWhole ? pieces : messages.linePieces(quantity)
}

/** VAT on top of a sum in kopecks. */
const addedVat = (sum: number, { rate, sum: told }: SaleTax): number => {
  const exact = readDecimal(told)
  if (exact !== null && told !== '') return kopecksOf(exact)
  return Math.round((sum * (readVatRate(rate) ?? 0)) / 100)
}

/** What was charged for a line in the end, after discounts, or why it cannot be read. */
export const chargeOf = (line: SaleLine, whole: SaleTax | null): Charge | string => {
  const pieces = piecesOf(line)
  if (typeof pieces === 'string') return pieces
  const [unit, told] = [readDecimal(line.price), readDecimal(line.sum)]
  if (unit === null && line.price !== '') return messages.lineNumber(messages.price, line.price)
  if (told === null && line.sum !== '') return messages.lineNumber(messages.sum, line.sum)
  if (pieces === 0) return { pieces, sum: 0, hasAddedVat: false }
  const units = Number(readDecimal(line.quantity))
  const net =
    told === null ? Math.round(lineSum(Number(hundredthsOf(unit ?? '0')), units)) : kopecksOf(told)
  const tax = line.tax ?? whole
  const isIncluded = tax?.isIncluded ?? whole?.isIncluded ?? true
  const sum = tax && !isIncluded ? net + addedVat(net, tax) : net
  return sum > 0 ? { pieces, sum, hasAddedVat: !isIncluded } : messages.linePrice
}

/**
 * The price of a piece in kopecks. Sums are rounded on both sides: a price of ours that differs by less than a kopeck
 * is the same price, and by a kopeck where VAT was taken out and added again.
 */
export const pieceCharge = (
  { pieces, sum, hasAddedVat }: Charge,
  ours: readonly number[],
): number => {
  const apart = (price: number): number => Math.abs(sum - lineSum(price, pieces))
  const [nearest] = ours.toSorted((one, other) => apart(one) - apart(other))
  if (nearest !== undefined) {
    const gap = apart(nearest)
    if (gap < pieces || (hasAddedVat && gap === pieces)) return nearest
  }
  return Math.round(sum / pieces)
}
