import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  companyStatusInputSchema,
  deleteAgreementQuerySchema,
  setAgreementInputSchema,
  setManagersInputSchema,
  staffCompaniesQuerySchema,
  staffCompaniesSchema,
  staffCompanySchema,
} from '../../schemas/staff-company.schema.ts'

/** A uuid that no company has: the test of permissions must change nothing. */
const nobody = '00000000-0000-4000-8000-000000000000'

const forSales = { access: { staff: ['admin', 'sales'] }, caller: 'account' } as const
const answer = { answers: { 200: staffCompanySchema } } as const

export const staffCompanyEndpoints = {
  staffCompanies: endpoint({
    ...forSales,
    id: 'staffCompanies',
    method: 'GET',
    path: '/api/admin/company',
    summary:
      'Компании: администратор видит все, продавец — свои и ничьи на проверке; ждущие дольше — первыми',
    query: staffCompaniesQuerySchema,
    answers: { 200: staffCompaniesSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffCompany: endpoint({
    ...forSales,
    ...answer,
    id: 'staffCompany',
    method: 'GET',
    path: '/api/admin/company/{uuid}',
    summary: 'Компания: реквизиты, договоры с условиями, люди, кто её ведёт',
    params: z.object({ uuid: z.uuid() }),
    errors: ['STAFF_COMPANY_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffCompanyPaper: endpoint({
    ...forSales,
    id: 'staffCompanyPaper',
    method: 'GET',
    path: '/api/admin/company/{uuid}/paper/{fileUuid}',
    summary: 'Скачать документ учётной системы из карточки компании',
    params: z.object({ uuid: z.uuid(), fileUuid: z.uuid() }),
    answers: { 200: fileAnswer() },
    errors: ['FILE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  setCompanyStatus: endpoint({
    ...forSales,
    ...answer,
    id: 'setCompanyStatus',
    method: 'PUT',
    path: '/api/company/set/status',
    summary: 'Одобрить, отклонить, заблокировать компанию; об одобрении и отказе ей уходит письмо',
    body: companyStatusInputSchema,
    example: { companyUuid: nobody, from: 'MODERATION', status: 'ACTIVE' },
    errors: ['STAFF_COMPANY_NOT_FOUND', 'STAFF_STATUS_CHANGED', 'STAFF_STATUS_REFUSED'],
  }),
  setAgreement: endpoint({
    ...forSales,
    ...answer,
    id: 'setAgreement',
    method: 'PUT',
    path: '/api/company/set/agreements',
    summary: 'Новый договор компании или перемены в прежнем: название, вид цены, отсрочка, лимит',
    body: setAgreementInputSchema,
    example: {
      companyUuid: nobody,
      name: 'Договор № 1',
      priceType: 'base',
      paymentDays: 14,
      creditLimit: null,
    },
    errors: ['STAFF_COMPANY_NOT_FOUND', 'STAFF_AGREEMENT_NOT_FOUND'],
  }),
  deleteAgreement: endpoint({
    ...forSales,
    ...answer,
    id: 'deleteAgreement',
    method: 'DELETE',
    path: '/api/company/delete/agreements',
    summary: 'Договор больше не действует; его заказы остаются',
    query: deleteAgreementQuerySchema,
    errors: ['STAFF_COMPANY_NOT_FOUND', 'STAFF_AGREEMENT_NOT_FOUND'],
  }),
  setManagers: endpoint({
    ...answer,
    access: { staff: ['admin'] },
    caller: 'account',
    id: 'setManagers',
    method: 'PUT',
    path: '/api/company/set/managers',
    summary: 'Кто из сотрудников ведёт компанию',
    body: setManagersInputSchema,
    example: { companyUuid: nobody, managers: [] },
    errors: ['STAFF_COMPANY_NOT_FOUND'],
  }),
}
