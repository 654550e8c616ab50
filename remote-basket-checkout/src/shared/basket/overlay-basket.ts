import type { Basket } from '@isp/contract'
import { totalsOf, withQuantity } from '@isp/contract/line-sums'
import { weighLines } from '@isp/contract/line-weights'

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
  return {
    ...basket,
    in_basket: lines,
    ...totalsOf(lines),
    ...weighLines(lines),
  }
}
