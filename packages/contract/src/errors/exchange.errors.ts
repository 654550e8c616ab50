export const exchangeErrors = {
  EXCHANGE_ACCOUNT_NOT_FOUND: 404,
  /** The body has been deleted: bodies of loads are kept for 30 days. */
  EXCHANGE_BODY_GONE: 409,
  /** The same idempotency key was sent with another body. */
  EXCHANGE_KEY_REUSED: 409,
  EXCHANGE_LOAD_NOT_FOUND: 404,
  EXCHANGE_KEY_INVALID: 401,
  /** The text contains U+FFFD, which replaces bytes that are not valid UTF-8. */
  EXCHANGE_NOT_UTF8: 400,
  /** The state of the load has changed meanwhile: it is no longer queued or held. */
  EXCHANGE_LOAD_STATE: 409,
  /** Each record is valid, but the database refuses them; nothing of the call was stored. */
  EXCHANGE_REFUSED: 422,
  /** The last part of this list has already been received. */
  EXCHANGE_RUN_ENDED: 409,
  EXCHANGE_SOURCE_TAKEN: 409,
} as const
