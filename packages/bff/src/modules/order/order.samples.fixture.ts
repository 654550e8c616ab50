import type {
  orderCancelEndpoints,
  orderEndpoints,
  orderListEndpoints,
  orderRepeatEndpoints,
} from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

/** An order of a company other than «Альфа». */
export const FOREIGN_ORDER = 501

export const samples: Samples<
  typeof orderEndpoints &
    typeof orderListEndpoints &
    typeof orderCancelEndpoints &
    typeof orderRepeatEndpoints
> = {
  deliveryMethods: {},
  checkout: {},
  createOrder: {
    headers: { 'idempotency-key': 'f1000000-0004-4000-8000-000000000002' },
    body: {
      deliveryMethod: 'pickup',
      contact: { name: 'Анна', phone: '+7 900 000-00-00', email: 'anna@example.com' },
      expectedTotal: 1,
    },
  },
  listOrders: { body: {} },
  orderPeople: {},
  exportOrders: { body: {} },
  orderActivity: { query: { id: String(FOREIGN_ORDER) } },
  order: { params: { id: FOREIGN_ORDER } },
  cancelOrder: { params: { id: FOREIGN_ORDER }, body: { version: 1 } },
  repeatOrder: { params: { id: FOREIGN_ORDER }, body: {} },
}
