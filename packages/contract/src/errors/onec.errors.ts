export const onecErrors = {
  /** There is no such access, or it has been withdrawn. */
  ONEC_ACCESS_NOT_FOUND: 404,
  ONEC_EXCHANGE_NOT_FOUND: 404,
  /** Names of withdrawn accesses stay taken by their accounts. */
  ONEC_LOGIN_TAKEN: 409,
} as const
