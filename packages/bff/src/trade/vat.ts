/** The VAT inside a sum, kopecks: sum × rate / (100 + rate), half up. Rates have two decimals, so it is counted in whole numbers. */
export const vatWithin = (sum: number, rate: number): number => {
  const hundredths = BigInt(Math.round(rate * 100))
  const whole = 10_000n + hundredths
  return Number((BigInt(sum) * hundredths * 2n + whole) / (whole * 2n))
}
