import { expect, test } from 'vitest'
import { COOKIE, readDialogue, readName } from './dialogue-request.ts'

const nameIn = (filename: string) =>
  readDialogue(`/bff/1c/exchange?type=catalog&mode=file&filename=${filename}`, {}).filename

const raw = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const windows1251 = Uint8Array.of(0xf4, 0xee, 0xf2, 0xee, 0x2e, 0x6a, 0x70, 0x67)

test.each([
  ['без экранирования', raw(Buffer.from('фото.jpg'))],
  ['экранированное', encodeURIComponent('фото.jpg')],
  ['байты, экранированные посредником по одному', encodeURIComponent(raw(Buffer.from('фото.jpg')))],
  ['windows-1251', raw(windows1251)],
  ['windows-1251, экранированное', [...windows1251].map((one) => `%${one.toString(16)}`).join('')],
])('имя файла по-русски: %s', (_how, filename) => {
  expect(nameIn(filename)).toBe('фото.jpg')
})

test.each([
  ['import_files\\ab\\1.jpg', 'import_files/ab/1.jpg'],
  ['/tmp/import0_1.xml', 'import0_1.xml'],
  ['upload/1c/webdata/1/import.xml', '1/import.xml'],
  [' ./offers.xml ', 'offers.xml'],
  ['../../etc/passwd', null],
  ['import_files/../../x', null],
  ['', null],
  ['/', null],
  ['a\u0000b', null],
  ['x'.repeat(501), null],
])('имя %j читается как %j', (given, expected) => {
  expect(readName(given)).toBe(expected)
})

test('сеанс узнаётся по cookie, и по удвоенной, и по sessid в адресе', () => {
  const read = (url: string, cookie?: string) => readDialogue(url, { cookie }).tokens
  expect(read('/x?type=sale', `${COOKIE}=ab`)).toEqual(['ab'])
  expect(read('/x?type=sale', `a=1; ${COOKIE}=ab; ${COOKIE}=ab`)).toEqual(['ab'])
  expect(read('/x?type=sale&sessid=cd', `${COOKIE}=ab`)).toEqual(['ab', 'cd'])
  expect(read('/x?type=sale&sessid=cd\r')).toEqual(['cd'])
})

test('пароль читается и в UTF-8, и в windows-1251, с двоеточием внутри', () => {
  const read = (bytes: Uint8Array) =>
    readDialogue('/x', { authorization: `Basic ${Buffer.from(bytes).toString('base64')}` })
      .credentials
  expect(read(Buffer.from('имя:a:b'))).toEqual({ login: 'имя', password: 'a:b' })
  expect(read(Uint8Array.of(0xe8, 0x3a, 0x31))).toEqual({ login: 'и', password: '1' })
  expect(read(Buffer.from('никого'))).toBeNull()
})
