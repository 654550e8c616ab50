/** A price of one piece from so many pieces on (D49). */
export type PriceStep = { quantity: number; amount: number }
export type SteppedPrice = { amount: number; steps?: readonly PriceStep[] | undefined }

/** What one piece costs of so many, kopecks: as `price_at` of the database has it. Steps stand in ascending order. */
// Stryker disable next-line ArrayDeclaration: an entry that is no step begins nowhere
export const priceAt = ({ amount, steps = [] }: SteppedPrice, quantity: number): number =>
  steps.findLast((step) => step.quantity <= quantity)?.amount ?? amount
