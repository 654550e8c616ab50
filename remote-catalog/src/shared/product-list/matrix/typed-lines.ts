import type { LaidMatrix } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { priceAt } from '@isp/contract/price-steps'
import { vatWithin } from '@isp/contract/trade-rules'
import { fitQuantity, parseQuantity } from '@isp/ui'

export type CellProduct = LaidMatrix['cells'][number]['product']

/** A quantity that can be sold, and the one that was typed. */
export type TypedLine = { product: CellProduct; quantity: number; wished: number }

/** What stands in a field. `wished`: the quantity that was typed, if it is not sold like that and was raised. */
export type Entry = { product: CellProduct; text: string; wished?: number | undefined }

/** Nothing for an empty field and for zero, null for what is no number. */
export const typedLine = (product: CellProduct, text: string): TypedLine | null | undefined => {
  if (text.trim() === '') return undefined
  const wished = parseQuantity(text)
  if (wished === null) return null
  if (wished === 0) return undefined
  const { minOrderQuantity: minimum, multiplicity } = product
  return { product, quantity: fitQuantity(wished, { minimum, multiplicity }), wished }
}

/** What one piece costs of as many as were typed (D49), kopecks; what has no price cannot be typed. */
export const unitPriceOf = ({ product, quantity }: TypedLine): number =>
  product.price ? priceAt(product.price, quantity) : 0

/**
 * What the basket will say of these lines: with VAT, and without it. VAT is a part of a line's sum, as the basket
 * counts it: of a piece's it would come out otherwise.
 */
export const totalsOf = (lines: readonly TypedLine[]): { gross: number; net: number } => {
  let gross = 0
  let vat = 0
  for (const line of lines) {
    const sum = lineSum(unitPriceOf(line), line.quantity)
    gross += sum
    vat += vatWithin(sum, line.product.price?.vatRate ?? 0)
  }
  return { gross, net: gross - vat }
}
