export const settlementsErrors = {
  SETTLEMENT_NOT_FOUND: 404,
  /** The accounting system has sent other figures since the user read them. */
  SETTLEMENT_CHANGED: 409,
  /** The user has already answered, with another answer. */
  SETTLEMENT_ANSWERED: 409,
} as const
