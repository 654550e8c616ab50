import { typedDecimal } from './typed-number.ts'

/** Roubles become kopecks here and nowhere else: in whole numbers, half up, once. A decimal is text like `-1234.5`. No zod: pages load it first. */

/** Kopecks of a decimal with at most two places: its digits read as one whole number, so no binary fraction comes in between. */
const exactKopecks = (decimal: string): number => Number(`${decimal}e2`) + 0

/** Kopecks of a decimal of roubles with any number of places: the third one decides, half up. */
export const kopecksOf = (roubles: string): number => {
  const [, exact = '0', third = ''] = /^([-+]?\d*(?:\.\d{0,2})?)(\d?)/.exec(roubles) ?? []
  const up = Number(third >= '5')
  return exactKopecks(exact) + (exact.startsWith('-') ? 0 - up : up)
}

/**
 * A sum as people and papers write it, in kopecks: «500 000,50», «-3». Null for what is none, is finer than a kopeck or longer
 * than eleven digits.
 */
export const readSum = (text: string): number | null => {
  const decimal = typedDecimal(text)
  return decimal === null || /\.\d\d0*[1-9]/.test(decimal) ? null : exactKopecks(decimal)
}
