import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

/** Forms after 1, 2–4 and 5: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The word form for a number, without the number: 21 → «товар», 11 → «товаров», 1,5 → «товара». */
export const plural = (count: number, [one, few, many]: PluralForms): string => {
  if (!Number.isInteger(count)) return few
  const lastTwo = Math.abs(count) % 100
  const last = lastTwo % 10
  if (lastTwo >= 11 && lastTwo <= 14) return many
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}

/** Number and word joined by a no-break space: «1 000 000 товаров». */
export const countOf = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}${NBSP}${plural(count, forms)}`
