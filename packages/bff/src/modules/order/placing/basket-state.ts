import { createHash } from 'node:crypto'
import type { Basket } from '@isp/contract'

/** A line as a buyer sees it. */
type SeenLine = {
  productId: number
  quantity: number
  /** Kopecks. */
  price: number | null
  available: number
  expectedOn: string | null
}

/** All that a buyer agrees to, in one word: another price, quantity, stock or date of any line gives another one. */
export const basketStateOf = (lines: readonly SeenLine[]): string => {
  const seen = lines
    .map(({ productId, quantity, price, available, expectedOn }) => [
      productId,
      quantity,
      price,
      available,
      expectedOn,
    ])
    .sort(([one], [other]) => Number(one) - Number(other))
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
}

/** The same of a basket as it is shown. */
export const shownStateOf = ({ in_basket: lines }: Pick<Basket, 'in_basket'>): string =>
  basketStateOf(
    lines.map(({ quantityOrdered, quantityAvailable, ...line }) => ({
      ...line,
      quantity: quantityOrdered,
      available: quantityAvailable,
    })),
  )
