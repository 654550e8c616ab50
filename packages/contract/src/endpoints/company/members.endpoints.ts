import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  changeEmployeeInputSchema,
  companyCardSchema,
  companyUserSchema,
} from '../../schemas/company-people.schema.ts'

const ownCompany = {
  access: 'signedIn',
  caller: 'account',
  params: z.object({ id: z.uuid() }),
} as const

export const membersEndpoints = {
  companyCard: endpoint({
    ...ownCompany,
    id: 'companyCard',
    method: 'GET',
    path: '/api/company/{id}',
    summary: 'Компания, в которой состоит вошедший',
    answers: { 200: companyCardSchema },
    errors: ['OWN_COMPANY_NOT_FOUND'],
  }),
  companyUsers: endpoint({
    ...ownCompany,
    id: 'companyUsers',
    method: 'GET',
    path: '/api/company/{id}/users',
    summary: 'Люди компании, для её руководителя',
    answers: { 200: z.object({ items: z.array(companyUserSchema) }) },
    errors: ['OWN_COMPANY_NOT_FOUND', 'ROLE_FORBIDDEN'],
  }),
  changeEmployee: endpoint({
    id: 'changeEmployee',
    method: 'PATCH',
    path: '/api/company/employees',
    summary: 'Роль или доступ сотрудника выбранной компании; один руководитель остаётся всегда',
    access: { company: ['manager'] },
    body: changeEmployeeInputSchema,
    example: { id: 3, role: 'employee' },
    answers: { 200: companyUserSchema },
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_IS_YOU', 'LAST_MANAGER', 'ROLE_FORBIDDEN'],
  }),
  leaveCompany: endpoint({
    ...ownCompany,
    id: 'leaveCompany',
    method: 'DELETE',
    path: '/api/user/companies/{id}',
    summary: 'Уйти из компании; последний руководитель не может',
    answers: { 200: doneSchema },
    errors: ['OWN_COMPANY_NOT_FOUND', 'LAST_MANAGER'],
  }),
}
