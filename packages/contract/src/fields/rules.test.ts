import { expect, test } from 'vitest'
import {
  codeRule,
  innRule,
  lineRule,
  messageRule,
  nameRule,
  passwordRule,
  patronymicRule,
  phoneRule,
  surnameRule,
} from './rules.ts'
import { faultOf, keepLines } from './text-rule.ts'

const rules = {
  имя: nameRule,
  фамилия: surnameRule,
  отчество: patronymicRule,
  пароль: passwordRule,
  телефон: phoneRule,
  ИНН: innRule,
  код: codeRule,
  сообщение: messageRule(),
  строка: lineRule(),
}

test.each<[keyof typeof rules, string, string]>([
  ['имя', '', 'REQUIRED'],
  ['имя', 'Анна1', 'NAME_LETTERS'],
  ['имя', '1Анна', 'NAME_LETTERS'],
  ['фамилия', '', 'REQUIRED'],
  ['отчество', 'Ильинична', 'годен'],
  ['пароль', 'станок-8', 'годен'],
  ['телефон', '+7 (831) 200\u221200\u201300', 'годен'],
  ['телефон', '7 831 200-00-00', 'PHONE_FORMAT'],
  ['телефон', '(8) 831 200-00-00', 'PHONE_FORMAT'],
  ['телефон', '8 831 200-00-00 доб', 'PHONE_CHARACTERS'],
  ['телефон', '8 доб 831 200-00-00', 'PHONE_CHARACTERS'],
  ['ИНН', 'а5260000016', 'INN_DIGITS'],
  ['ИНН', '5260000016а', 'INN_DIGITS'],
  ['код', ' 0123 ', 'годен'],
  ['сообщение', ' ', 'REQUIRED'],
  ['строка', ' ', 'REQUIRED'],
])('%s «%s» — %s', (name, typed, code) => {
  expect(faultOf(rules[name], typed)?.code ?? 'годен').toBe(code)
})

test('о слишком длинном сказано, сколько можно', () => {
  expect(faultOf(lineRule({ maxLength: 3 }), 'abcd')).toEqual({
    code: 'TOO_LONG',
    params: { max: 3 },
  })
})

test('строки сообщения остаются строками, пробелы — пробелами', () => {
  expect(keepLines('одна\rдве\r\nтри\u00a0слова')).toBe('одна\nдве\nтри слова')
})
