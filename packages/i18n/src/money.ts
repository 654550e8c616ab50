import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

export const ROUBLE = '\u20BD'

/**
 * Kopecks as roubles, always with two decimals: 1234560 → «12 345,60 ₽», 1234500 → «12 345,00 ₽». So prices in columns
 * are aligned, and the same sum looks the same everywhere.
 */
export const formatMoney = (kopecks: number): string =>
  `${formatNumber(kopecks / 100, 2)}${NBSP}${ROUBLE}`
