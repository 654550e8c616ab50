import * as z from 'zod'
import { consentDocuments } from '../consent-documents.ts'
import { emailField, passwordField } from '../fields/field-schemas.ts'
import { personalDataConsentField } from './consents.schema.ts'

/** Consents with the version of their text: personal data is required, mailing is optional. */
const consentsSchema = z.strictObject({
  personalData: personalDataConsentField(),
  mailing: z.enum(consentDocuments.mailing).optional(),
})

export const registrationInputSchema = z
  .strictObject({ email: emailField(), password: passwordField(), consents: consentsSchema })
  .meta({ id: 'RegistrationInput' })
export type RegistrationInput = z.infer<typeof registrationInputSchema>
