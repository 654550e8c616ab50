export const exchangeErrors = {
  EXCHANGE_ACCOUNT_NOT_FOUND: 404,
  /** Bodies of loads are kept for 30 days. */
  EXCHANGE_BODY_GONE: 409,
  /** The same idempotency key came with another body. */
  EXCHANGE_KEY_REUSED: 409,
  EXCHANGE_LOAD_NOT_FOUND: 404,
  EXCHANGE_KEY_INVALID: 401,
  /** The text has signs that a reader of UTF-8 puts for what is none. */
  EXCHANGE_NOT_UTF8: 400,
  /** It has gone on meanwhile: not queued, or not held any more. */
  EXCHANGE_LOAD_STATE: 409,
  /** The database refuses what each record alone may be: nothing of the call was written. */
  EXCHANGE_REFUSED: 422,
  /** The last part of this list has come already. */
  EXCHANGE_RUN_ENDED: 409,
  EXCHANGE_SOURCE_TAKEN: 409,
} as const
