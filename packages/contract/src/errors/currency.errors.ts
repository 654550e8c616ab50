export const currencyErrors = {
  CURRENCY_RATE_NOT_FOUND: 404,
} as const
