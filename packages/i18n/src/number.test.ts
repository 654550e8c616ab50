import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'
import { formatForeign } from './currency.ts'
import { formatNumber, withUnit } from './number.ts'

/** Shows no-break spaces as «~», so that expected values are readable. */
const seen = (text: string): string => text.replaceAll('\u00A0', '~')

test('нули внутри дробной части остаются, в конце отброшены', () => {
  expect(formatNumber(1.0502)).toBe('1,0502')
  expect(formatNumber(1.05)).toBe('1,05')
})

test('без знаков после запятой запятой нет', () => {
  expect(formatNumber(8.6, 0)).toBe('9')
})

test.each([
  [0, '1~КБ'],
  [1, '1~КБ'],
  [1536, '2~КБ'],
  [640 * 1024, '640~КБ'],
  [1024 * 1024 - 1024, '1~023~КБ'],
  [1024 * 1024, '1~МБ'],
  [1.24 * 1024 * 1024, '1,2~МБ'],
  [25 * 1024 * 1024, '25~МБ'],
])('файл в %d байт — «%s»', (bytes, text) => {
  expect(seen(formatBytes(bytes))).toBe(text)
})

test('знаки угла стоят вплотную, единица — через пробел, который не рвётся', () => {
  expect(withUnit('30', '\u2032')).toBe('30\u2032')
  expect(withUnit('15', '\u2033')).toBe('15\u2033')
  expect(seen(withUnit('8,5', 'мм'))).toBe('8,5~мм')
})

test.each([
  ['EUR', '12,50~€'],
  ['USD', '12,50~$'],
  ['CNY', '12,50~¥'],
  ['TRY', '12,50~TRY'],
])('сумма в %s — «%s»', (code, text) => {
  expect(seen(formatForeign(12.5, code))).toBe(text)
})

test('курс стоит с четырьмя знаками', () => {
  expect(seen(formatForeign(1234.5678, 'EUR', 4))).toBe('1~234,5678~€')
})
