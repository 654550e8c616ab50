import { staffOrderEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createFiles } from '../files/files.service.ts'
import { createStaffOrderService } from './staff-order.service.ts'

/** Orders as the staff leads them. */
export const staffOrderModule = defineModule({
  endpoints: staffOrderEndpoints,
  open: (context) => {
    const files = createFiles({ ...context, blobs: context.blobs.files })
    const service = createStaffOrderService({ ...context, files })
    return {
      handlers: {
        staffOrders: ({ query, caller }) => service.list(caller, query),
        staffOrder: ({ params, caller }) => service.get(caller, params.id),
        staffOrderFile: ({ params, caller }) => service.file(caller, params.id, params.fileUuid),
        setOrderStatus: ({ params, body, caller }) => service.setStatus(caller, params.id, body),
        shipOrder: ({ params, body, caller }) => service.ship(caller, params.id, body),
        cancelOrderByStaff: ({ params, body, caller }) => service.cancel(caller, params.id, body),
      },
    }
  },
})
