import { lineSum } from '@isp/contract/line-sums'
import type { OrderDocument } from './order-document.ts'
import { lineText } from './write-xml.ts'

/** 1C finds an order by the first eleven characters of its number: a longer one would be made anew each time. */
export const NUMBER_MAX = 11

/** Why an order cannot be written. `place`: number of the line on the site. Sums in kopecks. */
export type OrderFault =
  | { code: 'number'; number: string }
  | { code: 'buyer' }
  | { code: 'noLines' }
  | { code: 'lineName'; place: number }
  | { code: 'lineQuantity'; place: number }
  | { code: 'lineSum'; place: number }
  | { code: 'total'; total: number; lines: number }

/** The first reason why 1C would refuse or spoil the order; one refused order stops all that follow it. */
export const faultOf = ({ number, buyer, lines, total }: OrderDocument): OrderFault | null => {
  if (lineText(number) === '' || number.length > NUMBER_MAX) return { code: 'number', number }
  if (lineText(buyer.name) === '') return { code: 'buyer' }
  if (lines.length === 0) return { code: 'noLines' }
  for (const { place, name, quantity, price, sum } of lines) {
    if (lineText(name) === '') return { code: 'lineName', place }
    if (quantity <= 0) return { code: 'lineQuantity', place }
    if (lineSum(price, quantity) !== sum) return { code: 'lineSum', place }
  }
  const added = lines.reduce((whole, { sum }) => whole + sum, 0)
  return added === total ? null : { code: 'total', total, lines: added }
}
