/** VAT included in a sum, kopecks: sum × rate / (100 + rate), half up, in exact integer arithmetic. Rates have two decimals. */
export const vatWithin = (sum: number, rate: number): number => {
  const share = Math.round(rate * 100)
  const whole = 10_000 + share
  const rest = sum % whole
  return ((sum - rest) / whole) * share + Math.round((rest * share) / whole)
}

/** D21: the quantity, raised to the minimum and the multiplicity. Must equal `fitting_quantity` of the database. */
export const fittingQuantity = (quantity: number, minimum: number, multiplicity: number): number =>
  Math.ceil(Math.max(quantity, minimum) / multiplicity) * multiplicity
