import { visible } from './fields/text-rule.ts'
import { kopecksOf } from './roubles.ts'

/** D64: parses all numbers received from other systems. */

/** Significant digits that binary floating point represents exactly; further digits are rounding noise. */
const DIGITS = 15
const MAX_LENGTH = 100

const plain = /^([+-]?)(\d{1,15})(?:\.(\d{1,40}))?$/
const grouped = /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/
const emptyWhole = /^[+-]?\.\d/
/** The noise of a result such as 0.1 + 0.2 - 0.3, which means zero. */
const noise = /^0\.0{12}/

/** Decimal notation: JavaScript writes 0.0000001 as 1e-7. */
const digitsOf = (value: number): string => {
  const [mantissa = '', exponent] = String(value).split('e')
  if (exponent === undefined) return mantissa
  if (Number(exponent) > 0) return ''
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const zeros = '0'.repeat(-Number(exponent) - 1)
  return `${value < 0 ? '-' : ''}0.${zeros}${whole}${fraction}`.slice(0, DIGITS * 2)
}

/** Rounds half up to DIGITS significant digits. */
const rounded = (whole: string, fraction: string): string => {
  const digits = `${whole}${fraction}`
  const spare = digits.replace(/^0+/, '').length - DIGITS
  if (spare <= 0) return fraction === '' ? whole : `${whole}.${fraction}`
  const unit = 10n ** BigInt(spare)
  const kept = (BigInt(digits) + unit / 2n) / unit
  const decimals = fraction.length - spare
  const text = String(kept).padStart(decimals + 1, '0')
  return withoutZeros(decimals > 0 ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text)
}

/** Removes trailing zeros: 12.50 → 12.5, 12.0 → 12. */
export const withoutZeros = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/**
 * Parses a number as written by people, spreadsheets and 1C: spaces between thousands, comma or point before the
 * decimals. Returns it as `-1234.5` with at most 15 significant digits, or null if it is no number.
 */
export const readDecimal = (given: string | number): string | null => {
  if (typeof given === 'string' && given.length > MAX_LENGTH) return null
  const text = typeof given === 'number' ? digitsOf(given) : visible(given)
  let clean = text
    .replaceAll(/[\s']/g, ' ')
    .trim()
    .replace('\u2212', '-')
    .replace(/^([+-]) +/, '$1')
  const comma = clean.lastIndexOf(',')
  const point = clean.lastIndexOf('.')
  // If both signs occur, the last one is the decimal separator: 1.234,50 and 1,234.50.
  if (comma >= 0 && point >= 0) clean = clean.replaceAll(comma > point ? '.' : ',', '')
  if (clean.includes(' ') && !grouped.test(clean)) return null
  clean = clean.replaceAll(' ', '').replace(',', '.')
  if (emptyWhole.test(clean)) clean = clean.replace('.', '0.')
  if (clean.endsWith('.')) clean = clean.slice(0, -1)
  const [, sign, whole, fraction = ''] = plain.exec(clean) ?? []
  if (whole === undefined) return null
  const value = rounded(whole.replace(/^0+(?=\d)/, ''), fraction)
  if (noise.test(value)) return '0'
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value
}

/** Whether a price is zero, which means "price on request". */
export const isZeroPrice = (decimal: string): boolean =>
  !decimal.startsWith('-') && kopecksOf(decimal) === 0

export type StockNote = 'STOCK_BELOW_ZERO' | 'STOCK_PARTS'

/** Pieces in stock that can be sold: rounded down, and none if the stock is negative. */
export const readStock = (decimal: string): { pieces: number; note: StockNote | null } => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  if (decimal.startsWith('-')) return { pieces: 0, note: 'STOCK_BELOW_ZERO' }
  return { pieces: Number(whole), note: /[1-9]/.test(fraction) ? 'STOCK_PARTS' : null }
}

const withoutVat = /^(без|не облагается|нет)|без\s*ндс/iu
const rateWords =
  /^(?:ставка\s*)?(?:ндс\s*)?(\d+(?:[.,]\d+)?)\s*(?:%|процент[а-яё]*)?(?:\s*[_/]\s*1\d\d(?:[.,]\d+)?\s*%?)?$/iu

/** VAT rate in per cent: 22, «22 %», «НДС 22/122», «Без НДС»; null if it is not a rate. */
export const readVatRate = (given: string | number): number | null => {
  if (typeof given === 'string' && withoutVat.test(given.trim())) return 0
  const text = typeof given === 'number' ? given : (rateWords.exec(given.trim())?.[1] ?? '')
  const decimal = readDecimal(text)
  if (decimal === null || decimal.startsWith('-') || Number(decimal) >= 100) return null
  return kopecksOf(decimal) / 100
}
