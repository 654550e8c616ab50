import type { Shared } from '../../kernel/module.ts'
import type { BasketLines } from '../basket/basket-lines.service.ts'
import type { Files } from '../files/files.service.ts'
import { createOrderChanges, type OrderChanges } from './changes/order-changes.service.ts'
import { createOrderService, type OrderService } from './order.service.ts'
import type { OrderApprovals } from './placing/order-approval.ts'
import { createOrderCreation, type OrderCreation } from './placing/order-create.service.ts'

/** The order services, created once for the server. */
export type Orders = {
  /** Reads for buyers. */
  own: OrderService
  creation: OrderCreation
  /** Changes of existing orders by buyers and staff. */
  changes: OrderChanges
}

type Ports = Shared & { baskets: { lines: BasketLines }; files: Files; approvals: OrderApprovals }

export const openOrders = ({ baskets, ...ports }: Ports): Orders => {
  const basketLines = baskets.lines
  return {
    own: createOrderService({ ...ports, basketLines }),
    creation: createOrderCreation({ ...ports, basketLines }),
    changes: createOrderChanges(ports),
  }
}
