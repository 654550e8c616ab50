/** Price per piece from this quantity on (D49). */
export type PriceStep = { quantity: number; amount: number }
export type SteppedPrice = { amount: number; steps?: readonly PriceStep[] | undefined }

/** Price per piece for a quantity, kopecks. Must equal `price_at` of the database. Steps are in ascending order. */
// Stryker disable next-line ArrayDeclaration: an entry that is no step begins nowhere
export const priceAt = ({ amount, steps = [] }: SteppedPrice, quantity: number): number =>
  steps.findLast((step) => step.quantity <= quantity)?.amount ?? amount
