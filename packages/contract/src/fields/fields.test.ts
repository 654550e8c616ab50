import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { composed } from './composed.ts'
import { loginKey } from './email.ts'
import { parseFields } from './field-errors.ts'
import {
  agreementField,
  codeField,
  emailField,
  identifierField,
  innField,
  lineField,
  loginField,
  messageField,
  nameField,
  passwordField,
  patronymicField,
  phoneField,
  refuseOtherPassword,
  surnameField,
} from './field-schemas.ts'
import { keepLines } from './text-rule.ts'

/** The parsed value, or `!` and the code of the first error. */
const outcome = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = parseFields(schema, value)
  return parsed.isSound ? parsed.value : `!${parsed.errors[0]?.code}`
}

describe('поля §5', () => {
  const schemas = {
    agreementField,
    codeField,
    emailField,
    identifierField,
    innField,
    lineField,
    loginField,
    messageField,
    nameField,
    passwordField,
    patronymicField,
    phoneField,
    surnameField,
  } satisfies Record<string, () => z.ZodType>

  test.each<[keyof typeof schemas, unknown, unknown]>([
    ['nameField', ' Анна\u00a0\u2003Мария', 'Анна Мария'],
    ['nameField', 'я'.repeat(80), 'я'.repeat(80)],
    ['nameField', 'я'.repeat(81), '!TOO_LONG'],
    ['phoneField', '8\u00a0831 200\u201100\u201300', '8 831 200-00-00'],
    ['phoneField', '+7 831 200-00-0', '!PHONE_LENGTH'],
    ['phoneField', '+7 831 200-00-000', '!PHONE_LENGTH'],
    ['emailField', 'anna@@example.com', '!EMAIL_FORMAT'],
    ['emailField', '.anna@example.com', '!EMAIL_FORMAT'],
    ['emailField', `a@${'x'.repeat(63)}.ru`, `a@${'x'.repeat(63)}.ru`],
    ['emailField', `a@${'x'.repeat(64)}.ru`, '!EMAIL_FORMAT'],
    ['loginField', `${'a'.repeat(65)}@example.com`, '!IDENTIFIER_FORMAT'],
    ['surnameField', ' Петрова-Водкина ', 'Петрова-Водкина'],
    ['surnameField', 'Петрова Водкина', '!SURNAME_LETTERS'],
    ['surnameField', undefined, '!REQUIRED'],
    ['surnameField', 5, '!INVALID'],
    ['patronymicField', '', ''],
    ['patronymicField', 'Ильинична2', '!PATRONYMIC_LETTERS'],
    ['passwordField', ' demo-2026 ', 'demo-2026'],
    ['passwordField', 'саре\u0306-2026', 'сарӗ-2026'],
    ['passwordField', '1234567', '!PASSWORD_TOO_SHORT'],
    ['passwordField', 'a'.repeat(21), '!PASSWORD_TOO_LONG'],
    ['passwordField', `${'🔧'.repeat(19)}🔩`, `${'🔧'.repeat(19)}🔩`],
    ['innField', '5260 000016', '!INN_DIGITS'],
    ['innField', '5260000016', '5260000016'],
    ['innField', '1'.repeat(13), '!TOO_LONG'],
    ['codeField', 123, '0123'],
    ['codeField', ' 0123', '0123'],
    ['codeField', ' 123 ', '0123'],
    ['codeField', ' ', '!REQUIRED'],
    ['codeField', '12345', '!CODE_FORMAT'],
    ['codeField', '12a4', '!CODE_FORMAT'],
    ['codeField', -1, '!CODE_FORMAT'],
    ['identifierField', '+7 831 200-00-00', '+7 831 200-00-00'],
    ['identifierField', 'а@домен.рф', 'а@домен.рф'],
    ['identifierField', 'anna', '!IDENTIFIER_FORMAT'],
    ['loginField', 'anna', 'anna'],
    ['loginField', 'anna@', '!IDENTIFIER_FORMAT'],
    ['agreementField', true, true],
    ['agreementField', false, '!AGREEMENT_REQUIRED'],
    ['messageField', ' Строка\r\nвторая ', 'Строка\nвторая'],
    ['messageField', 'я'.repeat(5001), '!TOO_LONG'],
    ['messageField', 'звонок\u0007', '!TEXT_CHARACTERS'],
    ['lineField', 'две\nстроки', '!TEXT_CHARACTERS'],
    // invisible characters copied from web pages are removed from every field
    ['lineField', '\ufeffСверло\u00ad 2301\u2060-0054\u200b', 'Сверло 2301-0054'],
    ['messageField', 'Цех\u200e 7\u202c\n\u2064Ворота', 'Цех 7\nВорота'],
    ['nameField', 'Ан\u00adна', 'Анна'],
    ['phoneField', '\u202a+7 831 200-00-00\u202c', '+7 831 200-00-00'],
    ['loginField', 'anna\u200b', 'anna'],
    ['innField', '5260\u2060000016', '5260000016'],
    ['codeField', '\u200b1234', '1234'],
    ['passwordField', 'пароль-1\ufeff', 'пароль-1'],
    ['lineField', '\u200b\u2060', '!REQUIRED'],
    ['lineField', 'я'.repeat(181), '!TOO_LONG'],
  ])('%s(%j) → %j', (name, value, expected) => {
    expect(outcome(schemas[name](), value)).toBe(expected)
  })

  test('описание вызовов знает, сколько знаков можно и обязательно ли поле', () => {
    expect(surnameField().meta()).toEqual({ maxLength: 80, minLength: 1 })
    expect(patronymicField().meta()).toEqual({ maxLength: 80 })
  })

  test('повторённый пароль сравнивается после того же приведения', () => {
    const form = z
      .object({ newPassword: passwordField(), repeatNewPassword: z.string() })
      .superRefine(refuseOtherPassword('newPassword', 'repeatNewPassword'))
    const same = { newPassword: 'demo-2026', repeatNewPassword: ' demo-2026' }
    expect(outcome(form, same)).toEqual(same)
    expect(
      parseFields(form, { newPassword: 'demo-2026', repeatNewPassword: 'demo-2027' }),
    ).toMatchObject({ errors: [{ path: 'repeatNewPassword', code: 'PASSWORDS_DIFFER' }] })
  })

  test('логины сравниваются строчными и в punycode (D35)', () => {
    const key = 'анна@xn--d1acufc.xn--p1ai'
    for (const login of ['Анна@ДОМЕН.рф', ' анна@домен.РФ ', 'анна@xn--d1acufc.xn--p1ai']) {
      expect(loginKey(login)).toBe(key)
    }
    expect(loginKey('Anna')).toBe('anna')
  })
})

