import { createHash } from 'node:crypto'
import type { Basket } from '@isp/contract'

/** A basket line as shown to the buyer. */
type SeenLine = {
  productId: number
  quantity: number
  /** Kopecks. */
  price: number | null
  available: number
  expectedOn: string | null
}

/** A fingerprint of everything the buyer agrees to: it changes with price, quantity, stock or date of any line. */
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

/** The same fingerprint for a basket as the API shows it. */
export const shownStateOf = ({ in_basket: lines }: Pick<Basket, 'in_basket'>): string =>
  basketStateOf(
    lines.map(({ quantityOrdered, quantityAvailable, ...line }) => ({
      ...line,
      quantity: quantityOrdered,
      available: quantityAvailable,
    })),
  )
