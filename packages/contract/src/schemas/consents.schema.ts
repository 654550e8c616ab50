import * as z from 'zod'
import { consentDocuments } from '../consent-documents.ts'
import { ownPasswordField } from '../fields/field-schemas.ts'

/** Which text was agreed to; without it nothing of a person may be taken (152-ФЗ). */
export const personalDataConsentField = () =>
  z.enum(consentDocuments.personalData, { error: 'AGREEMENT_REQUIRED' })

/** 152-ФЗ, 38-ФЗ: who agreed to which text, when, and until when. */
export const ownConsentSchema = z
  .object({
    kind: z.enum(['personalData', 'mailing']),
    document: z.string().describe('Редакция текста, с которым согласились'),
    givenAt: z.iso.datetime({ offset: true }),
    withdrawnAt: z.iso.datetime({ offset: true }).nullable().describe('null — действует'),
  })
  .meta({ id: 'OwnConsent' })
export type OwnConsent = z.infer<typeof ownConsentSchema>

/** Without the consent to personal data there is no account, so it is confirmed by the password, as its deletion is. */
export const withdrawConsentInputSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('mailing') }),
    z.strictObject({ kind: z.literal('personalData'), password: ownPasswordField() }),
  ])
  .meta({ id: 'WithdrawConsentInput' })
export type WithdrawConsentInput = z.infer<typeof withdrawConsentInputSchema>
