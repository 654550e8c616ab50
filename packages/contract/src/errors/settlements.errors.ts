export const settlementsErrors = {
  SETTLEMENT_NOT_FOUND: 404,
  /** The accounting system has sent other figures since it was read. */
  SETTLEMENT_CHANGED: 409,
} as const
