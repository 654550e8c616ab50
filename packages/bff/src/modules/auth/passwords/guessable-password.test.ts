import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

test.each([
  '12345678',
  'Qwertyuiop',
  'пароль123',
  '1q2w3e4r',
  'aaaaaaaa',
  '20262026',
  'Password1!',
  'йцукенгш',
])('%s угадывают первым', (password) => expect(isGuessable(password)).toBe(true))

test.each(['demo-2026', 'сверло-12345678', 'станок-8', 'passwordless-8'])('%s — нет', (password) =>
  expect(isGuessable(password)).toBe(false),
)
