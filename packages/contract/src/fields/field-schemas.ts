import * as z from 'zod'
import { kppRule, ogrnRule, russianInnRule, taxNumberRule } from './company-rules.ts'
import type { FieldFault } from './field-codes.ts'
import { dayRule, stateContractRule } from './order-rules.ts'
import {
  codeRule,
  emailRule,
  type FieldOptions,
  identifierRule,
  innRule,
  lineRule,
  loginRule,
  messageRule,
  nameRule,
  passwordRule,
  patronymicRule,
  phoneRule,
  surnameRule,
} from './rules.ts'
import type { TextRule } from './text-rule.ts'

/** A field error as a zod issue: `message` is the code, `params` its values. */
export const issueOf = ({ code, params = {} }: FieldFault) =>
  ({ code: 'custom', message: code, params }) as const

/** Normalises the text, then reports the first violated rule. */
const textField = (rule: TextRule) =>
  z
    .string()
    .overwrite(rule.normalise)
    .superRefine((text, context) => {
      const fault = rule.check(text)
      if (fault) context.addIssue(issueOf(fault))
    })
    .meta({ maxLength: rule.maxLength, ...(rule.isRequired ? { minLength: 1 } : {}) })

/** The fields of §5 as schemas, shared by forms and API. */
export const nameField = () => textField(nameRule)
export const surnameField = () => textField(surnameRule)
export const patronymicField = () => textField(patronymicRule)
export const passwordField = () => textField(passwordRule)
/** An existing password: any text is accepted, so that every wrong password gets the same response. */
export const ownPasswordField = () => z.string().min(1).max(200).overwrite(passwordRule.normalise)
export const phoneField = () => textField(phoneRule)
export const emailField = () => textField(emailRule)
export const loginField = () => textField(loginRule)
export const identifierField = () => textField(identifierRule)
export const innField = () => textField(innRule)
/** ИНН with its control digits. */
export const russianInnField = () => textField(russianInnRule)
export const taxNumberField = () => textField(taxNumberRule)
export const kppField = () => textField(kppRule)
export const ogrnField = () => textField(ogrnRule)
export const messageField = (options?: FieldOptions) => textField(messageRule(options))
export const lineField = (options?: FieldOptions) => textField(lineRule(options))
export const dayField = (options?: { isRequired?: boolean }) => textField(dayRule(options))
export const stateContractField = () => textField(stateContractRule)

/** A yes-or-no field of a query string (`?internal=yes`); a boolean once read. */
export const yesNoField = () => z.enum(['yes', 'no']).transform((answer) => answer === 'yes')

/** D6: a number or a string; 123 means 0123. */
export const codeField = () =>
  z
    .union([z.number(), z.string()])
    .transform((code) => String(code).trim())
    .transform((code) => (code === '' ? '' : code.padStart(4, '0')))
    .pipe(textField(codeRule))

export const agreementField = () => z.literal(true, { error: 'AGREEMENT_REQUIRED' })

/** For `superRefine` of a form with a repeated password: both must be equal. */
export const refuseOtherPassword =
  <Field extends string>(password: Field, repeated: Field) =>
  (form: Readonly<Record<Field, string>>, context: z.RefinementCtx): void => {
    if (passwordRule.normalise(form[password]) === passwordRule.normalise(form[repeated])) return
    context.addIssue({ ...issueOf({ code: 'PASSWORDS_DIFFER' }), path: [repeated] })
  }
