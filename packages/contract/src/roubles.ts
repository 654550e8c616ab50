/** Roubles become kopecks here and nowhere else: in whole numbers, half up, once. A decimal is text like `-1234.5`. */

const plain = /^([+-]?)(\d{1,15})(?:\.(\d{1,40}))?$/

/** `decimal` with its point so many places further right, for one of `units`; nothing of no units. */
const shifted = (decimal: string, places: number, units: string): bigint => {
  const [, sign, whole = '0', fraction = ''] = plain.exec(decimal) ?? []
  const [, , wholeUnits = '1', partUnits = ''] = plain.exec(units) ?? []
  const top = BigInt(whole + fraction) * 10n ** BigInt(places + partUnits.length)
  const bottom = BigInt(wholeUnits + partUnits) * 10n ** BigInt(fraction.length)
  if (bottom === 0n) return 0n
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return sign === '-' ? -rounded : rounded
}

/** Kopecks of a sum, or of one of `units` that it is the price of. */
export const kopecksOf = (roubles: string, units = '1'): number =>
  Number(shifted(roubles, 2, units))

const KOPECK = 2
const MILLIONTH = 6

/**
 * Kopecks (or hundredths of a foreign currency) that VAT or a rate is still to be counted of, so not rounded: «125.4» → «12540»,
 * «0.0051» → «0.51». Of one of `units` to a millionth of a rouble: 1 for 3 → «33.3333».
 */
export const hundredthsOf = (amount: string, units = '1'): string => {
  const fraction = plain.exec(amount)?.[3] ?? ''
  const places = Number(units) === 1 ? Math.max(KOPECK, fraction.length) : MILLIONTH
  const decimals = places - KOPECK
  const digits = String(shifted(amount, places, units)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
