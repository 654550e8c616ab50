import type { CreateOrderInput, DeliveryMethod } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../kernel/app-error.ts'
import { canWish, readTerms, wishedDaysFrom } from './order-terms.ts'

/** In Moscow it is already 3 November, the day before a holiday. */
const now = new Date('2026-11-02T22:00:00Z')
const methodOf = (kind: DeliveryMethod['kind']): DeliveryMethod => ({
  ...{ code: kind, name: kind, description: '', needsAddress: kind !== 'pickup', kind },
})
const input: CreateOrderInput = {
  deliveryMethod: 'any',
  contact: { name: 'Анна', phone: '+79990000000', email: 'anna@example.com' },
  expectedTotal: 0,
}
const attorney = { number: '17', date: '2026-11-03', person: 'Орлов Пётр' }
const freight = { carrier: 'ПЭК', terminal: 'Казань', paidBy: 'payer' } as const
const read = (said: Partial<CreateOrderInput>, kind: DeliveryMethod['kind'] = 'pickup') => {
  try {
    return readTerms({ ...input, ...said }, methodOf(kind), now)
  } catch (error) {
    return error instanceof AppError ? error.fields : error
  }
}

test('желать можно рабочие дни от следующего до 180-го; праздники в будни названы', () => {
  const { first, last, daysOff } = wishedDaysFrom(now)
  expect([first, last]).toEqual(['2026-11-05', '2027-05-02'])
  expect(daysOff).toEqual([
    ...['2026-12-31', '2027-01-01', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'],
    ...['2027-01-08', '2027-02-23', '2027-03-08'],
  ])
  expect(wishedDaysFrom(new Date('2026-08-27T09:00:00Z')).daysOff.at(-1)).toBe('2027-02-23')
})

test.each<[string, string, object | null]>([
  ['сегодня', '2026-11-03', { code: 'DATE_TOO_EARLY', params: { min: '2026-11-05' } }],
  ['первый рабочий', '2026-11-05', null],
  ['суббота', '2026-11-07', { code: 'DATE_NOT_WORKING' }],
  ['последний рабочий', '2027-04-30', null],
  ['последний, но выходной', '2027-05-02', { code: 'DATE_NOT_WORKING' }],
  ['на день позже', '2027-05-03', { code: 'DATE_TOO_LATE', params: { max: '2027-05-02' } }],
])('пожелание: %s', (_what, wishedOn, fault) => {
  expect(canWish(wishedOn, now)).toBe(fault === null)
  expect(read({ wishedOn })).toMatchObject(fault ? [{ path: 'wishedOn', ...fault }] : { wishedOn })
})

describe('поля другого способа доставки', () => {
  test.each<[DeliveryMethod['kind'], string[]]>([
    ['pickup', ['freight']],
    ['courier', ['freight', 'attorney']],
    ['carrier', ['attorney']],
  ])('%s: лишние %j', (kind, stray) => {
    expect(read({ freight, attorney }, kind)).toMatchObject(
      stray.map((path) => ({ path, code: 'UNEXPECTED' })),
    )
  })
})

test('доверенность из будущего не берут, сегодняшнюю берут; всё неверное названо сразу', () => {
  expect(read({ attorney })).toMatchObject({ attorney })
  const tomorrow = { ...attorney, date: '2026-11-04' }
  expect(read({ attorney: tomorrow, wishedOn: '2026-11-03', freight })).toMatchObject([
    { path: 'wishedOn', code: 'DATE_TOO_EARLY' },
    { path: 'attorney.date', code: 'DATE_IN_FUTURE' },
    { path: 'freight', code: 'UNEXPECTED' },
  ])
})

test('о чём не сказано, того нет; перевозчику платит получатель, если не сказано иначе', () => {
  const nothing = { stateContract: null, wishedOn: null, shipping: null, consignee: null }
  const unsaid = { ...nothing, payer: null, freight: null, attorney: null }
  expect(read({ stateContract: '', wishedOn: '' })).toEqual(unsaid)
  const toDoor = { carrier: '', terminal: '', paidBy: 'consignee' }
  expect(read({}, 'carrier')).toEqual({ ...unsaid, freight: toDoor })
  const party = { name: 'ООО «Альфа»', inn: '5260000019', kpp: '165545001', address: 'Тула' }
  const said = { stateContract: '1'.repeat(20), shipping: 'whole' as const }
  expect(read({ ...said, consignee: party, payer: party, freight }, 'carrier')).toEqual({
    ...{ ...unsaid, ...said, consignee: party, payer: party, freight },
  })
})
