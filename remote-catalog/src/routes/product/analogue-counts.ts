/** How many analogues stand on the product page itself. */
export const BLOCK_ANALOGUES = 3

/** As many as the server gives at once. */
export const ALL_ANALOGUES = 60
