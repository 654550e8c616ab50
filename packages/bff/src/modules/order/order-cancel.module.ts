import { orderCancelEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createOrderCancelService } from './order-cancel.service.ts'

/** What the buyer may still take back. */
export const orderCancelModule = defineModule({
  endpoints: orderCancelEndpoints,
  open: (context) => {
    const service = createOrderCancelService(context)
    return {
      handlers: {
        cancelOrder: ({ params, body, caller }) => service.cancel(caller, params.id, body),
      },
    }
  },
})
