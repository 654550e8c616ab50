import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  companyRegistrationInputSchema,
  foundCompanySchema,
  innQuerySchema,
  registeredCompanySchema,
} from '../../schemas/company-registration.schema.ts'

const registration = {
  method: 'POST',
  summary: 'Зарегистрировать компанию: вошедший — её руководитель, компания на модерации (D43)',
  access: 'signedIn',
  caller: 'account',
  body: companyRegistrationInputSchema,
  example: {
    country: 'RU',
    inn: '7707083893',
    kpp: '770701001',
    name: 'ООО «Пример»',
    address: 'Москва, улица Примерная, 1',
  },
  answers: { 200: registeredCompanySchema },
  errors: ['COMPANY_EXISTS', 'COMPANIES_WAITING'],
  ignoredByPopup: [409],
} as const

export const companyRegistrationEndpoints = {
  findCompanies: endpoint({
    id: 'findCompanies',
    method: 'GET',
    path: '/api/company/search/byinn',
    summary: 'Реквизиты по ИНН из государственного реестра',
    access: 'signedIn',
    caller: 'account',
    query: innQuerySchema,
    answers: { 200: z.object({ items: z.array(foundCompanySchema) }) },
    errors: ['TOO_MANY_REQUESTS'],
  }),
  registerCompany: endpoint({
    ...registration,
    id: 'registerCompany',
    path: '/api/company/registration',
  }),
  registerCompanyV2: endpoint({
    ...registration,
    id: 'registerCompanyV2',
    path: '/api/company/registration/v2',
  }),
}
