export const documentErrors = {
  DOCUMENT_ORDER_CANCELLED: 409,
  /** The order is delivered and had no invoice before. */
  DOCUMENT_ORDER_DELIVERED: 409,
  DOCUMENT_TOO_LONG: 409,
  PAPER_NOT_FOUND: 404,
  /** The XML is not well-formed, or contains a DOCTYPE. */
  PAPER_XML_REFUSED: 422,
  SELLER_UNKNOWN: 503,
} as const
