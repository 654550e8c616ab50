import { countOf, type PluralForms } from './plural.ts'

const CHARACTERS: PluralForms = ['символ', 'символа', 'символов']
const FILES: PluralForms = ['файл', 'файла', 'файлов']

/** What stands under a field that was filled in wrongly (§5). Texts are the specification's, word for word. */
export const validationMessages = {
  required: 'Обязательное поле',
  name: 'Имя должно быть введено буквами',
  surname: 'Фамилия должна быть введена буквами',
  patronymic: 'Отчество должно быть введено буквами',
  maxLength: (max: number) => `Максимум ${countOf(max, CHARACTERS)}`,
  passwordMin: 'Должен содержать минимум 8 символов',
  passwordMax: 'Должен содержать максимум 20 символов',
  passwordsDiffer: 'Пароли должны совпадать',
  phoneFormat: 'Номер телефона может быть в Российском формате (+7/8 ...)',
  phoneCharacters: 'Номер телефона может содержать только цифры и символы "()+-"',
  phoneLength: 'Номер телефона должен содержать 11 символов',
  email: 'Неправильный формат почты',
  inn: 'ИНН может содержать только цифры',
  identifier: 'Введите корректный email',
  agreement: 'Подтвердите согласие',
  filesCount: (max: number) => `Максимум ${countOf(max, FILES)}`,
  fileSize: 'Допустимый размер (25MB)',
  fileType: 'Неверный формат файла',
  number: 'Введите число',
  date: 'Введите дату',
} as const
