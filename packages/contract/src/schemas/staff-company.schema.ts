import * as z from 'zod'
import { companyCountries } from '../fields/company-rules.ts'
import { lineField, messageField } from '../fields/field-schemas.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { orderFileSchema } from './order.schema.ts'
import { accountStatuses } from './staff-people.schema.ts'
import { companyRoles, companyStatuses, staffRoles } from './user.schema.ts'

const sumSchema = z.int().describe('Копейки')

export const staffCompanySummarySchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    inn: z.string(),
    kpp: z.string().nullable(),
    status: z.enum(companyStatuses),
    createdAt: z.iso.datetime(),
    agreementCount: z.int(),
    managers: z.array(z.string()).describe('Имена сотрудников, которые её ведут'),
  })
  .meta({ id: 'StaffCompanySummary' })
export type StaffCompanySummary = z.infer<typeof staffCompanySummarySchema>

export const staffCompaniesQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть названия или ИНН'),
  status: z.enum(companyStatuses).optional(),
})
export type StaffCompaniesQuery = z.infer<typeof staffCompaniesQuerySchema>

export const staffCompaniesSchema = pageOf(staffCompanySummarySchema)

const staffAgreementSchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    priceType: z.string().describe('Код вида цены'),
    paymentDays: z.int().nullable().describe('Отсрочка, дней'),
    creditLimit: sumSchema.nullable(),
    debt: sumSchema.nullable(),
    overdue: sumSchema.nullable(),
  })
  .meta({ id: 'StaffAgreement' })
export type StaffAgreement = z.infer<typeof staffAgreementSchema>

const staffMateSchema = z
  .object({ uuid: z.string(), name: z.string(), login: z.string(), role: z.enum(staffRoles) })
  .meta({ id: 'StaffMate' })
export type StaffMate = z.infer<typeof staffMateSchema>

/** All data for the staff page of a company. */
export const staffCompanySchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    inn: z.string(),
    kpp: z.string().nullable(),
    ogrn: z.string().nullable(),
    country: z.enum(companyCountries),
    legalAddress: z.string().describe('Как назвала себя компания; пусто у заведённых без него'),
    status: z.enum(companyStatuses),
    createdAt: z.iso.datetime(),
    orderCount: z.int(),
    agreements: z.array(staffAgreementSchema),
    managers: z.array(staffMateSchema),
    people: z.array(
      z.object({
        uuid: z.string(),
        name: z.string(),
        login: z.string(),
        role: z.enum(companyRoles),
        isBlocked: z.boolean(),
        status: z.enum(accountStatuses),
      }),
    ),
    papers: z
      .array(orderFileSchema)
      .optional()
      .describe('Файлы документов учётной системы, 100 новых'),
    priceTypes: z.array(z.object({ code: z.string(), name: z.string() })),
    staff: z
      .array(staffMateSchema)
      .describe('Кого можно назначить; пусто у того, кто назначать не может'),
  })
  .meta({ id: 'StaffCompany' })
export type StaffCompany = z.infer<typeof staffCompanySchema>

export const companyStatusInputSchema = z
  .strictObject({
    companyUuid: z.uuid(),
    from: z.enum(companyStatuses).describe('Статус, который видел сотрудник: другой — отказ'),
    status: z.enum(['ACTIVE', 'REJECTED', 'BLOCKED']),
    comment: messageField({ maxLength: 500, isRequired: false })
      .optional()
      .describe('Причина: стоит в письме компании об отказе'),
  })
  .meta({ id: 'CompanyStatusInput' })
export type CompanyStatusInput = z.infer<typeof companyStatusInputSchema>

/** Kopecks: 100 billion roubles. */
const MAX_LIMIT = 10_000_000_000_000

export const setAgreementInputSchema = z
  .strictObject({
    companyUuid: z.uuid(),
    agreementUuid: z.uuid().optional().describe('Нет — новый договор'),
    name: lineField(),
    priceType: z.string().min(1).max(100).describe('Код вида цены'),
    paymentDays: z.int().min(0).max(365).nullable(),
    creditLimit: z.int().min(0).max(MAX_LIMIT).nullable(),
  })
  .meta({ id: 'SetAgreementInput' })
export type SetAgreementInput = z.infer<typeof setAgreementInputSchema>

export const deleteAgreementQuerySchema = z.object({
  companyUuid: z.uuid(),
  agreementUuid: z.uuid(),
})
export type DeleteAgreementQuery = z.infer<typeof deleteAgreementQuerySchema>

export const setManagersInputSchema = z
  .strictObject({
    companyUuid: z.uuid(),
    managers: z.array(z.uuid()).max(20).describe('Все, кто ведёт компанию; прежние заменяются'),
  })
  .meta({ id: 'SetManagersInput' })
export type SetManagersInput = z.infer<typeof setManagersInputSchema>
