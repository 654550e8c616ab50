export type NotFoundVariant = 'page' | 'product'

/** What was not found, by path: a product below `/product/` and on `/404/product/` (D20), otherwise a page. */
export const notFoundVariant = (pathname: string): NotFoundVariant =>
  /^\/(?:product|404\/product)(?:\/|$)/.test(pathname) ? 'product' : 'page'
