import type { BasketLine } from './schemas/basket.schema.ts'

/** The VAT inside a sum, kopecks: sum × rate / (100 + rate), half up, exact in whole numbers for every sum. Rates have two decimals. */
export const vatWithin = (sum: number, rate: number): number => {
  const share = Math.round(rate * 100)
  const whole = 10_000 + share
  const rest = sum % whole
  return ((sum - rest) / whole) * share + Math.round((rest * share) / whole)
}

/** D21: the quantity itself, or the next one that the minimum and the multiplicity allow; as `fitting_quantity` of the database. */
export const fittingQuantity = (quantity: number, minimum: number, multiplicity: number): number =>
  Math.ceil(Math.max(quantity, minimum) / multiplicity) * multiplicity

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

/** What so many pieces come to, and how many of them are free now: the rest is on order. Without a price nothing. */
export const sumsOf = (
  price: number | null,
  quantity: number,
  { available, vatRate }: { available: number; vatRate: number },
) => {
  const sum = (price ?? 0) * quantity
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
    totalAvailableNow: total(({ price, quantityAvailable }) => (price ?? 0) * quantityAvailable),
  }
}

/** A line with another quantity, as the server will count it: shown before its answer is there. */
export const withQuantity = (line: BasketLine, quantity: number): BasketLine => {
  const { availability: { available } = { available: 0 }, price: offer } = line.product ?? {}
  const price = line.price !== null && offer ? priceAt(offer, quantity) : line.price
  return {
    ...line,
    ...sumsOf(price, quantity, { available, vatRate: offer?.vatRate ?? 0 }),
    raisedFrom: null,
  }
}
