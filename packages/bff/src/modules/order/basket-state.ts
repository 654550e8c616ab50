import { createHash } from 'node:crypto'

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
