export const promoErrors = {
  PROMO_NOT_FOUND: 404,
  PROMO_PRODUCTS_FULL: 409,
} as const
