import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { LONG_BODY } from '../../limits.ts'
import { orderSchema } from '../../schemas/order.schema.ts'
import { cancelOrderInputSchema } from '../../schemas/order-cancel.schema.ts'

export const orderCancelEndpoints = {
  cancelOrder: endpoint({
    id: 'cancelOrder',
    method: 'POST',
    path: '/api/sale/order/{id}/cancel',
    summary:
      'Отменить то, что ещё не отгружено: часть строк или весь остаток; резерв освобождается',
    access: { company: ['manager', 'buyer'] },
    params: z.object({ id: pathIdField() }),
    body: cancelOrderInputSchema,
    maxBody: LONG_BODY,
    answers: { 200: orderSchema },
    errors: ['ORDER_NOT_FOUND', 'ORDER_CHANGED', 'ORDER_NOT_CANCELLABLE'],
    ignoredByPopup: [404, 409],
  }),
}
