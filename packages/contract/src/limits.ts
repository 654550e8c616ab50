/** Limits that the browser keeps to as well; no zod here, so that it may read them. */
export const MAX_BASKET_LINES = 1000
/** D21: the largest quantity of a line. */
export const MAX_QUANTITY = 1_000_000
