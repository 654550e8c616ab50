import type { ErrorParams } from '@isp/contract/errors'
import type { FieldCode } from '@isp/contract/fields'
import { basicMessages, type Message, messageIn, numberOf } from './basic-field-messages.ts'
import { formatDateShort } from './date.ts'
import { countOf, type PluralForms } from './plural.ts'
import { typograph } from './typography.ts'

const DIGITS: PluralForms = ['цифра', 'цифры', 'цифр']
const LINES: PluralForms = ['строка', 'строки', 'строк']

const dayOf = (value: string | number | undefined): string => formatDateShort(String(value ?? ''))

/** Texts below an invalid field. Those in §5 are copied from the specification. */
const messages: Record<FieldCode, Message> = {
  ...basicMessages,
  UNEXPECTED: 'Этого поля здесь быть не должно',
  UNAVAILABLE: 'Сейчас это выбрать нельзя. Выберите другое.',
  TOO_SMALL: ({ min }) => `Не меньше ${numberOf(min)}`,
  TOO_BIG: ({ max }) => `Не больше ${numberOf(max)}`,
  TOO_FEW: ({ min }) => `Минимум ${countOf(numberOf(min), LINES)}`,
  TOO_MANY: ({ max }) => `Максимум ${countOf(numberOf(max), LINES)}`,
  SURNAME_LETTERS: 'Фамилия должна быть введена буквами',
  PATRONYMIC_LETTERS: 'Отчество должно быть введено буквами',
  PASSWORD_TOO_SHORT: 'Должен содержать минимум 8 символов',
  PASSWORD_TOO_LONG: 'Должен содержать максимум 20 символов',
  PASSWORD_COMMON: 'Слишком простой',
  PASSWORDS_DIFFER: 'Пароли должны совпадать',
  PASSWORD_WRONG: 'Неверный пароль',
  PHONE_FORMAT: 'Номер телефона может быть в Российском формате (+7/8 ...)',
  PHONE_CHARACTERS: 'Номер телефона может содержать только цифры и символы "()+-"',
  PHONE_LENGTH: 'Номер телефона должен содержать 11 символов',
  IDENTIFIER_FORMAT: 'Введите корректный email',
  INN_DIGITS: 'ИНН может содержать только цифры',
  INN_LENGTH: typograph('В ИНН организации 10 цифр, предпринимателя — 12'),
  INN_CHECK: typograph('Проверьте номер: контрольная цифра не сходится'),
  TAX_NUMBER_LENGTH: ({ digits }) =>
    typograph(`В этом номере должно быть ${countOf(numberOf(digits), DIGITS)}`),
  KPP_FORMAT: typograph('В КПП 9 знаков, например 526001001'),
  OGRN_FORMAT: typograph('В ОГРН 13 цифр, в ОГРНИП — 15'),
  OGRN_CHECK: typograph('Проверьте ОГРН: контрольная цифра не сходится'),
  CODE_FORMAT: 'Введите 4 цифры',
  FILE_UNDER_WAY: typograph('Файлы ещё отправляются. Дождитесь конца и нажмите ещё раз.'),
  FILE_FAILED: typograph('Уберите файлы, которые не отправились, или отправьте их ещё раз.'),
  KPP_UNEXPECTED: typograph('У предпринимателя нет КПП: оставьте поле пустым'),
  STATE_CONTRACT_FORMAT: typograph('В ИГК от 20 до 25 цифр'),
  DATE_FORMAT: 'Проверьте дату',
  DATE_IN_FUTURE: typograph('Дата не может быть позже сегодняшней'),
  DATE_TOO_EARLY: ({ min }) => `Не раньше ${dayOf(min)}`,
  DATE_TOO_LATE: ({ max }) => `Не позже ${dayOf(max)}`,
  DATE_NOT_WORKING: typograph('Это выходной: выберите рабочий день'),
}

/** The message below a field. An unknown code, from a newer server, gives a general message. */
export const fieldMessage = (code: FieldCode | (string & {}), params?: ErrorParams): string =>
  messageIn(messages, code, params)
