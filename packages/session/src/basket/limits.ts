/** The contract's own limits; written out here because the contract's schemas would bring zod into the browser. */
export const MAX_BASKET_LINES = 1000
export const MAX_QUANTITY = 1_000_000

/** D21: a positive whole number, not absurdly large. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY
