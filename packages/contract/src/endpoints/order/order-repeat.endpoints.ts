import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { repeatedOrderSchema, repeatOrderInputSchema } from '../../schemas/order-repeat.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

export const orderRepeatEndpoints = {
  repeatOrder: endpoint({
    id: 'repeatOrder',
    method: 'POST',
    path: '/api/sale/order/{id}/repeat',
    summary: 'Положить строки заказа в корзину снова; чего нельзя — с причиной и аналогами',
    access: { company: companyRoles },
    params: z.object({ id: pathIdField() }),
    body: repeatOrderInputSchema,
    answers: { 200: repeatedOrderSchema },
    errors: ['ORDER_NOT_FOUND', 'BASKET_FULL'],
    ignoredByPopup: [404],
  }),
}
