import { describe, expect, test } from 'vitest'
import { type ExchangeEntityName, exchangeEntities } from './exchange-entities.ts'
import { parseFields } from './fields/field-errors.ts'

const ZEROS = '00000000-0000-0000-0000-000000000000'
const GUID = 'ab12cd34-0000-4000-8000-00000000000f'

const read = (name: ExchangeEntityName, change: object) => {
  const entity = exchangeEntities.find((one) => one.name === name)
  if (!entity) throw new Error(name)
  const parsed = parseFields<object>(entity.record, { ...entity.example, ...change })
  return parsed.isSound ? parsed.value : parsed.errors.map(({ path, code }) => `${path} ${code}`)
}

describe('чего нет, того нет, как бы система это ни сказала', () => {
  test.each<[ExchangeEntityName, string, unknown]>([
    ['sections', 'parent', null],
    ['products', 'brand', null],
    ['products', 'minOrderQuantity', null],
    ['warehouses', 'sort', 500],
    ['companies', 'head', undefined],
    ['companies', 'ogrn', undefined],
    ['agreements', 'validFrom', null],
    ['agreements', 'creditLimit', null],
    ['orders', 'date', undefined],
    ['orders', 'accountingNumber', undefined],
    ['prices', 'price', null],
    ['rests', 'quantity', null],
  ])('%s.%s', (name, field, absent) => {
    for (const nothing of ['', ' ', null, ZEROS, `{${ZEROS}}`, '0001-01-01T00:00:00']) {
      const value = read(name, { [field]: nothing }) as Readonly<Record<string, unknown>>
      expect([Array.isArray(value), value[field]], String(nothing)).toEqual([false, absent])
    }
  })

  test('в списках и вложенных записях тоже', () => {
    expect(read('companies', { managers: ['', ZEROS, 'm-1'] })).toMatchObject({ managers: ['m-1'] })
    const line = { date: '2026-01-12', paper: 'УПД', debit: '20000.50', order: ZEROS }
    const paid = { date: '2026-02-03', paper: 'ПП', credit: 5000, debit: '', order: '' }
    expect(read('settlements', { lines: [line, paid] })).toMatchObject({
      lines: [{ order: null }, { order: null, debit: '0' }],
    })
  })

  test('обязательное так не обойти', () => {
    expect(read('products', { section: ZEROS })).toEqual(['section REQUIRED'])
    expect(read('products', { name: '' })).toEqual(['name REQUIRED'])
    expect(read('products', { vatRate: '' })).toEqual(['vatRate REQUIRED'])
    expect(read('specifications', { date: '0001-01-01T00:00:00' })).toEqual(['date REQUIRED'])
  })
})

test('id: буквы и скобки GUID не делают другого, остальные id — как пришли', () => {
  const spellings = [GUID, GUID.toUpperCase(), `{${GUID}}`, ` {${GUID.toUpperCase()}} `]
  for (const id of spellings) expect(read('brands', { id })).toMatchObject({ id: GUID })
  expect(read('sections', { parent: `{${GUID}}` })).toMatchObject({ parent: GUID })
  for (const id of ['AbC', '{b}', 'AB12CD34']) expect(read('brands', { id })).toMatchObject({ id })
})

test('D64: числа — числом или текстом, где бы они ни стояли', () => {
  expect(
    read('products', { vatRate: '22 %', multiplicity: '1 000', minOrderQuantity: 12.0 }),
  ).toMatchObject({
    ...{ vatRate: 22, multiplicity: 1000, minOrderQuantity: 12 },
  })
  expect(read('warehouses', { sort: '100' })).toMatchObject({ sort: 100 })
  const rates = [{ date: '2026-01-12', nominal: '10', rate: '11,5' }]
  expect(read('currencies', { rates })).toMatchObject({ rates: [{ nominal: 10, rate: 11.5 }] })
  expect(read('agreements', { paymentDays: '30', debt: '-1 200,50' })).toMatchObject({
    ...{ paymentDays: 30, debt: '-1200.50' },
  })
  const steps = [{ from: '10', price: '9,90' }]
  expect(read('prices', { price: 19.900000000000002, steps })).toMatchObject({
    ...{ price: '19.9', steps: [{ from: 10, price: '9.90' }] },
  })
  expect(read('prices', { price: 100 / 3 })).toMatchObject({ price: '33.333333' })
  expect(read('prices', { price: 1.2345678 })).toEqual(['price INVALID'])
  expect(read('prices', { price: 5, steps: [{ from: 2, price: 0 }] })).toEqual([
    'steps.0.price TOO_SMALL',
  ])
})

test('день с поясом — день Москвы (D59), где бы он ни стоял', () => {
  const evening = '2026-12-31T21:00:00Z'
  expect(read('agreements', { validFrom: evening })).toMatchObject({ validFrom: '2027-01-01' })
  expect(read('orders', { date: evening })).toMatchObject({ date: '2027-01-01T00:00:00' })
  const payments = [{ id: 'p', date: evening, amount: 1 }]
  expect(read('orders', { payments })).toMatchObject({ payments: [{ date: '2027-01-01' }] })
  expect(read('specifications', { date: '2027-02-30' })).toEqual(['date DATE_FORMAT'])
})