describe('ошибки полей', () => {
  const schema = z.strictObject({
    items: z.array(z.strictObject({ quantity: z.int().min(1).max(9) })).max(2),
    name: nameField(),
  })

  test('все разом, у каждого поля — первая, с путём и числами', () => {
    expect(parseFields(schema, { items: [{ quantity: 0 }, { quantity: 10 }], x: 1 })).toEqual({
      isSound: false,
      errors: [
        { path: 'items.0.quantity', code: 'TOO_SMALL', params: { min: 1 } },
        { path: 'items.1.quantity', code: 'TOO_BIG', params: { max: 9 } },
        { path: 'name', code: 'REQUIRED', params: {} },
        { path: 'x', code: 'UNEXPECTED', params: {} },
      ],
    })
  })

  test('из нескольких ошибок одного поля названа первая', () => {
    const short = z.strictObject({ code: z.string().min(3).regex(/^\d+$/) })
    expect(parseFields(short, { code: 'x' })).toMatchObject({
      errors: [{ path: 'code', code: 'TOO_SHORT', params: { min: 3 } }],
    })
  })

  test.each<[z.ZodType, unknown, string]>([
    [z.string().min(1), '', 'REQUIRED'],
    [z.string().max(1), 'ab', 'TOO_LONG'],
    [z.array(z.int()).min(1), [], 'TOO_FEW'],
    [z.array(z.int()).max(1), [1, 2], 'TOO_MANY'],
    [z.string().refine(() => false, 'words of no code'), '', 'INVALID'],
  ])('правило без своих слов названо кодом (%#)', (rule, value, code) => {
    expect(outcome(rule, value)).toBe(`!${code}`)
  })

  test('числа правила доходят до того, кто называет ошибку', () => {
    expect(parseFields(lineField({ maxLength: 2 }), 'abc')).toMatchObject({
      errors: [{ code: 'TOO_LONG', params: { max: 2 } }],
    })
  })

  test('имя поля, присланное гостем, не несёт ничего, кроме букв, и коротко; сотня ошибок — предел', () => {
    const parsed = parseFields(z.strictObject({}), { '<b>x</b>': 1 })
    expect(parsed).toMatchObject({ errors: [{ path: 'bxb', code: 'UNEXPECTED' }] })
    const long = parseFields(z.strictObject({}), { ['x'.repeat(100)]: 1 })
    expect(long).toMatchObject({ errors: [{ path: 'x'.repeat(60) }] })
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`f${place}`, 1]))
    const told = parseFields(z.strictObject({}), many)
    expect(told.isSound ? 0 : told.errors.length).toBe(100)
  })
})

test('буква с тысячами значков над ней: лишние отброшены, обычные буквы — одним написанием', () => {
  expect(composed('и\u0306')).toBe('й')
  expect(composed(`и${'\u0301\u0323'.repeat(50_000)}`).length).toBeLessThanOrEqual(31)
  expect(keepLines(`a${'\u0301'.repeat(100)}\r\nb`)).toMatch(/^.{1,31}\nb$/u)
})
