import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { fileAnswer } from '../../file-content.ts'
import { LONG_BODY } from '../../limits.ts'
import {
  orderDecisionInputSchema,
  orderDifferencesQuerySchema,
  orderDifferencesSchema,
  orderStatusInputSchema,
  shipOrderInputSchema,
  staffCancelInputSchema,
  staffOrderSchema,
  staffOrdersQuerySchema,
  staffOrdersSchema,
} from '../../schemas/staff-order.schema.ts'

const forSales = { access: { staff: ['admin', 'sales'] }, caller: 'account' } as const
const ofOne = {
  params: z.object({ id: pathIdField() }),
  answers: { 200: staffOrderSchema },
  ignoredByPopup: [404, 409],
} as const

export const staffOrderEndpoints = {
  staffOrders: endpoint({
    ...forSales,
    id: 'staffOrders',
    method: 'GET',
    path: '/api/admin/order',
    summary: 'Заказы: администратор видит все, продавец — своих компаний; новые сверху',
    query: staffOrdersQuerySchema,
    answers: { 200: staffOrdersSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffOrder: endpoint({
    ...forSales,
    ...ofOne,
    id: 'staffOrder',
    method: 'GET',
    path: '/api/admin/order/{id}',
    summary: 'Заказ со строками, отгрузками, историей и тем, что с ним можно сделать',
    errors: ['ORDER_NOT_FOUND'],
  }),
  staffOrderFile: endpoint({
    ...forSales,
    id: 'staffOrderFile',
    method: 'GET',
    path: '/api/admin/order/{id}/file/{fileUuid}',
    summary: 'Скачать файл, который покупатель приложил к заказу',
    params: z.object({ id: pathIdField(), fileUuid: z.uuid() }),
    answers: { 200: fileAnswer() },
    errors: ['ORDER_NOT_FOUND', 'FILE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  setOrderStatus: endpoint({
    ...forSales,
    ...ofOne,
    id: 'setOrderStatus',
    method: 'POST',
    path: '/api/admin/order/{id}/status',
    summary: 'Перевести заказ дальше: только на следующий шаг; покупателю уходит письмо',
    body: orderStatusInputSchema,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CHANGED', 'ORDER_STATUS_REFUSED'],
  }),
  shipOrder: endpoint({
    ...forSales,
    ...ofOne,
    id: 'shipOrder',
    method: 'POST',
    path: '/api/admin/order/{id}/shipment',
    summary:
      'Отгрузить часть строк или весь остаток; когда отгружать больше нечего, заказ отгружен',
    body: shipOrderInputSchema,
    maxBody: LONG_BODY,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CHANGED', 'ORDER_NOT_SHIPPABLE', 'SHIPMENT_OUT_OF_STOCK'],
  }),
  cancelOrderByStaff: endpoint({
    ...forSales,
    ...ofOne,
    id: 'cancelOrderByStaff',
    method: 'POST',
    path: '/api/admin/order/{id}/cancel',
    summary: 'Отменить неотгруженное с причиной; резерв освобождается, покупателю уходит письмо',
    body: staffCancelInputSchema,
    maxBody: LONG_BODY,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CHANGED', 'ORDER_NOT_CANCELLABLE'],
  }),
  orderDifferences: endpoint({
    ...forSales,
    id: 'orderDifferences',
    method: 'GET',
    path: '/api/admin/order/differences',
    summary: 'Заказы, о которых учётная система говорит иное, чем сайт; прежние сверху',
    query: orderDifferencesQuerySchema,
    answers: { 200: orderDifferencesSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  decideOrderDifference: endpoint({
    ...forSales,
    ...ofOne,
    id: 'decideOrderDifference',
    method: 'POST',
    path: '/api/admin/order/{id}/difference',
    summary: 'Решить расхождение: оставить как на сайте или принять сторону учётной системы',
    body: orderDecisionInputSchema,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CHANGED'],
  }),
}
