import type { ErrorParams } from '../error-params.ts'

/** Codes of field errors. The Russian texts are in i18n, by the same code (§5). */
export const fieldCodes = [
  'REQUIRED',
  'INVALID',
  'UNEXPECTED',
  'UNAVAILABLE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'TOO_FEW',
  'TOO_MANY',
  'TEXT_CHARACTERS',
  'NAME_LETTERS',
  'SURNAME_LETTERS',
  'PATRONYMIC_LETTERS',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_COMMON',
  'PASSWORD_TOO_LONG',
  'PASSWORDS_DIFFER',
  'PASSWORD_WRONG',
  'PHONE_FORMAT',
  'PHONE_CHARACTERS',
  'PHONE_LENGTH',
  'EMAIL_FORMAT',
  'IDENTIFIER_FORMAT',
  'INN_DIGITS',
  'INN_LENGTH',
  'INN_CHECK',
  'TAX_NUMBER_LENGTH',
  'KPP_FORMAT',
  'OGRN_FORMAT',
  'OGRN_CHECK',
  'CODE_FORMAT',
  'AGREEMENT_REQUIRED',
  'TOO_MANY_FILES',
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_NAME',
  'FILE_UNDER_WAY',
  'FILE_FAILED',
  'KPP_UNEXPECTED',
  'STATE_CONTRACT_FORMAT',
  'DATE_FORMAT',
  'DATE_IN_FUTURE',
  'DATE_TOO_EARLY',
  'DATE_TOO_LATE',
  'DATE_NOT_WORKING',
  'TEXT_TOO_HARD',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** A violated rule; `params` are values for its text. */
export type FieldFault = { code: FieldCode; params?: ErrorParams }

/** A field error in the API: `path` is `contact.phone` or `items.3.quantityOrdered`. */
export type FieldError = { path: string; code: string; params: ErrorParams }
