import type { ErrorParams } from '@isp/contract/errors'
import type { FieldCode } from '@isp/contract/fields'
import { countOf, type PluralForms } from './plural.ts'
import { typograph } from './typography.ts'

export type Message = string | ((params: ErrorParams) => string)

const CHARACTERS: PluralForms = ['символ', 'символа', 'символов']
const FILES: PluralForms = ['файл', 'файла', 'файлов']

export const numberOf = (value: string | number | undefined): number => Number(value ?? 0)

/** Texts below an invalid field of name, e-mail, line, message and files: what the forms without a library have. Those in §5 are copied from the specification. */
export const basicMessages = {
  REQUIRED: 'Обязательное поле',
  INVALID: 'Проверьте это поле',
  TOO_SHORT: ({ min }) => `Минимум ${countOf(numberOf(min), CHARACTERS)}`,
  TOO_LONG: ({ max }) => `Максимум ${countOf(numberOf(max), CHARACTERS)}`,
  TEXT_CHARACTERS: 'Уберите непечатаемые знаки',
  NAME_LETTERS: 'Имя должно быть введено буквами',
  EMAIL_FORMAT: 'Неправильный формат почты',
  AGREEMENT_REQUIRED: 'Подтвердите согласие',
  TOO_MANY_FILES: ({ max }) => `Максимум ${countOf(numberOf(max), FILES)}`,
  FILE_TOO_LARGE: ({ max }) => `Допустимый размер (${numberOf(max)}MB)`,
  FILE_TYPE: 'Неверный формат файла',
  FILE_NAME: typograph('Такое имя файла не подходит. Переименуйте файл.'),
  TEXT_TOO_HARD: typograph('Текст слишком сложный: вставьте его частями'),
} as const satisfies Partial<Record<FieldCode, Message>>

/** The text of a code in these messages; of one that is not there, the general one. */
export const messageIn = (
  messages: Readonly<Record<string, Message>>,
  code: string,
  params: ErrorParams = {},
): string => {
  const message = Object.hasOwn(messages, code) ? messages[code] : basicMessages.INVALID
  return typeof message === 'function' ? message(params) : (message ?? '')
}

/** The message below such a field; `fieldMessage` has those of all fields, 0.8 kB more in a bundle. */
export const basicFieldMessage = (code: string, params?: ErrorParams): string =>
  messageIn(basicMessages, code, params)
