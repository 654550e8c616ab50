import { expect, test } from 'vitest'
import { givenName, lacksName } from './lacks-name.ts'

test.each([
  [' Анна ', 'Анна'],
  ['Name', ''],
  [' SURNAME ', ''],
  ['Namely', 'Namely'],
  ['  ', ''],
])('§2.10: имя «%s» — это «%s»', (part, given) => {
  expect(givenName(part)).toBe(given)
})

test.each([
  ['Анна', 'Котова', false],
  ['Name', 'Котова', true],
  ['Анна', 'Surname', true],
  ['', '', true],
])('§2.10: %s %s — имени недостаёт: %s', (first_name, last_name, lacks) => {
  expect(lacksName({ first_name, last_name })).toBe(lacks)
})
