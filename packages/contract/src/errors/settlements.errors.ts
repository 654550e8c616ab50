export const settlementsErrors = {
  SETTLEMENT_NOT_FOUND: 404,
  /** The accounting system has sent other figures since it was read. */
  SETTLEMENT_CHANGED: 409,
  /** It has been answered, with something else. */
  SETTLEMENT_ANSWERED: 409,
} as const
