import { expect, test } from 'vitest'
import { paymentCode } from './payment-code.ts'

const seller = {
  name: 'Продавец',
  shortName: 'ООО «А|Б»\n',
  inn: '0016001000',
  kpp: '001601001',
  ogrn: '1220001000010',
  address: 'Казань',
  phone: '1',
  email: 'a@example.com',
  bank: {
    name: 'Б'.repeat(60),
    bic: '041699901',
    account: '40702810700000000001',
    correspondentAccount: '30101810000000000901',
  },
}

test('ГОСТ Р 56042-2014: поля по порядку, длины таблиц, разделитель в значениях невозможен', () => {
  const code = paymentCode({ seller, kopecks: 123_405, purpose: `x|Sum=1|${'п'.repeat(300)}` })
  const fields = code.split('|')
  expect(fields.map((field) => field.split('=')[0])).toEqual([
    'ST00012',
    'Name',
    'PersonalAcc',
    'BankName',
    'BIC',
    'CorrespAcc',
    'Sum',
    'Purpose',
    'PayeeINN',
    'KPP',
  ])
  expect(fields[1]).toBe('Name=ООО «А Б»')
  expect(fields[3]).toBe(`BankName=${'Б'.repeat(45)}`)
  expect(fields[6]).toBe('Sum=123405')
  expect(fields[7]).toHaveLength('Purpose='.length + 210)
})

test('у предпринимателя нет КПП', () => {
  const code = paymentCode({ seller: { ...seller, kpp: '' }, kopecks: 1, purpose: 'п' })
  expect(code).not.toContain('KPP')
})
