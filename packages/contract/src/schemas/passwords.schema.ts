import * as z from 'zod'
import {
  loginField,
  ownPasswordField,
  passwordField,
  refuseOtherPassword,
} from '../fields/field-schemas.ts'

export const forgotPasswordQuerySchema = z.strictObject({ login: loginField() })

const newPasswordFields = { newPassword: passwordField(), repeatNewPassword: z.string().max(200) }

/** §3 «recovery»; the token is the one from the e-mail. */
export const resetPasswordInputSchema = z
  .strictObject({ token: z.string().min(1).max(200), ...newPasswordFields })
  .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
  .meta({ id: 'ResetPasswordInput' })

export const changePasswordInputSchema = z
  .strictObject({
    password: ownPasswordField(),
    ...newPasswordFields,
  })
  .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
  .meta({ id: 'ChangePasswordInput' })
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>
