import { validationMessages } from '@isp/i18n'

/** §5 «Identifier»: a login may be any word, but what looks like an e-mail must be one. */
export const loginError = (text: string): string | null => {
  const login = text.trim()
  if (login === '') return validationMessages.required
  return login.includes('@') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(login)
    ? validationMessages.identifier
    : null
}

const PASSWORD_MIN = 8
const PASSWORD_MAX = 20

/** §5: trimmed, 8 to 20 characters (D8). A password that cannot be right does not cost an attempt. */
export const passwordError = (text: string): string | null => {
  const password = text.trim()
  if (password === '') return validationMessages.required
  if (password.length < PASSWORD_MIN) return validationMessages.passwordMin
  return password.length > PASSWORD_MAX ? validationMessages.passwordMax : null
}
