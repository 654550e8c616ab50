import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { LONG_BODY, MAX_BASKET_LINES } from '../../limits.ts'
import {
  acceptLinesInputSchema,
  basketChangeSchema,
  basketItemsInputSchema,
  basketMergeInputSchema,
  basketSchema,
  changeLineInputSchema,
  changeLinesInputSchema,
  smallBasketSchema,
} from '../../schemas/basket.schema.ts'

const productIdParams = z.object({ id: pathIdField() })

const itemsExample = { items: [{ productId: 1, quantityOrdered: 10 }] }

const read = {
  method: 'GET',
  summary: 'Корзина вошедшего по ценам выбранного договора',
  access: 'signedIn',
  answers: { 200: basketSchema },
  chunkedList: 'in_basket',
} as const

const add = {
  method: 'POST',
  summary:
    'Добавить к количеству строк; нового товара — новая строка. Повтор с тем же ключом ничего не добавляет',
  access: 'signedIn',
  headers: z.object({ 'idempotency-key': z.uuid().optional() }),
  body: basketItemsInputSchema,
  maxBody: LONG_BODY,
  example: itemsExample,
  answers: { 200: basketChangeSchema },
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_ORDERABLE'],
} as const

const calculate = {
  method: 'POST',
  isRead: true,
  summary: 'Посчитать присланные строки, ничего не сохраняя (корзина без входа)',
  access: 'public',
  body: basketItemsInputSchema,
  maxBody: LONG_BODY,
  example: itemsExample,
  answers: { 200: basketSchema },
  chunkedList: 'in_basket',
} as const

export const basketEndpoints = {
  basket: endpoint({ ...read, id: 'basket', path: '/api/sale/basket' }),
  addToBasket: endpoint({ ...add, id: 'addToBasket', path: '/api/sale/basket' }),
  basketV2: endpoint({ ...read, id: 'basketV2', path: '/api/sale/basket/v2' }),
  addToBasketV2: endpoint({ ...add, id: 'addToBasketV2', path: '/api/sale/basket/v2' }),
  removeFromBasket: endpoint({
    id: 'removeFromBasket',
    method: 'DELETE',
    path: '/api/sale/basket/v2',
    summary: 'Убрать строки товаров',
    access: 'signedIn',
    query: z.object({
      ids: z
        .string()
        .max(MAX_BASKET_LINES * 11)
        .regex(/^\d{1,10}(,\d{1,10})*$/)
        .describe('Номера товаров через запятую'),
    }),
    answers: { 200: basketChangeSchema },
  }),
  calcBasket: endpoint({ ...calculate, id: 'calcBasket', path: '/api/sale/basket/calc' }),
  calcBasketV2: endpoint({ ...calculate, id: 'calcBasketV2', path: '/api/sale/basket/calc/v2' }),
  calcSmallBasket: endpoint({
    id: 'calcSmallBasket',
    method: 'POST',
    isRead: true,
    path: '/api/sale/basket/calc/small',
    summary: 'Число строк и сумма присланных строк (шапка без входа)',
    access: 'public',
    body: basketItemsInputSchema,
    maxBody: LONG_BODY,
    example: itemsExample,
    answers: { 200: smallBasketSchema },
  }),
  smallBasket: endpoint({
    id: 'smallBasket',
    method: 'GET',
    path: '/api/sale/basket/small',
    summary: 'Число строк и сумма корзины вошедшего',
    access: 'signedIn',
    answers: { 200: smallBasketSchema },
  }),
  mergeBasket: endpoint({
    id: 'mergeBasket',
    method: 'POST',
    path: '/api/sale/basket/merge',
    summary: 'Слить корзину, собранную до входа; исчезнувшие товары пропущены',
    access: 'signedIn',
    body: basketMergeInputSchema,
    maxBody: LONG_BODY,
    answers: { 200: basketChangeSchema },
  }),
  changeBasketLine: endpoint({
    id: 'changeBasketLine',
    method: 'PUT',
    path: '/api/sale/basket/{id}',
    summary: 'Задать количество или комментарий строки (id — номер товара)',
    access: 'signedIn',
    params: productIdParams,
    body: changeLineInputSchema,
    answers: { 200: basketChangeSchema },
    errors: ['BASKET_LINE_NOT_FOUND', 'PRODUCT_NOT_ORDERABLE'],
  }),
  changeBasketLines: endpoint({
    id: 'changeBasketLines',
    method: 'PUT',
    path: '/api/sale/basket/v2',
    summary: 'Задать количества нескольких строк разом: все или, если одну нельзя, ни одной',
    access: 'signedIn',
    body: changeLinesInputSchema,
    maxBody: LONG_BODY,
    example: itemsExample,
    answers: { 200: basketChangeSchema },
    errors: ['BASKET_LINE_NOT_FOUND', 'PRODUCT_NOT_ORDERABLE'],
  }),
  acceptBasketLines: endpoint({
    id: 'acceptBasketLines',
    method: 'POST',
    path: '/api/sale/basket/v2/accept',
    summary: 'Новые цены и наличие строк приняты: о них больше не напоминают',
    access: 'signedIn',
    body: acceptLinesInputSchema,
    maxBody: LONG_BODY,
    example: { items: [{ productId: 1, price: 10_000 }] },
    answers: { 200: z.object({ accepted: z.array(z.int()).describe('Номера товаров') }) },
  }),
  clearBasket: endpoint({
    id: 'clearBasket',
    method: 'DELETE',
    path: '/api/sale/basket/clear',
    summary: 'Убрать все строки',
    access: 'signedIn',
    answers: { 200: basketChangeSchema },
  }),
  removeBasketLine: endpoint({
    id: 'removeBasketLine',
    method: 'DELETE',
    path: '/api/sale/basket/{id}',
    summary: 'Убрать строку товара (id — номер товара)',
    access: 'signedIn',
    params: productIdParams,
    answers: { 200: basketChangeSchema },
    errors: ['BASKET_LINE_NOT_FOUND'],
  }),
}
