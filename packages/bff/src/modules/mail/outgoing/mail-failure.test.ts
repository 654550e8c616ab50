import { expect, test } from 'vitest'
import { readFailure, reasonOf } from './mail-failure.ts'

test.each([
  ['550 5.1.1 <a@b.ru>: Recipient address rejected', null, 'Такого адреса нет'],
  ['550-5.1.1 The email account does not exist', null, 'Такого адреса нет'],
  ['550 No such user here', null, 'Такого адреса нет'],
  ['550 5.1.2 Host unknown', null, 'Нет такого домена, или он не принимает почту'],
  ['550 5.2.1 Mailbox disabled', null, 'Почтовый ящик отключён'],
  ['452 4.2.2 Over quota', null, 'Почтовый ящик переполнен'],
  ['552 Mailbox full', null, 'Почтовый ящик переполнен'],
  ['552 5.3.4 Message too big', null, 'Письмо больше, чем принимает получатель'],
  ['554 5.7.1 Spam message rejected', null, 'Получатель отклонил письмо как нежелательное'],
  ['451 4.7.1 Greylisted, try later', null, 'Почтовый сервер просит подождать'],
  ['421 Too many connections', null, 'Почтовый сервер просит подождать'],
  ['554 Transaction failed', null, 'Почтовый сервер отказал'],
  ['535 5.7.8 Bad credentials', 'EAUTH', 'Почтовый сервер не принял имя или пароль магазина'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'ESOCKET', 'Нет связи с почтовым сервером'],
  ['что-то', null, 'Причина неизвестна'],
])('RFC 3463: «%s» (%s) — %s', (words, code, reason) => {
  expect(reasonOf({ words, code })).toBe(reason)
})

test.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [451, 'RCPT TO', false],
  [535, 'AUTH PLAIN', false],
  [550, 'MAIL FROM', false],
])('RFC 5321 §4.2.1: ответ %i на %s — насовсем: %s', (responseCode, command, isFinal) => {
  const error = Object.assign(new Error('failed'), { responseCode, command, response: 'x' })
  expect(readFailure(error).isFinal).toBe(isFinal)
})

test('слова сервера — одной строкой и не длиннее 500 знаков', () => {
  const { words } = readFailure({ response: `550-a\r\n550 b\u202e${'x'.repeat(5000)}` })
  expect(words).toHaveLength(500)
  expect(words).toMatch(/^550-a 550 b x+$/)
})
