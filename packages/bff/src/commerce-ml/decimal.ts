const plain = /^([+-]?)(\d{1,15})(?:\.(\d{1,40}))?$/

/** `decimal` × `numerator` / `denominator` as a whole number, exact and half-up. The decimal is not negative. */
const multiply = (decimal: string, numerator: bigint, denominator: bigint): bigint => {
  const [, , whole = '0', fraction = ''] = plain.exec(decimal) ?? []
  const scale = 10n ** BigInt(fraction.length)
  const top = BigInt(whole + fraction) * numerator * 2n
  const bottom = scale * denominator
  return (top + bottom) / (2n * bottom)
}

/** `decimal` × `numerator` per one of `factor` units, half-up; 0 if the amount is negative or there are no units. */
const forOne = (decimal: string, factor: string, numerator: bigint): bigint => {
  const [, , whole = '1', fraction = ''] = plain.exec(factor) ?? []
  const units = BigInt(whole + fraction)
  if (decimal.startsWith('-') || units === 0n) return 0n
  return multiply(decimal, numerator * 10n ** BigInt(fraction.length), units)
}

/** Kopecks of an amount in roubles per one of `factor` units, half-up. */
export const toKopecks = (roubles: string, factor = '1'): number =>
  Number(forOne(roubles, factor, 100n))

const MORE_DIGITS = 4

/** Hundredths of an amount per one of `factor` units, with four decimals: 1 for 3 → `33.3333`. */
export const toHundredths = (amount: string, factor = '1'): string => {
  const digits = String(forOne(amount, factor, 100n * 10n ** BigInt(MORE_DIGITS))).padStart(
    MORE_DIGITS + 1,
    '0',
  )
  return `${digits.slice(0, -MORE_DIGITS)}.${digits.slice(-MORE_DIGITS)}`
}

/** Roubles in kopecks, unrounded: 12.345 → 1234.5. */
export const shiftToKopecks = (roubles: string): string => {
  const [whole = '0', fraction = ''] = roubles.split('.')
  const digits = fraction.padEnd(2, '0')
  return `${whole}${digits.slice(0, 2)}.${digits.slice(2) || '0'}`
}
