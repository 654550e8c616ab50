import type { orderEndpoints } from '@isp/contract'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { OrderService } from './order.service.ts'
import type { OrderCreation } from './order-create.service.ts'

export const orderRoutes = (
  service: OrderService,
  creation: OrderCreation,
): Handlers<typeof orderEndpoints> => ({
  deliveryMethods: () => service.deliveryMethods(),
  checkout: (_input, request) => service.checkout(callerOf(request)),
  createOrder: ({ headers, body }, request) =>
    creation.create(callerOf(request), headers['idempotency-key'], body),
  listOrders: ({ body }, request) => service.list(callerOf(request), body),
  orderActivity: ({ query }, request) => service.activity(callerOf(request), query.id),
  order: ({ params }, request) => service.get(callerOf(request), params.id),
})
