import { emailRule, faultOf, loginRule, passwordRule, type TextRule } from '@isp/contract/fields'
import { fieldMessage } from '@isp/i18n'

const errorBy =
  (rule: TextRule) =>
  (typed: string): string | null => {
    const fault = faultOf(rule, typed)
    return fault && fieldMessage(fault.code, fault.params)
  }

export const loginError = errorBy(loginRule)

/** A password that cannot be right does not cost an attempt. */
export const passwordError = errorBy(passwordRule)

export const emailError = errorBy(emailRule)
