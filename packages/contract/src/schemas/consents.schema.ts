import * as z from 'zod'
import { consentDocuments } from '../consent-documents.ts'
import { ownPasswordField } from '../fields/field-schemas.ts'

/** The version of the text agreed to; personal data may not be stored without consent (152-ФЗ). */
export const personalDataConsentField = () =>
  z.enum(consentDocuments.personalData, { error: 'AGREEMENT_REQUIRED' })

/** 152-ФЗ, 38-ФЗ: which text the user agreed to, when, and until when. */
export const ownConsentSchema = z
  .object({
    kind: z.enum(['personalData', 'mailing']),
    document: z.string().describe('Редакция текста, с которым согласились'),
    givenAt: z.iso.datetime({ offset: true }),
    withdrawnAt: z.iso.datetime({ offset: true }).nullable().describe('null — действует'),
  })
  .meta({ id: 'OwnConsent' })
export type OwnConsent = z.infer<typeof ownConsentSchema>

/** An account cannot exist without the consent to personal data, so withdrawing it requires the password, like deleting the account. */
export const withdrawConsentInputSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('mailing') }),
    z.strictObject({ kind: z.literal('personalData'), password: ownPasswordField() }),
  ])
  .meta({ id: 'WithdrawConsentInput' })
export type WithdrawConsentInput = z.infer<typeof withdrawConsentInputSchema>
