import type { BasketItemInput } from '@isp/contract'
import { MAX_BASKET_LINES } from '@isp/contract/limits'
import type { StoragePort } from '../ports.ts'
import { storageNames } from '../storage-names.ts'
import { isQuantity } from './limits.ts'

/** §3 "Local basket line". `quantityAvailable` is the server's last value; null before the first response. */
export type LocalLine = {
  productId: number
  quantityAvailable: number | null
  quantityOrdered: number
  /** The visitor's comment; sent with the line when the basket is merged. */
  comment?: string
}

/** A valid comment: the server would refuse the whole merge because of one invalid comment. */
const COMMENT = /^\P{C}{1,180}$/u

const toLine = (value: unknown): LocalLine[] => {
  if (value === null) return []
  const { productId, quantityAvailable, quantityOrdered, comment } = value as Record<
    string,
    unknown
  >
  if (!isQuantity(quantityOrdered)) return []
  if (!Number.isInteger(productId) || (productId as number) < 1) return []
  const isAvailable = Number.isInteger(quantityAvailable) && (quantityAvailable as number) >= 0
  return [
    {
      productId: productId as number,
      quantityAvailable: isAvailable ? (quantityAvailable as number) : null,
      quantityOrdered,
      ...(typeof comment === 'string' && COMMENT.test(comment) && { comment }),
    },
  ]
}

/** Parses stored lines. Storage may hold anything: invalid lines and repeated products are dropped. */
export const parseLines = (text: string | null): LocalLine[] => {
  try {
    // Stryker disable next-line StringLiteral: what cannot be read is an empty basket too
    const value: unknown = JSON.parse(text ?? '[]')
    // Stryker disable next-line ConditionalExpression: what is no list would throw below, to the same end
    if (!Array.isArray(value)) return []
    const lines = new Map(value.flatMap(toLine).map((line) => [line.productId, line] as const))
    return [...lines.values()].slice(0, MAX_BASKET_LINES)
  } catch {
    return []
  }
}

export const toItems = (lines: readonly LocalLine[]): BasketItemInput[] =>
  lines.map(({ productId, quantityAvailable, quantityOrdered, comment }) => ({
    productId,
    quantityOrdered,
    ...(comment && { comment }),
    ...(quantityAvailable === null ? {} : { quantityAvailable }),
    autoApplyToOrdered: true as const,
  }))

export type LocalLines = {
  read: () => readonly LocalLine[]
  write: (lines: readonly LocalLine[]) => void
}

/** The anonymous basket. Storage is authoritative for all tabs; each stored text is parsed once, and text written by this tab not at all. */
export const createLocalLines = (storage: StoragePort): LocalLines => {
  const name = storageNames.local.basket
  // Stryker disable next-line ObjectLiteral: the first reading would fill it
  let seen: { text: string | null; lines: readonly LocalLine[] } = { text: null, lines: [] }
  return {
    read: () => {
      const text = storage.read(name)
      if (text !== seen.text) seen = { text, lines: parseLines(text) }
      return seen.lines
    },
    write: (lines) => {
      if (lines.length === 0) return storage.remove(name)
      const text = JSON.stringify(lines)
      storage.write(name, text)
      seen = { text, lines }
    },
  }
}
