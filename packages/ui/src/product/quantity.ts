import { MAX_QUANTITY } from '@isp/contract/limits'
import { fittingQuantity } from '@isp/contract/trade-rules'

/** How a product may be ordered (D21). Both are positive integers. */
export type QuantityRule = { minimum: number; multiplicity: number }

/** The smallest quantity that fits the rule: a multiple, not below the minimum. */
export const smallestQuantity = ({ minimum, multiplicity }: QuantityRule): number =>
  fittingQuantity(1, minimum, multiplicity)

/** What was typed as a number: «1,5», «1 000»; null for anything that is none. */
export const parseQuantity = (text: string): number | null => {
  const bare = text.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) : null
}

/** Raises a wish to the next quantity that can be ordered (D21), within the limit; what is no number becomes the smallest. */
export const fitQuantity = (wished: number, { minimum, multiplicity }: QuantityRule): number => {
  const largest = Math.floor(MAX_QUANTITY / multiplicity) * multiplicity
  return fittingQuantity(Math.min(wished || 1, largest), minimum, multiplicity)
}
