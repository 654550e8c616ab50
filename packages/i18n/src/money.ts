import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

export const ROUBLE = '\u20BD'

/**
 * Kopecks as roubles, in the one way of this shop: 1234560 → «12 345,60 ₽», 1234500 → «12 345,00 ₽». Prices line up
 * wherever they meet, and the same sum looks the same everywhere.
 */
export const formatMoney = (kopecks: number): string =>
  `${formatNumber(kopecks / 100, 2)}${NBSP}${ROUBLE}`
