export type NotFoundVariant = 'page' | 'product'

/** What was not found, by address: below `/product/` and on `/404/product/` it is a product (D20). */
export const notFoundVariant = (pathname: string): NotFoundVariant =>
  /^\/(?:product|404\/product)(?:\/|$)/.test(pathname) ? 'product' : 'page'
