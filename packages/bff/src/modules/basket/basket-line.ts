import {
  type Basket,
  type BasketLine,
  type LineBefore,
  type ProductCard,
  weighLines,
} from '@isp/contract'
import type { ArrivalRow } from '../catalog/catalog-cards.service.ts'
import { basketMessages } from './basket.messages.ts'
import type { CountedLine } from './counted-line.ts'

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

/** What differs from what the buyer knew; a price or a stock that nobody noted has not changed. */
const beforeOf = (
  known: CountedLine['known'],
  amount: number | null,
  now: number,
  asked: number,
) => {
  const then = known?.available == null ? now : Math.min(known.available, asked)
  const before: LineBefore = {
    price: known?.price == null || amount === null || known.price === amount ? null : known.price,
    quantityAvailable: then === now ? null : then,
  }
  return before.price === null && before.quantityAvailable === null ? null : before
}

/** What a list weighs is asked for apart: an order does not ask it. */
type UnweighedLine = Omit<BasketLine, 'weight'>

const goneLine = ({ productId, lineName, quantity, comment }: CountedLine): UnweighedLine => ({
  productId,
  product: null,
  name: lineName ?? basketMessages.goneProduct,
  quantityOrdered: quantity,
  quantityAvailable: 0,
  expectedOn: null,
  price: null,
  sum: 0,
  vatSum: 0,
  raisedFrom: null,
  problem: 'gone',
  comment,
  was: null,
})

/** A line counted through: sums in kopecks, zero for what cannot be ordered. */
export const toBasketLine = (line: CountedLine, card: ProductCard | null): UnweighedLine => {
  const { productId, asked, quantity, product, waiting } = line
  if (product === null) return goneLine(line)
  const { unitPrice: price, vatRate, arrivals } = product
  const sum = (price ?? 0) * quantity
  const available = Math.min(product.available, quantity)
  return {
    productId,
    product: card,
    name: product.name,
    quantityOrdered: quantity,
    quantityAvailable: available,
    expectedOn: expectedDate(arrivals, waiting, quantity - available),
    price,
    sum,
    vatSum: vatWithin(sum, vatRate),
    raisedFrom: quantity > asked ? asked : null,
    problem: price === null ? 'no-price' : null,
    comment: line.comment,
    was: beforeOf(line.known, price, available, quantity),
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
  ...weighLines(lines),
  priceType,
})
