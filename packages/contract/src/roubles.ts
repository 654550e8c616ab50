import { typedDecimal } from './typed-number.ts'

/** Roubles become kopecks here and nowhere else: in whole numbers, half up, once. A decimal is text like `-1234.5`. No zod: pages load it first. */

/** Kopecks of a decimal of roubles: the digits decide, no binary fraction comes in between. */
export const kopecksOf = (roubles: string): number => {
  const [whole = '', fraction = ''] = roubles.replace(/^[-+]/, '').split('.')
  const digits = `${fraction}000`
  const kopecks = Number(whole + digits.slice(0, 2)) + Number(digits.charAt(2) >= '5')
  return roubles.startsWith('-') ? 0 - kopecks : kopecks
}

/**
 * A sum as people and papers write it, in kopecks: «500 000,50», «-3». Null for what is none, is finer than a kopeck or longer
 * than eleven digits.
 */
export const readSum = (text: string): number | null => {
  const decimal = typedDecimal(text)
  return decimal === null || /\.\d\d0*[1-9]/.test(decimal) ? null : kopecksOf(decimal)
}
