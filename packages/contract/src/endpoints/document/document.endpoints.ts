import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import { LONG_BODY } from '../../limits.ts'
import { orderDocumentInputSchema, quotationInputSchema } from '../../schemas/document.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const pdf = fileAnswer(['application/pdf'])

const quotation = {
  path: '/api/sale/basket/v2/quotation',
  answers: { 200: pdf },
  errors: ['BASKET_EMPTY', 'DOCUMENT_TOO_LONG', 'SELLER_UNKNOWN'],
} as const

/** Papers for accountants: made here, each as a PDF. */
export const documentEndpoints = {
  orderInvoice: endpoint({
    id: 'orderInvoice',
    method: 'POST',
    path: '/api/sale/order/invoice',
    summary:
      'Счёт на оплату заказа, PDF; повтор даёт тот же счёт, пока в заказе и реквизитах ничего не изменилось',
    // D43: a company that may not buy has no invoices either
    access: { company: companyRoles, agreement: true },
    body: orderDocumentInputSchema,
    example: { id: 501 },
    answers: { 200: pdf },
    errors: ['ORDER_NOT_FOUND', 'DOCUMENT_ORDER_CANCELLED', 'SELLER_UNKNOWN'],
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
  basketQuotation: endpoint({
    ...quotation,
    id: 'basketQuotation',
    method: 'GET',
    summary: 'Коммерческое предложение по корзине вошедшего, PDF',
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
