/** What orders take of baskets: the stored lines at the caller's prices, and what they become. */
export type { BasketContext } from './basket.context.ts'
export { type BasketLineRow, selectStoredLines } from './basket-line.sql.ts'
export { expectedDate, toBasket, toBasketLine } from './basket-line.ts'
