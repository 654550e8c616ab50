import { orderCancelEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../../kernel/module.ts'
import type { Orders } from '../opened-orders.service.ts'
import { createOrderCancelService } from './order-cancel.service.ts'

/** Cancelling by the buyer. */
export const orderCancelModule = defineModule({
  endpoints: orderCancelEndpoints,
  open: ({ transact, orders }: Shared & { orders: Orders }) => {
    const service = createOrderCancelService(transact, orders.changes)
    return {
      handlers: {
        cancelOrder: ({ params, body, caller }) => service.cancel(caller, params.id, body),
      },
    }
  },
})
