import type { ApiError } from '@isp/api-client'
import { faultOf, lineRule, messageRule } from '@isp/contract/fields'
import { BUYER_ARTICLE_MAX, OWN_NOTE_MAX } from '@isp/contract/limits'
import { basicFieldMessage } from '@isp/i18n'

export type OwnTexts = { number: string; note: string }
export type OwnErrors = Partial<Record<keyof OwnTexts, string>>

const rules = {
  number: lineRule({ maxLength: BUYER_ARTICLE_MAX, isRequired: false }),
  note: messageRule({ maxLength: OWN_NOTE_MAX, isRequired: false }),
}

/** The rules of the contract, without the library that the server checks them by. */
export const ownErrors = (texts: OwnTexts): OwnErrors => {
  const messageOf = (name: keyof OwnTexts) => {
    const fault = faultOf(rules[name], texts[name])
    return fault ? { [name]: basicFieldMessage(fault.code, fault.params) } : {}
  }
  return { ...messageOf('number'), ...messageOf('note') }
}

export const refusedFields = (failure: ApiError | null): OwnErrors =>
  Object.fromEntries(
    (failure?.fields ?? []).map(({ path, code, params }) => [
      path,
      basicFieldMessage(code, params),
    ]),
  )
