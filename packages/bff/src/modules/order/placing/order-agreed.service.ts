/** What whoever has an order approved may ask of orders. */
export { shownStateOf } from './basket-state.ts'
export type { OrderApprovals } from './order-approval.ts'
export { canWish } from './order-terms.ts'
