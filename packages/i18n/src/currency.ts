import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', CNY: '¥' }

/** «12,50 €»; currencies without a symbol have their code (ISO 4217). */
export const formatForeign = (amount: number, code: string, digits = 2): string =>
  `${formatNumber(amount, digits)}${NBSP}${signs[code] ?? code}`
