import { MAX_QUANTITY } from '@isp/contract/limits'
import { fittingQuantity } from '@isp/contract/trade-rules'

/** How a product may be ordered (D21). Both are positive integers. */
export type QuantityRule = { minimum: number; multiplicity: number }

/** The smallest quantity that fits the rule: a multiple, not below the minimum. */
export const smallestQuantity = ({ minimum, multiplicity }: QuantityRule): number =>
  fittingQuantity(1, minimum, multiplicity)

/** The largest quantity of a line that fits the rule. */
export const largestQuantity = ({ multiplicity }: QuantityRule): number =>
  Math.floor(MAX_QUANTITY / multiplicity) * multiplicity

/** What was typed as a number: «1,5», «1 000»; null for anything that is none. */
export const parseQuantity = (text: string): number | null => {
  const bare = text.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) : null
}

/** Raises a wish to the next quantity that can be ordered (D21), within the limit; what is no number becomes the smallest. */
export const fitQuantity = (wished: number, rule: QuantityRule): number => {
  const fitting = fittingQuantity(wished || 1, rule.minimum, rule.multiplicity)
  return Math.max(smallestQuantity(rule), Math.min(fitting, largestQuantity(rule)))
}
