import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { companyRoles, staffRoles } from './user.schema.ts'

export const accountStatuses = ['NEW', 'ACTIVE', 'BLOCKED'] as const

/** An account as shown to an administrator. */
export const staffPersonSchema = z
  .object({
    uuid: z.string(),
    login: z.string(),
    name: z.string().describe('Фамилия, имя, отчество; логин, пока их нет'),
    status: z.enum(accountStatuses),
    staffRole: z.enum(staffRoles).nullable(),
    companies: z.array(
      z.object({
        uuid: z.string(),
        name: z.string(),
        role: z.enum(companyRoles),
        isBlocked: z.boolean(),
      }),
    ),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffPerson' })
export type StaffPerson = z.infer<typeof staffPersonSchema>

export const staffPeopleQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть логина, имени или фамилии'),
  group: z.enum(['staff', 'blocked']).optional(),
})
export type StaffPeopleQuery = z.infer<typeof staffPeopleQuerySchema>

export const staffPeopleSchema = pageOf(staffPersonSchema)

export const staffRoleInputSchema = z
  .strictObject({
    userUuid: z.uuid(),
    role: z.enum(staffRoles).nullable().describe('null — больше не сотрудник'),
  })
  .meta({ id: 'StaffRoleInput' })
export type StaffRoleInput = z.infer<typeof staffRoleInputSchema>

export const accountStatusInputSchema = z
  .strictObject({
    userUuid: z.uuid(),
    status: z.enum(['ACTIVE', 'BLOCKED']),
    comment: lineField({ isRequired: false }).optional(),
  })
  .meta({ id: 'AccountStatusInput' })
export type AccountStatusInput = z.infer<typeof accountStatusInputSchema>
