import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idField, pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  orderedQuerySchema,
  orderedSchema,
  productsSchema,
  viewedInputSchema,
  viewedSchema,
  viewSchema,
} from '../../schemas/history.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

/** §7.3: products viewed and ordered, by the user, by the company, by everybody. */
export const historyEndpoints = {
  viewed: endpoint({
    id: 'viewed',
    method: 'GET',
    path: '/api/catalog/viewed',
    summary: 'Просмотренные товары вошедшего',
    access: 'signedIn',
    answers: { 200: viewedSchema },
  }),
  clearViewed: endpoint({
    id: 'clearViewed',
    method: 'DELETE',
    path: '/api/catalog/viewed',
    summary: 'Забыть всё просмотренное',
    access: 'signedIn',
    answers: { 200: doneSchema },
  }),
  mergeViewed: endpoint({
    id: 'mergeViewed',
    method: 'POST',
    path: '/api/catalog/viewed/merge',
    summary: 'Добавить просмотренное до входа; неизвестные товары пропущены',
    access: 'signedIn',
    body: viewedInputSchema,
    example: { productIds: [1, 2] },
    answers: { 200: z.object({ count: z.int() }) },
  }),
  viewProduct: endpoint({
    id: 'viewProduct',
    method: 'POST',
    path: '/api/catalog/viewed/{id}',
    summary: 'Запомнить, что товар смотрят; ответ — когда его смотрели в прошлый раз',
    access: 'signedIn',
    params: z.object({ id: pathIdField() }),
    answers: { 200: viewSchema },
    errors: ['PRODUCT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  ordered: endpoint({
    id: 'ordered',
    method: 'GET',
    path: '/api/catalog/ordered',
    summary: 'Что заказывали прежде: руководитель видит заказанное компанией, остальные — своё',
    access: { company: companyRoles },
    query: orderedQuerySchema,
    answers: { 200: orderedSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  top10: endpoint({
    id: 'top10',
    method: 'GET',
    path: '/api/catalog/top10',
    summary: 'Десять товаров, которые за три месяца заказало больше всего компаний',
    access: 'public',
    sameFor: 'prices',
    answers: { 200: productsSchema },
  }),
  related: endpoint({
    id: 'related',
    method: 'POST',
    isRead: true,
    path: '/api/catalog/products/related',
    summary:
      'Что заказывают вместе с товаром хотя бы две компании, за ним — что к нему нужно по каталогу',
    access: 'public',
    sameFor: 'prices',
    body: z.strictObject({ id: idField(), limit: z.int().min(1).max(30).optional() }),
    example: { id: 1 },
    answers: { 200: productsSchema },
    errors: ['PRODUCT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
