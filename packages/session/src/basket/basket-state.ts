import type { BasketChange, BasketItemInput } from '@isp/contract'

/** What is in the basket now: of the account when signed in, of this browser otherwise (§6). */
export type BasketState = {
  /** productId → quantity; optimistic. */
  lines: ReadonlyMap<number, number>
  /** Distinct lines (D17). */
  count: number
  /** Kopecks; null while it is not known (a price has not come yet). */
  total: number | null
  /** Products with a change under way. */
  pending: ReadonlySet<number>
  /** Has the basket been read at least once: before that `count` 0 says nothing. */
  isKnown: boolean
  /** Raised whenever the account's basket has really changed: pages put it in their query key or refetch. */
  version: number
  /**
   * Adds to a line or makes one. `unitPrice` (kopecks) lets the header show the new total at once; `before`: in this
   * browser's basket a new line stands before that product's, if it is there.
   * Gives what became of the line (raised to its minimum, D21), or null when it failed: the popup has been shown.
   */
  add: (
    productId: number,
    quantity: number,
    hint?: { unitPrice?: number; before?: number | undefined },
  ) => Promise<BasketChange | null>
  /** Sets the quantity of a line. */
  change: (productId: number, quantity: number) => Promise<BasketChange | null>
  remove: (productId: number) => Promise<BasketChange | null>
  /** Several lines in one go, and no others; the answer's `removed` says what stood in them. */
  removeMany: (productIds: readonly number[]) => Promise<BasketChange | null>
  /** Every line that this tab knows of. */
  clear: () => Promise<BasketChange | null>
  /**
   * When no change is on its way any more: whoever reads the account's basket (an order, a draft, a file) waits for it.
   */
  settled: () => Promise<void>
  /** Lines of this browser's basket as calls take them, each with its comment. */
  localItems: () => BasketItemInput[]
  /** Writes to a line of this browser's basket; those of an account are the server's. */
  commentLocal: (productId: number, comment: string) => void
  /** Reads the basket again: after an order, an import, a change of agreement. */
  refresh: () => Promise<void>
}
