export const catalogErrors = {
  SECTION_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  BRAND_NOT_FOUND: 404,
  CATALOG_NOT_READY: 503,
} as const
