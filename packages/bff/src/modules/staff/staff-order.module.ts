import { staffOrderEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Files } from '../files/files.service.ts'
import type { OrderChanges } from '../order/changes/order-changes.service.ts'
import { createStaffOrderService } from './staff-order.service.ts'

/** Orders for the staff. */
export const staffOrderModule = defineModule({
  endpoints: staffOrderEndpoints,
  open: ({ orders, ...asked }: Shared & { orders: { changes: OrderChanges }; files: Files }) => {
    const service = createStaffOrderService({ ...asked, changes: orders.changes })
    return {
      handlers: {
        staffOrders: ({ query, caller }) => service.list(caller, query),
        orderDifferences: ({ query, caller }) => service.differing(caller, query),
        decideOrderDifference: ({ params, body, caller }) =>
          service.decide(caller, params.id, body),
        staffOrder: ({ params, caller }) => service.get(caller, params.id),
        staffOrderFile: ({ params, caller }) => service.file(caller, params.id, params.fileUuid),
        setOrderStatus: ({ params, body, caller }) => service.setStatus(caller, params.id, body),
        shipOrder: ({ params, body, caller }) => service.ship(caller, params.id, body),
        cancelOrderByStaff: ({ params, body, caller }) => service.cancel(caller, params.id, body),
      },
    }
  },
})
