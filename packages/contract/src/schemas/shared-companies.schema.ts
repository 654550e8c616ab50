import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { companyStatuses } from './user.schema.ts'

/** `leading` gives the company its name, `twin` has the same ИНН and КПП, `branch` refers to its head company. */
export const sharedRecordRoles = ['leading', 'twin', 'branch'] as const

export const sharedCompanySchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    inn: z.string(),
    kpp: z.string().nullable(),
    status: z.enum(companyStatuses),
    records: z
      .array(
        z.object({
          source: z.string().describe('Имя источника учётной системы'),
          id: z.string(),
          name: z.string().describe('Как компанию зовёт эта запись'),
          role: z.enum(sharedRecordRoles),
          isHidden: z.boolean().describe('В учётной системе её больше нет'),
        }),
      )
      .describe('Пришедшая первой — сверху'),
  })
  .meta({ id: 'SharedCompany' })
export type SharedCompany = z.infer<typeof sharedCompanySchema>

export const sharedCompaniesQuerySchema = z.object(pageQuery([20, 50, 100]))
export type SharedCompaniesQuery = z.infer<typeof sharedCompaniesQuerySchema>

export const sharedCompaniesSchema = pageOf(sharedCompanySchema)
