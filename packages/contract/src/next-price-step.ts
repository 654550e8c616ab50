import { type PriceStep, priceAt, type SteppedPrice } from './price-steps.ts'
import { fittingQuantity } from './trade-rules.ts'

/** How many more pieces reduce the price of all, in multiples that are sold; null if none do. */
export const nextPriceStep = (
  price: SteppedPrice,
  quantity: number,
  multiplicity: number,
): { missing: number; amount: number } | null => {
  const now = priceAt(price, quantity)
  // Stryker disable next-line EqualityOperator: the step of this very quantity is no cheaper than itself
  const isLater = (step: PriceStep) => step.quantity > quantity
  const next = price.steps?.find((step) => isLater(step) && step.amount < now)
  if (!next) return null
  const wanted = fittingQuantity(next.quantity, 1, multiplicity)
  return { missing: wanted - quantity, amount: priceAt(price, wanted) }
}
