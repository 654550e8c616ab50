import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  companyAddressInputSchema,
  companyAddressSchema,
} from '../../schemas/company-people.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const byManager = { access: { company: ['manager'] } } as const
const params = z.object({ id: pathIdField() })
const example = { name: 'Склад', address: 'г. Бор, ул. Складская, 1' }

export const addressesEndpoints = {
  companyAddresses: endpoint({
    id: 'companyAddresses',
    method: 'GET',
    path: '/api/company/address',
    summary: 'Адреса доставки выбранной компании',
    access: { company: companyRoles },
    answers: { 200: z.object({ items: z.array(companyAddressSchema) }) },
  }),
  addCompanyAddress: endpoint({
    ...byManager,
    id: 'addCompanyAddress',
    method: 'POST',
    path: '/api/company/address',
    summary: 'Добавить адрес',
    body: companyAddressInputSchema,
    example,
    answers: { 200: companyAddressSchema },
    errors: ['ADDRESSES_TOO_MANY'],
  }),
  changeCompanyAddress: endpoint({
    ...byManager,
    id: 'changeCompanyAddress',
    method: 'PUT',
    path: '/api/company/address/{id}',
    summary: 'Изменить адрес',
    params,
    body: companyAddressInputSchema,
    answers: { 200: companyAddressSchema },
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  deleteCompanyAddress: endpoint({
    ...byManager,
    id: 'deleteCompanyAddress',
    method: 'DELETE',
    path: '/api/company/address/{id}',
    summary: 'Удалить адрес; заказы по нему остаются как есть',
    params,
    answers: { 200: doneSchema },
    errors: ['ADDRESS_NOT_FOUND'],
  }),
}
