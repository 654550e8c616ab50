import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

const label = 'x'.repeat(63)

test.each([
  ['anna.maria@example.com', true],
  ['anna.ma ria@example.com', false],
  ['anna..maria@example.com', false],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  ['anna@example', false],
  ['anna@-example.com', false],
  ['anna@example.1com', false],
  // not valid punycode
  ['anna@xn--é.ru', false],
  [`anna@${[label, label, label, label].join('.')}`, true],
  [`anna@${[label, label, label, 'x'.repeat(60), 'com'].join('.')}`, false],
])('«%s» — почта: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})
