import { expect, test } from 'vitest'
import { createEntryNames } from './entry-names.ts'

test.each([
  ['../../etc/passwd', '__.._etc_passwd'],
  ['..\\windows\\x.pdf', '__windows_x.pdf'],
  ['C:\\x.pdf', 'C__x.pdf'],
  ['счёт\u202Efdp.exe', 'счёт_fdp.exe'],
  ['a\u0000b\nc.pdf', 'a_b_c.pdf'],
  ['..', '_'],
  ['', '_'],
  ['письмо. . ', 'письмо'],
  ['.htaccess', '_htaccess'],
  ['Счёт № 2026-000001 от 22.11.2026.pdf', 'Счёт № 2026-000001 от 22.11.2026.pdf'],
])('имя «%s» в архиве безопасно: «%s»', (wished, name) => {
  expect(createEntryNames()(wished)).toBe(name)
})

test('одинаковые имена получают номера, разница в заглавных не различает', () => {
  const nameOf = createEntryNames()
  expect(
    ['письмо.pdf', 'Письмо.pdf', 'письмо (2).pdf', 'без окончания', 'без окончания'].map(nameOf),
  ).toEqual([
    'письмо.pdf',
    'Письмо (2).pdf',
    'письмо (2) (2).pdf',
    'без окончания',
    'без окончания (2)',
  ])
})

test('длинное имя укорочено до длины, которую примет любой диск, окончание цело', () => {
  const name = createEntryNames()(`${'щ'.repeat(400)}.pdf`)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240)
  expect(name).toMatch(/щ\.pdf$/)
})
