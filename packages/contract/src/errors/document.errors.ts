export const documentErrors = {
  DOCUMENT_ORDER_CANCELLED: 409,
  DOCUMENT_TOO_LONG: 409,
  SELLER_UNKNOWN: 503,
} as const
