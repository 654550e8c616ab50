const plain = /^([+-]?)(\d{1,15})(?:\.(\d{1,40}))?$/
/** A kopeck is rounded of the digits before these. */
const DECIMALS = 12

/** The price of one of so many units, cut after twelve decimals and not rounded: `kopecksOf` rounds it, once. Nothing of no units. */
export const unitPriceOf = (price: string, units: string): string => {
  if (Number(units) === 1) return price
  const [, sign = '', whole = '0', fraction = ''] = plain.exec(price) ?? []
  const [, , wholeUnits = '1', partUnits = ''] = plain.exec(units) ?? []
  const divisor = BigInt(wholeUnits + partUnits) * 10n ** BigInt(fraction.length)
  if (divisor === 0n) return '0'
  const dividend = BigInt(whole + fraction) * 10n ** BigInt(DECIMALS + partUnits.length)
  const digits = String(dividend / divisor).padStart(DECIMALS + 1, '0')
  return `${sign}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/**
 * Kopecks (or hundredths of a foreign currency) that VAT or a rate is still counted of, with all their decimals: «125.4» → «12540»,
 * «0.0051» → «0.51».
 */
export const hundredthsOf = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  const hundredths = (whole + fraction.padEnd(2, '0').slice(0, 2)).replace(/^0+(?=\d)/, '')
  return fraction.length > 2 ? `${hundredths}.${fraction.slice(2)}` : hundredths
}
