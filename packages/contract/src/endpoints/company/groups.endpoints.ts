import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { groupCompanySchema, groupUserSchema } from '../../schemas/company-people.schema.ts'

/** A group of companies: managers of the head company see all of it, managers of a subsidiary only their own company. */
export const groupsEndpoints = {
  groupCompanies: endpoint({
    id: 'groupCompanies',
    method: 'GET',
    path: '/api/company/group/companies',
    summary: 'Компании холдинга, которые видно из выбранной; без холдинга — она одна',
    access: { company: ['manager'] },
    answers: { 200: z.object({ items: z.array(groupCompanySchema) }) },
  }),
  groupUsers: endpoint({
    id: 'groupUsers',
    method: 'GET',
    path: '/api/company/group/users',
    summary: 'Люди этих компаний',
    access: { company: ['manager'] },
    answers: { 200: z.object({ items: z.array(groupUserSchema) }) },
  }),
}
