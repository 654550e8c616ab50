import type { Basket, BasketLine, ProductCard } from '@isp/contract'
import { basketMessages } from './basket.messages.ts'
import type { ArrivalRow, BasketLineRow } from './basket-line.sql.ts'

/** The VAT inside a sum, kopecks: sum × rate / (100 + rate), half up. Rates have two decimals, so it is counted in whole numbers. */
export const vatWithin = (sum: number, rate: number): number => {
  const hundredths = BigInt(Math.round(rate * 100))
  const whole = 10_000n + hundredths
  return Number((BigInt(sum) * hundredths * 2n + whole) / (whole * 2n))
}

/** The first day by which deliveries cover what is missing, after those who have waited longer; null: nobody knows. */
export const expectedDate = (
  arrivals: readonly ArrivalRow[],
  waiting: number,
  missing: number,
): string | null => {
  if (missing <= 0) return null
  let arrived = 0
  for (const { date, quantity } of arrivals) {
    arrived += quantity
    if (arrived >= waiting + missing) return date
  }
  return null
}

/** A line counted through: sums in kopecks, zero for what cannot be ordered. */
export const toBasketLine = (row: BasketLineRow, product: ProductCard | null): BasketLine => {
  const { productId, asked, quantity, amount } = row
  const isGone = row.id === null
  const problem = isGone ? 'gone' : amount === null ? 'no-price' : null
  const sum = amount === null || isGone ? 0 : amount * quantity
  const available = Math.min(row.available ?? 0, quantity)
  return {
    productId,
    product: isGone ? null : product,
    name: row.name ?? row.lineName ?? basketMessages.goneProduct,
    quantityOrdered: quantity,
    quantityAvailable: available,
    expectedOn: isGone ? null : expectedDate(row.arrivals, row.waiting, quantity - available),
    price: isGone ? null : amount,
    sum,
    vatSum: isGone ? 0 : vatWithin(sum, row.vatRate ?? 0),
    raisedFrom: quantity > asked ? asked : null,
    problem,
  }
}

const sumOf = (lines: readonly BasketLine[], value: (line: BasketLine) => number): number =>
  lines.reduce((total, line) => total + value(line), 0)

export const toBasket = (lines: BasketLine[], priceType: string): Basket => ({
  in_basket: lines,
  count: lines.length,
  total: sumOf(lines, ({ sum }) => sum),
  vatTotal: sumOf(lines, ({ vatSum }) => vatSum),
  totalAvailableNow: sumOf(
    lines,
    ({ price, quantityAvailable }) => (price ?? 0) * quantityAvailable,
  ),
  priceType,
})
