import * as z from 'zod'
import { codeField, emailField, phoneField } from '../fields/field-schemas.ts'

export const sendEmailCodeInputSchema = z
  .strictObject({ email: emailField() })
  .meta({ id: 'SendEmailCodeInput' })

export const sendPhoneCodeInputSchema = z
  .strictObject({ phone: phoneField() })
  .meta({ id: 'SendPhoneCodeInput' })

export const codeSentSchema = z
  .object({ seconds: z.int().describe('Через сколько секунд можно попросить новый код') })
  .meta({ id: 'CodeSent' })

export const validateEmailCodeInputSchema = z
  .strictObject({ code: codeField(), email: emailField() })
  .meta({ id: 'ValidateEmailCodeInput' })

export const validatePhoneCodeInputSchema = z
  .strictObject({ code: codeField(), phone: phoneField() })
  .meta({ id: 'ValidatePhoneCodeInput' })

export const emailQuerySchema = z.strictObject({ email: emailField() })

export const emailConfirmationSchema = z
  .object({
    isConfirmed: z
      .boolean()
      .describe('Код этого адреса подтверждён в этом браузере и ещё не использован'),
  })
  .meta({ id: 'EmailConfirmation' })
