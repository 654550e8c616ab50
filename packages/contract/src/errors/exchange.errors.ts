export const exchangeErrors = {
  /** The same idempotency key came with another body. */
  EXCHANGE_KEY_REUSED: 409,
  EXCHANGE_LOAD_NOT_FOUND: 404,
} as const
