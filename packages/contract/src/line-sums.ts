import { priceAt } from './price-steps.ts'
import type { BasketLine } from './schemas/basket.schema.ts'
import { vatWithin } from './trade-rules.ts'

/** Cost of `quantity` pieces in kopecks; 0 without a price. Must equal `line_sum` of the database. */
export const lineSum = (price: number | null, quantity: number): number => (price ?? 0) * quantity

/** The sum of a line and how many of its pieces are in stock; the rest is to be ordered. 0 without a price. */
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

/** The line with another quantity, computed as the server will: shown until its response arrives. */
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
