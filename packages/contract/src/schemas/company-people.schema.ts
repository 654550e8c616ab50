import * as z from 'zod'
import { emailField, innField, lineField, messageField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { ADDRESS_MAX, JOIN_MESSAGE_MAX } from '../limits.ts'
import { agreementSchema, companyRoles, companyStatuses } from './user.schema.ts'

const companyRoleSchema = z.enum(companyRoles)
const whenSchema = z.string().describe('ISO 8601 со смещением')

/** States of an invitation and of a request to join (vocabulary). */
export const invitationStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
export const invitationStatusSchema = z.enum(invitationStatuses)

/** A company as shown to its members. */
export const companyCardSchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    inn: z.string(),
    kpp: z.string().nullable(),
    status: z.object({ code: z.enum(companyStatuses) }),
    role: companyRoleSchema.describe('Роль вошедшего в этой компании'),
    agreements: z.array(agreementSchema),
    managers: z.array(z.string()).describe('Имена руководителей: кого просить'),
    isHead: z.boolean().describe('Головная компания холдинга'),
  })
  .meta({ id: 'CompanyCard' })
export type CompanyCard = z.infer<typeof companyCardSchema>

export const companyUserSchema = z
  .object({
    id: z.int(),
    name: z.string().describe('Фамилия, имя, отчество; пусто, пока не названы'),
    login: z.string(),
    role: companyRoleSchema,
    is_blocked: z.boolean(),
    seesAllOrders: z
      .boolean()
      .optional()
      .describe('Видит заказы коллег и отвечает за них: так разрешил руководитель'),
  })
  .meta({ id: 'CompanyUser' })
export type CompanyUser = z.infer<typeof companyUserSchema>

/** One or several of: role, block, permission to see colleagues' orders. */
export const changeEmployeeInputSchema = z
  .strictObject({
    id: idField(),
    role: companyRoleSchema.optional(),
    is_blocked: z.boolean().optional(),
    seesAllOrders: z.boolean().optional(),
  })
  .meta({ id: 'ChangeEmployeeInput' })
export type ChangeEmployeeInput = z.infer<typeof changeEmployeeInputSchema>

export const createInvitationInputSchema = z
  .strictObject({ email: emailField(), role: companyRoleSchema })
  .meta({ id: 'CreateInvitationInput' })
export type CreateInvitationInput = z.infer<typeof createInvitationInputSchema>

/** As shown to managers of the company. */
export const companyInvitationSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    role: companyRoleSchema,
    status: invitationStatusSchema,
    author: z.string().describe('Кто пригласил; пусто, если его больше нет'),
    createdAt: whenSchema,
    expiresAt: whenSchema,
  })
  .meta({ id: 'CompanyInvitation' })
export type CompanyInvitation = z.infer<typeof companyInvitationSchema>

/** As shown to the invited person. */
export const ownInvitationSchema = z
  .object({
    ...companyInvitationSchema.omit({ email: true }).shape,
    company: z.object({ name: z.string(), inn: z.string() }),
  })
  .meta({ id: 'OwnInvitation' })
export type OwnInvitation = z.infer<typeof ownInvitationSchema>

/** As shown to anybody with its link, signed in or not. */
export const linkedInvitationSchema = z
  .object({
    ...ownInvitationSchema.shape,
    email: z.string(),
    isForMe: z.boolean().nullable().describe('null — никто не вошёл'),
  })
  .meta({ id: 'LinkedInvitation' })
export type LinkedInvitation = z.infer<typeof linkedInvitationSchema>

export const linkTokenSchema = z.string().regex(/^[\w-]{43}$/)

export const linkInputSchema = z.strictObject({ token: linkTokenSchema }).meta({ id: 'LinkInput' })

/** The company that the user has joined. */
export const joinedSchema = z.object({ company: z.string() }).meta({ id: 'Joined' })

export const createJoinInputSchema = z
  .strictObject({
    inn: innField(),
    message: messageField({ maxLength: JOIN_MESSAGE_MAX, isRequired: false }).optional(),
  })
  .meta({ id: 'CreateJoinInput' })
export type CreateJoinInput = z.infer<typeof createJoinInputSchema>

/** As shown to managers of the company. */
export const companyJoinSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    login: z.string(),
    message: z.string(),
    status: invitationStatusSchema,
    createdAt: whenSchema,
    expiresAt: whenSchema,
  })
  .meta({ id: 'CompanyJoin' })
export type CompanyJoin = z.infer<typeof companyJoinSchema>

export const ownJoinSchema = z
  .object({
    ...companyJoinSchema.omit({ name: true, login: true }).shape,
    company: z.object({ name: z.string(), inn: z.string() }),
  })
  .meta({ id: 'OwnJoin' })
export type OwnJoin = z.infer<typeof ownJoinSchema>

/** As shown to a manager who opened the link in the e-mail. */
export const linkedJoinSchema = z
  .object({
    ...companyJoinSchema.shape,
    company: z.object({ name: z.string(), inn: z.string() }),
  })
  .meta({ id: 'LinkedJoin' })
export type LinkedJoin = z.infer<typeof linkedJoinSchema>

export const acceptJoinInputSchema = z
  .strictObject({ role: companyRoleSchema })
  .meta({ id: 'AcceptJoinInput' })

export const acceptLinkedJoinInputSchema = z
  .strictObject({ token: linkTokenSchema, role: companyRoleSchema })
  .meta({ id: 'AcceptLinkedJoinInput' })

const addressFields = {
  name: lineField({ maxLength: 80, isRequired: false }),
  address: lineField({ maxLength: ADDRESS_MAX }),
}
export const companyAddressInputSchema = z
  .strictObject(addressFields)
  .meta({ id: 'CompanyAddressInput' })
export type CompanyAddressInput = z.infer<typeof companyAddressInputSchema>

export const companyAddressSchema = z
  .object({ id: z.int(), name: z.string(), address: z.string() })
  .meta({ id: 'CompanyAddress' })
export type CompanyAddress = z.infer<typeof companyAddressSchema>

export const groupCompanySchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    inn: z.string(),
    status: z.object({ code: z.enum(companyStatuses) }),
    isHead: z.boolean(),
  })
  .meta({ id: 'GroupCompany' })
export type GroupCompany = z.infer<typeof groupCompanySchema>

export const groupUserSchema = z
  .object({ ...companyUserSchema.omit({ id: true }).shape, company: z.string() })
  .meta({ id: 'GroupUser' })
