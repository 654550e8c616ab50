import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'

import {
  comparedIdsField,
  comparedIdsInputSchema,
  comparedIdsSchema,
  comparisonSchema,
} from '../../schemas/comparison.schema.ts'
import { sheetAnswer } from '../../sheet-file.ts'

const productIdParams = z.object({ id: pathIdField() })

/** §7.3, D18: the comparison of an account; `unauthorized` and the export also accept the list kept in a browser. */
export const comparisonEndpoints = {
  comparison: endpoint({
    id: 'comparison',
    method: 'GET',
    path: '/api/catalog/comparison',
    summary: 'Сравнение вошедшего: товары со всеми характеристиками, добавленные раньше — первыми',
    access: 'signedIn',
    answers: { 200: comparisonSchema },
  }),
  comparisonIds: endpoint({
    id: 'comparisonIds',
    method: 'GET',
    path: '/api/catalog/comparison/ids',
    summary: 'Номера товаров в сравнении, для отметок на карточках',
    access: 'signedIn',
    answers: { 200: comparedIdsSchema },
  }),
  comparisonUnauthorized: endpoint({
    id: 'comparisonUnauthorized',
    method: 'GET',
    path: '/api/catalog/comparison/unauthorized',
    summary: 'Сравнение без входа: номера приходят в запросе, неизвестные пропущены (D18)',
    access: 'public',
    sameFor: 'prices',
    query: z.object({ productIds: comparedIdsField() }),
    answers: { 200: comparisonSchema },
  }),
  exportComparison: endpoint({
    id: 'exportComparison',
    method: 'GET',
    path: '/api/catalog/comparison/excel-export',
    summary: 'Сравнение в Excel: названные товары по порядку, а без них — весь список вошедшего',
    access: 'public',
    query: z.object({ productIds: comparedIdsField().optional() }),
    answers: { 200: sheetAnswer() },
  }),
  clearComparison: endpoint({
    id: 'clearComparison',
    method: 'POST',
    path: '/api/catalog/comparison/clear',
    summary: 'Убрать из сравнения всё',
    access: 'signedIn',
    answers: { 200: comparedIdsSchema },
  }),
  mergeComparison: endpoint({
    id: 'mergeComparison',
    method: 'POST',
    path: '/api/catalog/comparison/merge',
    summary: 'Добавить список, собранный до входа; неизвестные товары пропущены',
    access: 'signedIn',
    body: comparedIdsInputSchema,
    example: { productIds: [1, 2] },
    answers: { 200: comparedIdsSchema },
  }),
  addToComparison: endpoint({
    id: 'addToComparison',
    method: 'POST',
    path: '/api/catalog/comparison/{id}',
    summary: 'Добавить товар в сравнение; уже добавленный остаётся на своём месте',
    access: 'signedIn',
    params: productIdParams,
    answers: { 200: comparedIdsSchema },
    errors: ['PRODUCT_NOT_FOUND', 'COMPARISON_FULL'],
  }),
  removeFromComparison: endpoint({
    id: 'removeFromComparison',
    method: 'DELETE',
    path: '/api/catalog/comparison/{id}',
    summary: 'Убрать товар из сравнения; неизвестный — не ошибка',
    access: 'signedIn',
    params: productIdParams,
    answers: { 200: comparedIdsSchema },
  }),
}
