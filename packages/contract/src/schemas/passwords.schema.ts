import * as z from 'zod'
import { loginField, passwordField, refuseOtherPassword } from '../fields/field-schemas.ts'
import { passwordRule } from '../fields/rules.ts'

export const forgotPasswordQuerySchema = z.strictObject({ login: loginField() })

const newPasswordFields = { newPassword: passwordField(), repeatNewPassword: z.string().max(200) }

/** §3 «recovery»; the token is the letter's. */
export const resetPasswordInputSchema = z
  .strictObject({ token: z.string().min(1).max(200), ...newPasswordFields })
  .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
  .meta({ id: 'ResetPasswordInput' })

export const changePasswordInputSchema = z
  .strictObject({
    // any text: a wrong one is always answered alike
    password: z.string().min(1).max(200).overwrite(passwordRule.normalise),
    ...newPasswordFields,
  })
  .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
  .meta({ id: 'ChangePasswordInput' })
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>
