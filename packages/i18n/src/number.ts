import { EM_DASH, MINUS, NBSP } from './typography.ts'

/** Groups digits by three from the right with no-break spaces: 1234567 → «1 234 567». */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, NBSP)

/**
 * Formats a number for Russian readers: «1 234 567,5», minus U+2212. Does not use Intl, so server and browser give the same text.
 * @param digits exact number of decimals; default: up to 6, without trailing zeros
 * @returns an em dash for NaN and infinities
 */
export const formatNumber = (value: number, digits?: number): string => {
  if (!Number.isFinite(value)) return EM_DASH
  const fixed = Math.abs(value).toFixed(digits ?? 6)
  const [whole, rest = ''] = fixed.split('.') as [string, string?]
  const fraction = digits === undefined ? rest.replace(/0+$/, '') : rest
  const text = fraction ? `${grouped(whole)},${fraction}` : grouped(whole)
  const isZero = !/[1-9]/.test(fixed)
  // Stryker disable next-line EqualityOperator: zero has no minus either way
  return value < 0 && !isZero ? `${MINUS}${text}` : text
}

/** Units written without a space: angles and diameters, «135°», «5×D». All others, also «°C», have one: «20 °C». */
const CLOSE_SIGNS = new Set(['\u00B0', '\u2032', '\u2033', '×D'])

/** A formatted number with its unit, without line break: «8,5 мм», «3–8 мм», «135°». */
export const withUnit = (figure: string, unit: string | null): string => {
  if (!unit) return figure
  return CLOSE_SIGNS.has(unit) ? figure + unit : `${figure}${NBSP}${unit.replaceAll(' ', NBSP)}`
}
