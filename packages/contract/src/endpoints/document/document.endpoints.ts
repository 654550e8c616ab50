import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { fileAnswer } from '../../file-content.ts'
import { LONG_BODY } from '../../limits.ts'
import { orderDocumentInputSchema, quotationInputSchema } from '../../schemas/document.schema.ts'
import { offersQuerySchema, offersSchema } from '../../schemas/offers.schema.ts'
import {
  papersArchiveInputSchema,
  papersQuerySchema,
  papersSchema,
} from '../../schemas/papers.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const pdf = fileAnswer(['application/pdf'])

const quotation = {
  path: '/api/sale/basket/v2/quotation',
  answers: { 200: pdf },
  errors: ['BASKET_EMPTY', 'DOCUMENT_TOO_LONG', 'SELLER_UNKNOWN'],
} as const

/** Accounting documents made by the shop, as PDF. */
export const documentEndpoints = {
  orderInvoice: endpoint({
    id: 'orderInvoice',
    method: 'POST',
    path: '/api/sale/order/invoice',
    summary:
      'Счёт на оплату заказа, PDF; повтор даёт тот же счёт, пока в заказе и реквизитах ничего не изменилось',
    // D43: a company that may not order gets no invoices
    access: { company: companyRoles, agreement: true },
    body: orderDocumentInputSchema,
    example: { id: 501 },
    answers: { 200: pdf },
    errors: [
      'ORDER_NOT_FOUND',
      'DOCUMENT_ORDER_CANCELLED',
      'DOCUMENT_ORDER_DELIVERED',
      'SELLER_UNKNOWN',
    ],
    ignoredByPopup: [403, 404, 409, 429],
  }),
  orderConfirmation: endpoint({
    id: 'orderConfirmation',
    method: 'POST',
    path: '/api/sale/order/confirmation',
    summary: 'Подтверждение заказа: что, когда и куда поставим, PDF',
    access: { company: companyRoles },
    body: orderDocumentInputSchema,
    example: { id: 501 },
    answers: { 200: pdf },
    errors: ['ORDER_NOT_FOUND', 'DOCUMENT_ORDER_CANCELLED', 'SELLER_UNKNOWN'],
    ignoredByPopup: [403, 404, 409, 429],
  }),
  papers: endpoint({
    id: 'papers',
    method: 'GET',
    path: '/api/sale/order/papers',
    summary:
      'Бумаги заказов, новые заказы первыми: руководитель видит бумаги компании, остальные — своих заказов',
    access: { company: companyRoles },
    query: papersQuerySchema,
    answers: { 200: papersSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  papersArchive: endpoint({
    id: 'papersArchive',
    method: 'POST',
    path: '/api/sale/order/papers/archive',
    summary: 'Названные бумаги одним архивом; нет хоть одной — нет архива',
    access: { company: companyRoles },
    body: papersArchiveInputSchema,
    example: { invoices: [501], confirmations: [501] },
    answers: { 200: fileAnswer(['application/zip']) },
    errors: ['PAPER_NOT_FOUND', 'SELLER_UNKNOWN'],
    ignoredByPopup: [404, 429],
  }),
  offers: endpoint({
    id: 'offers',
    method: 'GET',
    path: '/api/sale/offers',
    summary:
      'Коммерческие предложения, новые первыми: руководитель видит предложения компании, остальные — свои',
    access: { company: companyRoles },
    query: offersQuerySchema,
    answers: { 200: offersSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  offer: endpoint({
    id: 'offer',
    method: 'GET',
    path: '/api/sale/offers/{id}',
    summary: 'Коммерческое предложение ещё раз, теми же словами, PDF',
    access: { company: companyRoles },
    params: z.object({ id: pathIdField() }),
    answers: { 200: pdf },
    errors: ['PAPER_NOT_FOUND', 'SELLER_UNKNOWN'],
    ignoredByPopup: [404, 429],
  }),
  basketQuotation: endpoint({
    ...quotation,
    id: 'basketQuotation',
    method: 'GET',
    summary:
      'Коммерческое предложение по корзине вошедшего, PDF; тем же днём и с теми же строками — то же самое',
    access: 'signedIn',
  }),
  itemsQuotation: endpoint({
    ...quotation,
    id: 'itemsQuotation',
    method: 'POST',
    summary: 'То же для корзины без входа: строки присланы, цены — розничные',
    access: 'public',
    body: quotationInputSchema,
    maxBody: LONG_BODY,
    example: { items: [{ productId: 1, quantityOrdered: 10 }] },
  }),
}
