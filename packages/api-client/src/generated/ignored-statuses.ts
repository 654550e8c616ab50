// Generated from the contract by `npm run generate`.
/** Statuses that the error popup leaves to the caller (§8), by `METHOD path`. */
export const ignoredStatuses: Readonly<Record<string, readonly number[]>> = {
  'POST /api/auth/login': [403],
  'POST /api/auth/login/v2': [403],
  'POST /api/auth/token/refresh': [401],
  'POST /api/catalog/products': [404],
  'GET /api/catalog/products/{id}': [404],
  'GET /api/catalog/products/slug': [404],
  'GET /api/catalog/products/{id}/stock': [404],
  'POST /api/catalog/products/analogue': [404],
  'GET /api/catalog/sections/slug': [404],
  'GET /api/catalog/sections/{slug}': [404],
  'GET /api/catalog/brands/{slug}': [404],
  'POST /api/files/reserve': [400, 413],
  'POST /api/files/upload/{id}': [400, 409, 413, 415],
  'GET /api/files/download/{fileUuid}': [404],
  'GET /api/jobs/{id}': [404],
  'GET /api/sale/checkout': [403, 409],
  'POST /api/sale/order': [409],
  'POST /api/sale/order/list': [404],
  'GET /api/sale/order/activity': [404],
  'GET /api/sale/order/{id}': [404],
}
