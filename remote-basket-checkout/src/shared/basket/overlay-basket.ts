import type { Basket, BasketLine } from '@isp/contract'
import { weighLines } from '@isp/contract/line-weights'
import { priceAt } from '@isp/contract/price-steps'

/** VAT inside a sum, kopecks, halves up. */
export const vatInside = (sum: number, rate: number): number =>
  Math.round((sum * rate) / (100 + rate))

const withQuantity = (line: BasketLine, quantity: number): BasketLine => {
  const { product } = line
  const price =
    line.price !== null && product?.price ? priceAt(product.price, quantity) : line.price
  const sum = price === null ? 0 : price * quantity
  return {
    ...line,
    quantityOrdered: quantity,
    quantityAvailable: Math.min(quantity, product?.availability.available ?? 0),
    raisedFrom: null,
    price,
    sum,
    vatSum: vatInside(sum, product?.price?.vatRate ?? 0),
  }
}

/**
 * The server's last answer as it looks with the changes that are on their way: quantities of the session,
 * sums and totals by the answer's own prices. Untouched lines stay the same objects.
 */
export const overlayBasket = (basket: Basket, quantities: ReadonlyMap<number, number>): Basket => {
  let isChanged = false
  const lines = basket.in_basket.flatMap((line) => {
    const quantity = quantities.get(line.productId) ?? null
    // a raised line may still stand with the quantity that was asked for
    if (quantity === line.quantityOrdered || (quantity !== null && quantity === line.raisedFrom))
      return [line]
    isChanged = true
    return quantity === null ? [] : [withQuantity(line, quantity)]
  })
  if (!isChanged) return basket
  const total = (pick: (line: BasketLine) => number) =>
    lines.reduce((sum, line) => sum + pick(line), 0)
  return {
    ...basket,
    in_basket: lines,
    count: lines.length,
    total: total(({ sum }) => sum),
    vatTotal: total(({ vatSum }) => vatSum),
    totalAvailableNow: total(({ price, quantityAvailable }) => (price ?? 0) * quantityAvailable),
    ...weighLines(lines),
  }
}
