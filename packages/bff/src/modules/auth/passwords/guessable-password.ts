import { fieldError, invalidFields } from '../../../kernel/app-error.ts'
import { guessedWords, keyboardRows } from './guessable-password.messages.ts'

/** Whether a password is among those that are tried first: a piece of a row, one sign over and over, a word of every list. */
export const isGuessable = (password: string): boolean => {
  const text = password.toLowerCase()
  const isRow = keyboardRows.some((row) => row.includes(text))
  return isRow || /^(.{1,4})\1+$/u.test(text) || guessedWords.test(text)
}

/** The server alone knows these words: no page has room for them. @throws AppError REQUEST_INVALID at the field */
export const refuseGuessable = (password: string, field: string): void => {
  if (isGuessable(password)) throw invalidFields(fieldError(field, 'PASSWORD_COMMON'))
}
