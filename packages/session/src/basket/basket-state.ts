import type { BasketChange, BasketItemInput } from '@isp/contract'

/** The current basket: of the account if signed in, otherwise of this browser (§6). */
export type BasketState = {
  /** productId → quantity; optimistic. */
  lines: ReadonlyMap<number, number>
  /** Number of lines, not of pieces (D17). */
  count: number
  /** Kopecks; null while unknown, because a price is missing. */
  total: number | null
  /** Products with a change in progress. */
  pending: ReadonlySet<number>
  /** Whether the basket has been loaded at least once; before that `count` is meaningless. */
  isKnown: boolean
  /** Incremented on every confirmed change of the account's basket: pages put it into their query key or refetch. */
  version: number
  /**
   * Adds to a line or creates one. `unitPrice` (kopecks) allows the header to show the new total at once. In this
   * browser's basket a new line is inserted before the line of the product `before`, if that exists.
   * Returns the resulting line (raised to its minimum quantity, D21), or null after a failure, which has been shown in a popup.
   */
  add: (
    productId: number,
    quantity: number,
    hint?: { unitPrice?: number; before?: number | undefined },
  ) => Promise<BasketChange | null>
  /** Sets the quantity of a line. */
  change: (productId: number, quantity: number) => Promise<BasketChange | null>
  remove: (productId: number) => Promise<BasketChange | null>
  /** Removes exactly these lines; `removed` in the result holds their former content. */
  removeMany: (productIds: readonly number[]) => Promise<BasketChange | null>
  /** Removes every line known to this tab. */
  clear: () => Promise<BasketChange | null>
  /** Resolves when no change is in progress; code that reads the account's basket (an order, a draft, a file) waits for it. */
  settled: () => Promise<void>
  /** Lines of this browser's basket as API input, with their comments. */
  localItems: () => BasketItemInput[]
  /** Sets the comment of a line in this browser's basket; comments of an account's basket are stored by the server. */
  commentLocal: (productId: number, comment: string) => void
  /** Fetches the basket again: after an order, an import, a change of agreement. */
  refresh: () => Promise<void>
}
