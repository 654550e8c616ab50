export const exchangeErrors = {
  /** The same idempotency key came with another body. */
  EXCHANGE_KEY_REUSED: 409,
  EXCHANGE_LOAD_NOT_FOUND: 404,
  /** The database refuses what each record alone may be: nothing of the call was written. */
  EXCHANGE_REFUSED: 422,
} as const
