/** What the module approvals uses of orders. */
export { shownStateOf } from './basket-state.ts'
export type { OrderApprovals } from './order-approval.ts'
export { canWish } from './order-terms.ts'
