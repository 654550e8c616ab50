import * as z from 'zod'
import {
  nameField,
  ownPasswordField,
  patronymicField,
  phoneField,
  surnameField,
} from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'

/** §2.10: placeholders stored if no name was given. */
const placeholders: readonly string[] = ['name', 'surname']

type Names = { name?: string | undefined; surname?: string | undefined }

/** Both names must be given together, and neither may be a placeholder. */
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

/** §7.1: names with a status, or a subscription with a status. Absent fields stay unchanged. */
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

/** A name of the IANA database; the server lists those that it supports. */
export const changeTimeZoneInputSchema = z
  .strictObject({
    timezone: z
      .string()
      .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/)
      .max(60),
  })
  .meta({ id: 'ChangeTimeZoneInput' })

/** Requires the password: somebody at an unlocked browser does not know it. */
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
