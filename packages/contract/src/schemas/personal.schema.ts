import * as z from 'zod'
import {
  nameField,
  ownPasswordField,
  patronymicField,
  phoneField,
  surnameField,
} from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'

/** §2.10: what stands in the place of a name that nobody has given. */
const placeholders: readonly string[] = ['name', 'surname']

type Names = { name?: string | undefined; surname?: string | undefined }

/** Both names together, and neither the placeholder. */
const refuseHalfNames = ({ name, surname }: Names, context: z.RefinementCtx): void => {
  if (name === undefined && surname === undefined) return
  for (const [field, value] of Object.entries({ name, surname })) {
    if (value === undefined) {
      context.addIssue({ code: 'custom', message: 'REQUIRED', path: [field] })
    } else if (placeholders.includes(value.toLowerCase())) {
      context.addIssue({ code: 'custom', message: 'INVALID', path: [field] })
    }
  }
}

/** §7.1: names with a status, or a subscription with a status. What is not named stays as it is. */
export const updateUserInputSchema = z
  .strictObject({
    id: idField(),
    infoAboutUser: z
      .strictObject({
        name: nameField().optional(),
        surname: surnameField().optional(),
        patronymic: patronymicField().optional(),
        phone: z.union([z.literal(''), phoneField()]).optional(),
        mailing: z.boolean().optional(),
        status: z.literal('ACTIVE').optional(),
      })
      .superRefine(refuseHalfNames),
  })
  .meta({ id: 'UpdateUserInput' })
export type UpdateUserInput = z.infer<typeof updateUserInputSchema>

/** Names of the IANA database; which of them a server knows, it says itself. */
export const changeTimeZoneInputSchema = z
  .strictObject({
    timezone: z
      .string()
      .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/)
      .max(60),
  })
  .meta({ id: 'ChangeTimeZoneInput' })

/** Whoever finds an open browser knows the login, but not the password. */
export const deleteAccountInputSchema = z
  .strictObject({ password: ownPasswordField() })
  .meta({ id: 'DeleteAccountInput' })

export const ownSessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe('null — неизвестен'),
    system: z.string().nullable(),
    createdAt: z.string().describe('ISO 8601 со смещением'),
    seenAt: z.string().describe('Последнее обновление токена: до 15 минут назад от правды'),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof ownSessionSchema>
