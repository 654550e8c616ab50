import { expect, test } from 'vitest'
import { addressName, fullName } from './full-name.ts'

const name = (last_name: string, first_name: string, patronymic = '') => ({
  last_name,
  first_name,
  patronymic,
})

test.each([
  [name('Соколова', 'Анна', 'Викторовна'), 'Соколова Анна Викторовна', 'Анна Викторовна'],
  [name(' Соколова ', 'Анна'), 'Соколова Анна', 'Анна'],
  // what registration writes where nothing was given
  [name('surname', 'name'), '', ''],
  [name('Surname', 'Анна'), 'Анна', 'Анна'],
  [name('Соколова', 'Name', 'Викторовна'), 'Соколова Викторовна', ''],
  [name('', ''), '', ''],
])('%o: полное имя «%s», обращение «%s»', (given, full, address) => {
  expect(fullName(given)).toBe(full)
  expect(addressName(given)).toBe(address)
})
