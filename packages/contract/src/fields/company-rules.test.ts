import { describe, expect, test } from 'vitest'
import { companyRegistrationInputSchema } from '../schemas/company-registration.schema.ts'
import {
  type CompanyCountry,
  isEntrepreneur,
  kppRule,
  russianInnRule,
  taxNumberFault,
  taxNumberRule,
} from './company-rules.ts'
import { parseFields } from './field-errors.ts'
import { faultOf } from './text-rule.ts'

const codeOf = (country: CompanyCountry, text: string) =>
  taxNumberFault(country, text)?.code ?? 'годен'

describe('§5 ИНН с контрольными цифрами', () => {
  test.each<[CompanyCountry, string, string]>([
    ['RU', '7707083893', 'годен'],
    ['RU', '7707083894', 'INN_CHECK'],
    ['RU', '500100732259', 'годен'],
    ['RU', '500100732250', 'INN_CHECK'],
    ['RU', '500100732159', 'INN_CHECK'],
    ['RU', '770708389', 'INN_LENGTH'],
    ['RU', '77070838931', 'INN_LENGTH'],
    ['RU', '77070838ab', 'INN_DIGITS'],
    ['RU', 'ab77070838', 'INN_DIGITS'],
    ['RU', '٧٧٠٧٠٨٣٨٩٣', 'INN_DIGITS'],
    ['RU', '', 'REQUIRED'],
    ['BY', '100582333', 'годен'],
    ['BY', '100582334', 'INN_CHECK'],
    ['BY', '7707083893', 'TAX_NUMBER_LENGTH'],
    ['KZ', '940140000385', 'годен'],
    ['KZ', '940140000386', 'INN_CHECK'],
    // the first row of weights gives 10, so the second is used
    ['KZ', '940140000909', 'годен'],
    ['AM', '02551352', 'годен'],
    ['AM', '0255135', 'TAX_NUMBER_LENGTH'],
    ['KG', '01308199310066', 'годен'],
    ['KG', '0130819931006', 'TAX_NUMBER_LENGTH'],
  ])('%s «%s» — %s', (country, text, code) => {
    expect(codeOf(country, text)).toBe(code)
  })

  test('сказано, сколько цифр в номере страны', () => {
    expect(taxNumberFault('BY', '1')).toEqual({ code: 'TAX_NUMBER_LENGTH', params: { digits: 9 } })
  })
})

const rules = { 'ИНН России': russianInnRule, 'номер любой страны': taxNumberRule, КПП: kppRule }

test.each<[keyof typeof rules, string, string]>([
  ['ИНН России', ' 7707083893 ', 'годен'],
  ['ИНН России', '100582333', 'INN_LENGTH'],
  ['ИНН России', '', 'REQUIRED'],
  ['номер любой страны', '01308199310066', 'годен'],
  ['номер любой страны', 'а100582333', 'INN_DIGITS'],
  ['номер любой страны', '100582333а', 'INN_DIGITS'],
  ['КПП', '7707010011', 'KPP_FORMAT'],
])('%s «%s» — %s', (name, typed, code) => {
  expect(faultOf(rules[name], typed)?.code ?? 'годен').toBe(code)
})

test('форма знает, что ИНН обязателен', () => {
  expect(russianInnRule).toMatchObject({ isRequired: true, maxLength: 12 })
})

test('двенадцать цифр в России — ИП', () => {
  expect(isEntrepreneur('RU', '500100732259')).toBe(true)
  expect(isEntrepreneur('RU', '7707083893')).toBe(false)
  expect(isEntrepreneur('KZ', '940140000385')).toBe(false)
})

const company = {
  country: 'RU',
  inn: '7707083893',
  kpp: '770701001',
  name: 'ООО «Пример»',
  address: 'Москва',
}
const errorsOf = (change: object) => {
  const parsed = parseFields(companyRegistrationInputSchema, { ...company, ...change })
  return parsed.isSound ? [] : parsed.errors.map(({ path, code }) => `${path} ${code}`)
}

describe('реквизиты компании (§7.2)', () => {
  test.each<[string, object, string[]]>([
    ['ООО с КПП', {}, []],
    ['ООО без КПП', { kpp: '' }, ['kpp REQUIRED']],
    ['КПП из букв', { kpp: '770A01001' }, ['kpp KPP_FORMAT']],
    ['КПП строчными буквами и с пробелами', { kpp: ' 7707ab001 ' }, []],
    ['ИП без КПП', { inn: '500100732259', kpp: undefined }, []],
    ['ИП с КПП', { inn: '500100732259' }, ['kpp UNEXPECTED']],
    ['компания Беларуси', { country: 'BY', inn: '100582333', kpp: '' }, []],
    [
      'компания Казахстана с КПП и ОГРН',
      { country: 'KZ', inn: '940140000385', ogrn: '1027700132195' },
      ['kpp UNEXPECTED', 'ogrn UNEXPECTED'],
    ],
    ['страна не ЕАЭС', { country: 'US' }, ['country INVALID']],
    ['ОГРН с верной цифрой', { ogrn: '1027700132195' }, []],
    ['ОГРН с неверной цифрой', { ogrn: '1027700132194' }, ['ogrn OGRN_CHECK']],
    ['ОГРН короче', { ogrn: '102770013219' }, ['ogrn OGRN_FORMAT']],
    ['ОГРН с буквой в начале', { ogrn: 'а027700132195' }, ['ogrn OGRN_FORMAT']],
    ['ОГРН с буквой в конце', { ogrn: '102770013219а' }, ['ogrn OGRN_FORMAT']],
    ['ОГРН пустой', { ogrn: '' }, []],
    ['ОГРНИП с верной цифрой', { ogrn: '304500116000191' }, []],
    ['ОГРНИП с цифрой по счёту ОГРН', { ogrn: '304500116000190' }, ['ogrn OGRN_CHECK']],
    ['имя из пробелов', { name: ' \u00A0 ' }, ['name REQUIRED']],
    ['управляющий знак в имени', { name: 'ООО \u0007' }, ['name TEXT_CHARACTERS']],
    ['ИНН из нулей', { inn: '0000000000' }, ['inn INN_CHECK']],
    ['КПП из нулей', { kpp: '000000000' }, ['kpp KPP_FORMAT']],
    ['ОГРН из нулей', { ogrn: '0000000000000' }, ['ogrn OGRN_CHECK']],
    ['ОГРНИП из нулей', { ogrn: '000000000000000' }, ['ogrn OGRN_CHECK']],
    ['статус', { status: 'ACTIVE' }, ['status UNEXPECTED']],
  ])('%s', (_name, change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})
