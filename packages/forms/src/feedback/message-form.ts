import type { ApiError } from '@isp/api-client'
import {
  emailRule,
  faultOf,
  filesFault,
  MAX_FILES,
  messageRule,
  nameRule,
} from '@isp/contract/fields'
import { randomUuid } from '@isp/contract/random-uuid'
import { basicFieldMessage, formatBytes } from '@isp/i18n'
import { lacksName, type Standing } from '@isp/session'

/** §3. Does not use the form library, which is too large for four fields; the rules of §5 come from the contract. */
export const messageFields = ['userName', 'email', 'messages'] as const
export type MessageField = (typeof messageFields)[number]
export type MessageTexts = Record<MessageField, string>
export type FieldTexts = Partial<Record<MessageField, string>>

const rules = { userName: nameRule, email: emailRule, messages: messageRule() }

export const textErrors = (texts: MessageTexts): FieldTexts =>
  Object.fromEntries(
    messageFields.flatMap((name) => {
      const fault = faultOf(rules[name], texts[name])
      return fault ? [[name, basicFieldMessage(fault.code, fault.params)]] : []
    }),
  )

/** Name and e-mail of a signed-in user, if valid for these fields. */
export const knownTexts = (standing: Standing): Pick<MessageTexts, 'userName' | 'email'> => {
  const user = 'user' in standing ? standing.user : null
  if (!user) return { userName: '', email: '' }
  const name = lacksName(user) ? '' : `${user.first_name} ${user.last_name}`
  return {
    userName: faultOf(rules.userName, name) ? '' : name,
    email: faultOf(rules.email, user.login) ? '' : user.login,
  }
}

/** Texts of the server's errors for the form's fields. */
export const serverErrors = (failure: ApiError | null): FieldTexts =>
  Object.fromEntries(
    (failure?.fields ?? [])
      .filter(({ path }) => messageFields.some((name) => name === path))
      .map(({ path, code, params }) => [path, basicFieldMessage(code, params)]),
  )

export type ChosenFile = { key: string; file: File; failure: string | null }

/** Adds the chosen files; each invalid file gets its own error, also if it exceeds the number allowed. */
export const addFiles = (chosen: readonly ChosenFile[], files: readonly File[]): ChosenFile[] => {
  const all = [...chosen]
  for (const file of files) {
    const isFull = all.filter(({ failure }) => failure === null).length >= MAX_FILES
    const tooMany = { code: 'TOO_MANY_FILES', params: { max: MAX_FILES } } as const
    const fault = filesFault([file]) ?? (isFull ? tooMany : null)
    const failure = fault ? basicFieldMessage(fault.code, fault.params) : null
    all.push({ key: randomUuid(), file, failure })
  }
  return all
}

export const shownFile = ({ key, file, failure }: ChosenFile) => ({
  key,
  name: file.name,
  size: formatBytes(file.size),
  failure,
})
