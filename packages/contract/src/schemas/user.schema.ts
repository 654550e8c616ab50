import * as z from 'zod'

export const companyStatuses = ['NEW', 'MODERATION', 'ACTIVE', 'REJECTED', 'BLOCKED'] as const
export const companyRoles = ['manager', 'buyer', 'employee'] as const
export type CompanyRole = (typeof companyRoles)[number]
export const staffRoles = ['admin', 'sales', 'content'] as const
export type StaffRole = (typeof staffRoles)[number]

const specificationSchema = z
  .object({
    uuid: z.string(),
    number: z.string(),
    date: z.string().describe('ГГГГ-ММ-ДД'),
    validUntil: z.string().optional().describe('ГГГГ-ММ-ДД, последний день'),
  })
  .meta({ id: 'Specification' })
export type Specification = z.infer<typeof specificationSchema>

/** Known terms of payment; sums in kopecks. */
const agreementTermsSchema = z
  .object({
    paymentDays: z.int().optional().describe('Отсрочка, дней; 0 — предоплата'),
    creditLimit: z.int().optional(),
    debt: z.int().optional(),
    overdue: z.int().optional(),
  })
  .meta({ id: 'AgreementTerms' })
export type AgreementTerms = z.infer<typeof agreementTermsSchema>

export const agreementSchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    specifications: z
      .array(specificationSchema)
      .optional()
      .describe('Действующие сегодня (D38); нет, когда их нет'),
    terms: agreementTermsSchema.optional().describe('Нет, когда ни одно условие неизвестно'),
  })
  .meta({ id: 'Agreement' })
export type Agreement = z.infer<typeof agreementSchema>

/** A company as shown to its member. Companies that have blocked the member are not in the list (§2.7). */
export const memberCompanySchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    inn: z.string(),
    status: z.object({ code: z.enum(companyStatuses) }),
    role: z.enum(companyRoles).describe('Роль вошедшего в этой компании'),
    seesAllOrders: z
      .boolean()
      .optional()
      .describe('Видит заказы всей компании: руководитель и те, кому он это разрешил'),
    agreements: z.array(agreementSchema),
  })
  .meta({ id: 'MemberCompany' })
export type MemberCompany = z.infer<typeof memberCompanySchema>

/** D48: there is only one version so far; an unknown one counts as this one. */
export const SETTINGS_VERSION = 2
const version = z.int().describe('Версия; сегодня одна — 2 (D48)')
const basketViewSchema = z.enum(['list', 'table'])
/** `list` has dense rows, `roomy` has rows with more space, `table` shows all technical columns. */
const catalogViewSchema = z.enum(['list', 'roomy', 'tile', 'table'])

/** Settings stored in the account, for all browsers of the user (§3). */
export const userSettingsSchema = z
  .object({
    basket_version: version,
    checkout_version: version,
    product_version: version,
    basket_view: basketViewSchema,
    catalog_view: catalogViewSchema,
    user_registration: z.boolean(),
  })
  .meta({ id: 'UserSettings' })
export type UserSettings = z.infer<typeof userSettingsSchema>

const versionInput = z.int().min(1).max(99).optional()
export const changeSettingsInputSchema = z
  .strictObject({
    basket_version: versionInput,
    checkout_version: versionInput,
    product_version: versionInput,
    basket_view: basketViewSchema.optional(),
    catalog_view: catalogViewSchema.optional(),
  })
  .meta({ id: 'ChangeSettingsInput' })
export type ChangeSettingsInput = z.infer<typeof changeSettingsInputSchema>

export const userSchema = z
  .object({
    id: z.int(),
    uuid: z.string(),
    login: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    patronymic: z.string(),
    status: z.enum(['NEW', 'ACTIVE', 'BLOCKED']),
    mailing: z.boolean(),
    phone: z.string(),
    time_zone: z.string().describe('Имя из базы IANA'),
    settings: userSettingsSchema,
    staff_role: z.enum(staffRoles).nullable(),
    companies: z.array(memberCompanySchema),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>
