import { priceAt } from './price-steps.ts'
import type { BasketLine } from './schemas/basket.schema.ts'
import { vatWithin } from './trade-rules.ts'

/** What so many pieces cost at the price of one, kopecks, without a price nothing: as `line_sum` of the database has it. */
export const lineSum = (price: number | null, quantity: number): number => (price ?? 0) * quantity

/** What so many pieces come to, and how many of them are free now: the rest is on order. Without a price nothing. */
export const sumsOf = (
  price: number | null,
  quantity: number,
  available: number,
  vatRate: number,
) => {
  const sum = lineSum(price, quantity)
  return {
    quantityOrdered: quantity,
    quantityAvailable: Math.min(available, quantity),
    price,
    sum,
    vatSum: vatWithin(sum, vatRate),
  }
}

type Counted = Pick<BasketLine, 'price' | 'quantityAvailable' | 'sum' | 'vatSum'>

export const totalsOf = (lines: readonly Counted[]) => {
  const total = (value: (line: Counted) => number) =>
    lines.reduce((whole, line) => whole + value(line), 0)
  return {
    count: lines.length,
    total: total(({ sum }) => sum),
    vatTotal: total(({ vatSum }) => vatSum),
    totalAvailableNow: total(({ price, quantityAvailable }) => lineSum(price, quantityAvailable)),
  }
}

/** A line with another quantity, as the server will count it: shown before its answer is there. */
export const withQuantity = (line: BasketLine, quantity: number): BasketLine => {
  const { product } = line
  const offer = product?.price
  const price = line.price !== null && offer ? priceAt(offer, quantity) : line.price
  return {
    ...line,
    ...sumsOf(price, quantity, product?.availability.available ?? 0, offer?.vatRate ?? 0),
    raisedFrom: null,
  }
}
