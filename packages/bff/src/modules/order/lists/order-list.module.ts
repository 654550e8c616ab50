import { orderListEndpoints } from '@isp/contract'
import { callerKey } from '../../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../../kernel/module.ts'
import type { Workbooks } from '../../../sheets/workbook-thread.ts'
import { createOrderListService } from './order-list.service.ts'

export const orderListModule = defineModule({
  endpoints: orderListEndpoints,
  open: ({ workbooks, ...shared }: Shared & { workbooks: Workbooks }) => {
    const service = createOrderListService({ ...shared, workbooks })
    return {
      handlers: {
        listOrders: ({ body, caller }) => service.list(caller, body),
        orderPeople: ({ caller }) => service.people(caller),
        exportOrders: ({ body, caller }, { ip }) =>
          shared.inTurn(callerKey(caller, ip), () => service.export(caller, body)),
      },
    }
  },
})
