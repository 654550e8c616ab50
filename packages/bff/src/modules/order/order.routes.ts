import type { orderEndpoints } from '@isp/contract'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { OrderService } from './order.service.ts'
import type { OrderCreation } from './order-create.service.ts'

export const orderRoutes = (
  service: OrderService,
  creation: OrderCreation,
): Handlers<typeof orderEndpoints> => ({
  deliveryMethods: () => service.deliveryMethods(),
  checkout: ({ caller }) => service.checkout(caller),
  createOrder: ({ headers, body, caller }) =>
    creation.create(caller, headers['idempotency-key'], body),
  listOrders: ({ body, caller }) => service.list(caller, body),
  orderActivity: ({ query, caller }) => service.activity(caller, query.id),
  order: ({ params, caller }) => service.get(caller, params.id),
})
