import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

export const ROUBLE = '\u20BD'

/**
 * Kopecks as roubles: 1234560 → «12 345,60 ₽», 1234500 → «12 345 ₽», with `isExact` «12 345,00 ₽»,
 * so that prices under each other line up.
 * Halves of a kopeck do not exist in the data; a broken value is shown as an em dash, not as a price.
 */
export const formatMoney = (kopecks: number, options: { isExact?: boolean } = {}): string =>
  `${formatNumber(kopecks / 100, !options.isExact && kopecks % 100 === 0 ? 0 : 2)}${NBSP}${ROUBLE}`
