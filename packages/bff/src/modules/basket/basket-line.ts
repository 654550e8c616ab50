import {
  type Basket,
  type BasketLine,
  type LineBefore,
  type ProductCard,
  weighLines,
} from '@isp/contract'
import { sumsOf, totalsOf } from '@isp/contract/line-sums'
import { expectedDate } from '../../trade/expected-date.ts'
import { basketMessages } from './basket.messages.ts'
import type { CountedLine } from './counted-line.ts'

/**
 * The price and the stock that the buyer knew, where they differ from the present ones; null when neither does. A value that
 * was never recorded counts as unchanged.
 */
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

/** The weight is added where a basket is shown; orders do not need it. */
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

/** A line as the API returns it: sums in kopecks, zero for a line that cannot be ordered. */
export const toBasketLine = (line: CountedLine, card: ProductCard | null): UnweighedLine => {
  const { productId, asked, quantity, product, waiting } = line
  if (product === null) return goneLine(line)
  const { unitPrice: price, vatRate, arrivals } = product
  const sums = sumsOf(price, quantity, product.available, vatRate)
  const { quantityAvailable: available } = sums
  return {
    productId,
    product: card,
    name: product.name,
    ...sums,
    expectedOn: expectedDate(arrivals, waiting, quantity - available),
    raisedFrom: quantity > asked ? asked : null,
    problem: price === null ? 'no-price' : null,
    comment: line.comment,
    was: beforeOf(line.known, price, available, quantity),
  }
}

export const toBasket = (lines: BasketLine[], priceType: string): Basket => ({
  in_basket: lines,
  ...totalsOf(lines),
  ...weighLines(lines),
  priceType,
})
