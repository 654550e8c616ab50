import { endpoint } from '../../endpoint.ts'
import {
  sharedCompaniesQuerySchema,
  sharedCompaniesSchema,
} from '../../schemas/shared-companies.schema.ts'

export const sharedCompaniesEndpoints = {
  sharedCompanies: endpoint({
    access: { staff: ['admin'] },
    caller: 'account',
    id: 'sharedCompanies',
    method: 'GET',
    path: '/api/admin/exchange/companies',
    summary: 'Компании, к которым в учётных системах ведут несколько записей (D62)',
    query: sharedCompaniesQuerySchema,
    answers: { 200: sharedCompaniesSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
