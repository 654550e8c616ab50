import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  notificationRemovedSchema,
  serviceNotificationInputSchema,
  serviceNotificationSchema,
  storedNotificationSchema,
} from '../../schemas/service-notification.schema.ts'

const path = '/api/core/service-notification'
const forContent = { access: { staff: ['admin', 'content'] }, caller: 'account' } as const

/** §2.4, D33: one message of the shop above every page. */
export const serviceNotificationEndpoints = {
  serviceNotification: endpoint({
    id: 'serviceNotification',
    method: 'GET',
    path,
    summary: 'Объявление над страницами, если оно сейчас есть',
    access: 'public',
    caller: 'nobody',
    sameFor: 'everybody',
    answers: { 200: serviceNotificationSchema, 204: z.null() },
  }),
  storedNotification: endpoint({
    ...forContent,
    id: 'storedNotification',
    method: 'GET',
    path: `${path}/stored`,
    summary: 'Объявление, как его записали сотрудники, и до начала показа тоже',
    answers: { 200: z.object({ notification: storedNotificationSchema.nullable() }) },
  }),
  saveNotification: endpoint({
    ...forContent,
    id: 'saveNotification',
    method: 'PUT',
    path,
    summary: 'Записать объявление вместо прежнего',
    body: serviceNotificationInputSchema,
    example: {
      status: 'warning',
      message: 'В субботу с 10 до 12 часов заказы не принимаются: обновляем склад.',
      from: null,
      to: '2030-01-12T12:00:00+03:00',
    },
    answers: { 200: storedNotificationSchema },
  }),
  removeNotification: endpoint({
    ...forContent,
    id: 'removeNotification',
    method: 'DELETE',
    path,
    summary: 'Убрать объявление',
    answers: { 200: notificationRemovedSchema },
  }),
}
