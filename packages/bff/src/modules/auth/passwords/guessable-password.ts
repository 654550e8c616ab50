import { fieldError, invalidFields } from '../../../kernel/app-error.ts'
import { guessedWords, keyboardRows } from './guessable-password.messages.ts'

/**
 * Whether the password is one that attackers try first: part of a keyboard row, one repeated character, a word of
 * the usual lists.
 */
export const isGuessable = (password: string): boolean => {
  const text = password.toLowerCase()
  const isRow = keyboardRows.some((row) => row.includes(text))
  return isRow || /^(.{1,4})\1+$/u.test(text) || guessedWords.test(text)
}

/** Checked on the server only: the lists are too long for pages. @throws AppError REQUEST_INVALID at the field */
export const refuseGuessable = (password: string, field: string): void => {
  if (isGuessable(password)) throw invalidFields(fieldError(field, 'PASSWORD_COMMON'))
}
