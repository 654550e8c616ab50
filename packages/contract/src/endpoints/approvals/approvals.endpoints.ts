import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import {
  approvalRulesInputSchema,
  approvalRulesSchema,
} from '../../schemas/approval-rules.schema.ts'
import {
  approvalOfferSchema,
  approvalSchema,
  approvalsQuerySchema,
  approvalsSchema,
  checkoutApprovalQuerySchema,
  checkoutApprovalSchema,
  nameSubstituteInputSchema,
  refilledBasketSchema,
  returnApprovalInputSchema,
  substituteSchema,
} from '../../schemas/approvals.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const ofMember = { access: { company: companyRoles } } as const
const ofOne = {
  ...ofMember,
  params: z.object({ id: pathIdField() }),
  ignoredByPopup: [404, 409],
} as const

/** D42. A request is seen by its author and by those who may decide on it; for everybody else it is not there. */
export const approvalsEndpoints = {
  approvalRules: endpoint({
    id: 'approvalRules',
    method: 'GET',
    path: '/api/sale/approval/rules',
    summary: 'Правила согласования заказов компании: лимиты, согласующие, бюджеты',
    access: { company: ['manager'] },
    answers: { 200: approvalRulesSchema },
  }),
  saveApprovalRules: endpoint({
    id: 'saveApprovalRules',
    method: 'PUT',
    path: '/api/sale/approval/rules',
    summary: 'Записать правила целиком',
    access: { company: ['manager'] },
    body: approvalRulesInputSchema,
    example: { version: 0, orderLimit: 5_000_000, termDays: 14, people: [], costCentres: [] },
    answers: { 200: approvalRulesSchema },
    errors: ['APPROVAL_RULES_CHANGED'],
    ignoredByPopup: [409],
  }),
  approvalSubstitute: endpoint({
    ...ofMember,
    id: 'approvalSubstitute',
    method: 'GET',
    path: '/api/sale/approval/substitute',
    summary: 'Кто согласует вместо спрашивающего, и кого он может назвать',
    answers: { 200: substituteSchema },
  }),
  nameSubstitute: endpoint({
    ...ofMember,
    id: 'nameSubstitute',
    method: 'PUT',
    path: '/api/sale/approval/substitute',
    summary: 'Назвать заместителя на даты; к нему переходит и то, что уже ждёт',
    body: nameSubstituteInputSchema,
    example: { substitute: null },
    answers: { 200: substituteSchema },
  }),
  checkoutApproval: endpoint({
    id: 'checkoutApproval',
    method: 'GET',
    path: '/api/sale/approval/checkout',
    summary: 'Бюджеты, из которых можно заказать, и будет ли заказ ждать согласования',
    access: { company: ['manager', 'buyer'], agreement: true },
    query: checkoutApprovalQuerySchema,
    answers: { 200: checkoutApprovalSchema },
  }),
  approvals: endpoint({
    ...ofMember,
    id: 'approvals',
    method: 'GET',
    path: '/api/sale/approval',
    summary: 'Заявки на согласование, которые видит спрашивающий',
    query: approvalsQuerySchema,
    answers: { 200: approvalsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  approval: endpoint({
    ...ofOne,
    id: 'approval',
    method: 'GET',
    path: '/api/sale/approval/{id}',
    summary: 'Заявка со строками: что просили и что стало с ценами и наличием',
    answers: { 200: approvalSchema },
    errors: ['APPROVAL_NOT_FOUND'],
  }),
  approve: endpoint({
    ...ofOne,
    id: 'approve',
    method: 'POST',
    path: '/api/sale/approval/{id}/approve',
    summary: 'Одобрить то, что видно: заявка становится заказом',
    body: approvalOfferSchema,
    answers: { 200: approvalSchema },
    errors: [
      'APPROVAL_NOT_FOUND',
      'APPROVAL_DECIDED',
      'APPROVAL_CHANGED',
      'APPROVAL_BUYER_GONE',
      'PRODUCT_NOT_ORDERABLE',
      'COMPANY_NOT_ACTIVE',
      'DELIVERY_METHOD_NOT_FOUND',
    ],
  }),
  returnApproval: endpoint({
    ...ofOne,
    id: 'returnApproval',
    method: 'POST',
    path: '/api/sale/approval/{id}/return',
    summary: 'Вернуть автору с причиной',
    body: returnApprovalInputSchema,
    answers: { 200: approvalSchema },
    errors: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED'],
  }),
  withdrawApproval: endpoint({
    ...ofOne,
    id: 'withdrawApproval',
    method: 'POST',
    path: '/api/sale/approval/{id}/withdraw',
    summary: 'Отозвать свою заявку',
    answers: { 200: approvalSchema },
    errors: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED'],
  }),
  refillBasket: endpoint({
    ...ofOne,
    id: 'refillBasket',
    method: 'POST',
    path: '/api/sale/approval/{id}/basket',
    summary: 'Положить строки своей заявки, которая не стала заказом, снова в корзину',
    answers: { 200: refilledBasketSchema },
    errors: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED', 'BASKET_FULL'],
  }),
}
