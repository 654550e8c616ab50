import { describe, expect, test } from 'vitest'
import { companyRegistrationInputSchema } from '../schemas/company-registration.schema.ts'
import { type CompanyCountry, taxNumberFault } from './company-rules.ts'
import { parseFields } from './field-errors.ts'

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
    ['RU', '٧٧٠٧٠٨٣٨٩٣', 'INN_DIGITS'],
    ['RU', '', 'REQUIRED'],
    ['BY', '100582333', 'годен'],
    ['BY', '100582334', 'INN_CHECK'],
    ['BY', '7707083893', 'TAX_NUMBER_LENGTH'],
    ['KZ', '940140000385', 'годен'],
    ['KZ', '940140000386', 'INN_CHECK'],
    ['AM', '02551352', 'годен'],
    ['AM', '0255135', 'TAX_NUMBER_LENGTH'],
    ['KG', '01308199310066', 'годен'],
    ['KG', '0130819931006', 'TAX_NUMBER_LENGTH'],
  ])('%s «%s» — %s', (country, text, code) => {
    expect(codeOf(country, text)).toBe(code)
  })
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
    ['имя из пробелов', { name: ' \u00A0 ' }, ['name REQUIRED']],
    ['знак смены направления в имени', { name: 'ООО \u202E' }, ['name TEXT_CHARACTERS']],
    ['статус', { status: 'ACTIVE' }, ['status UNEXPECTED']],
  ])('%s', (_name, change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})
