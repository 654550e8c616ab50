import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../fields/pages.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  orderFilterSchema,
  orderListInputSchema,
  orderSummarySchema,
} from '../../schemas/order.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

export const orderListEndpoints = {
  listOrders: endpoint({
    id: 'listOrders',
    method: 'POST',
    isRead: true,
    path: '/api/sale/order/list',
    summary: 'Заказы выбранной компании: все, если разрешено (D54), иначе свои',
    access: { company: companyRoles },
    body: orderListInputSchema,
    answers: {
      200: pageOf(orderSummarySchema),
    },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  orderPeople: endpoint({
    id: 'orderPeople',
    method: 'GET',
    path: '/api/sale/order/people',
    summary: 'Кто оформлял заказы, которые видны; и те, кого в компании уже нет',
    access: { company: companyRoles },
    answers: { 200: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }) },
  }),
  exportOrders: endpoint({
    id: 'exportOrders',
    method: 'POST',
    path: '/api/sale/order/list/excel-export',
    summary: 'Список заказов с тем же отбором файлом Excel',
    access: { company: companyRoles },
    body: orderFilterSchema,
    answers: {
      200: fileAnswer(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
    },
    errors: ['ORDERS_TOO_MANY'],
  }),
}
