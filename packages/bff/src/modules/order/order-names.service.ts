import { orderMessages } from './order.messages.ts'

export { statusNames } from './order.messages.ts'

/** The number of an order by its place in the sequence of all orders. */
export const orderNumberOf = orderMessages.number
