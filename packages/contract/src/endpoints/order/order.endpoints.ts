import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { approvalRequestSchema } from '../../schemas/approval-request.schema.ts'
import {
  checkoutSchema,
  createOrderInputSchema,
  deliveryMethodSchema,
  orderActivitySchema,
  orderSchema,
} from '../../schemas/order.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

export const orderEndpoints = {
  deliveryMethods: endpoint({
    id: 'deliveryMethods',
    method: 'GET',
    path: '/api/sale/delivery-method/list',
    summary: 'Способы доставки',
    access: 'public',
    answers: { 200: z.object({ items: z.array(deliveryMethodSchema) }) },
    maxAge: 60,
  }),
  checkout: endpoint({
    id: 'checkout',
    method: 'GET',
    path: '/api/sale/checkout',
    summary: 'Всё для оформления заказа: корзина, компания, договор, доставка, контакт',
    access: { company: ['manager', 'buyer'], agreement: true },
    answers: { 200: checkoutSchema },
    errors: ['BASKET_EMPTY'],
    ignoredByPopup: [403, 409],
  }),
  createOrder: endpoint({
    id: 'createOrder',
    method: 'POST',
    path: '/api/sale/order',
    summary:
      'Оформить заказ из корзины; повтор с тем же ключом возвращает тот же заказ. 202 — заявка, которую сначала согласуют',
    access: { company: ['manager', 'buyer'], agreement: true },
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: createOrderInputSchema,
    answers: { 200: orderSchema, 202: approvalRequestSchema },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'BASKET_EMPTY',
      'BASKET_CHANGED',
      'PRODUCT_NOT_ORDERABLE',
      'DELIVERY_METHOD_NOT_FOUND',
      'DELIVERY_ADDRESS_REQUIRED',
    ],
    ignoredByPopup: [409],
  }),
  orderActivity: endpoint({
    id: 'orderActivity',
    method: 'GET',
    path: '/api/sale/order/activity',
    summary: 'История заказа, новое сверху',
    access: { company: companyRoles },
    query: z.object({ id: pathIdField() }),
    answers: { 200: z.object({ items: z.array(orderActivitySchema) }) },
    errors: ['ORDER_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  order: endpoint({
    id: 'order',
    method: 'GET',
    path: '/api/sale/order/{id}',
    summary: 'Заказ со строками',
    access: { company: companyRoles },
    params: z.object({ id: pathIdField() }),
    answers: { 200: orderSchema },
    errors: ['ORDER_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
