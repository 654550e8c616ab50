/** How a product may be ordered (D21). Both are positive integers. */
export type QuantityRule = { minimum: number; multiplicity: number }

/** The smallest quantity that fits the rule: a multiple, not below the minimum. */
export const smallestQuantity = ({ minimum, multiplicity }: QuantityRule): number =>
  Math.ceil(Math.max(minimum, 1) / multiplicity) * multiplicity

/** Raises a wish to the next quantity that can be ordered (D21); what is no number becomes the smallest. */
export const fitQuantity = (wished: number, rule: QuantityRule): number => {
  const smallest = smallestQuantity(rule)
  if (!Number.isFinite(wished) || wished <= smallest) return smallest
  return Math.ceil(wished / rule.multiplicity) * rule.multiplicity
}
