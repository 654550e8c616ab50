import type { orderEndpoints } from '@isp/contract'
import { type Handlers, StatusAnswer } from '../../kernel/http/contract.plugin.ts'
import type { OrderService } from './order.service.ts'
import { isRequest } from './placing/order-approval.ts'
import type { OrderCreation } from './placing/order-create.service.ts'

export const orderRoutes = (
  service: OrderService,
  creation: OrderCreation,
): Handlers<typeof orderEndpoints> => ({
  deliveryMethods: () => service.deliveryMethods(),
  checkout: ({ caller }) => service.checkout(caller),
  createOrder: async ({ headers, body, caller }) => {
    const made = await creation.create(caller, headers['idempotency-key'], body)
    return isRequest(made) ? new StatusAnswer(202, made) : made
  },
  orderActivity: ({ query, caller }) => service.activity(caller, query.id),
  order: ({ params, caller }) => service.get(caller, params.id),
})
