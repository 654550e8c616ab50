import { fittingQuantity } from './trade-rules.ts'

/** A price of one piece from so many pieces on (D49). */
export type PriceStep = { quantity: number; amount: number }
export type SteppedPrice = { amount: number; steps?: readonly PriceStep[] | undefined }

/** What one piece costs of so many, kopecks: as `price_at` of the database has it. Steps stand in ascending order. */
// Stryker disable next-line ArrayDeclaration: an entry that is no step begins nowhere
export const priceAt = ({ amount, steps = [] }: SteppedPrice, quantity: number): number =>
  steps.findLast((step) => step.quantity <= quantity)?.amount ?? amount

/** How many pieces more make all of them cheaper, in portions that are sold; null: none do. */
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
