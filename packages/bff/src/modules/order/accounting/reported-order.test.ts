import type { ExchangeRecord } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { emptyReport, joined, withRecord } from './reported-order.ts'

type OrderRecord = ExchangeRecord<'orders'>
const reported = (...records: Partial<OrderRecord>[]) =>
  records.reduce((all, record) => withRecord(all, { id: 'o', ...record }), emptyReport)
const payment = (id: string, amount: string) => ({ id, date: '2026-11-20', amount })
const shipment = (id: string, quantity: number) => ({
  ...{ id, date: '2026-11-20', lines: [{ product: 'g', quantity }] },
})
const early = '2026-11-20T10:00:00Z'
const late = '2026-11-20T11:00:00Z'

describe('сказанное о заказе', () => {
  test.each<[string, Partial<OrderRecord>, Partial<OrderRecord>, string]>([
    ['позже по часам', { date: early }, { date: late }, 'second'],
    ['раньше по часам', { date: late }, { date: early }, 'first'],
    ['версией новее', { version: 1 }, { version: 2 }, 'second'],
    ['версией старше', { version: 2 }, { version: 1 }, 'first'],
    [
      'в ту же минуту версией старше',
      { date: late, version: 2 },
      { date: late, version: 1 },
      'first',
    ],
    ['часы важнее версии', { date: early, version: 2 }, { date: late, version: 1 }, 'second'],
    ['без часов версией старше', { date: late, version: 2 }, { version: 1 }, 'first'],
    ['то же ещё раз', { date: late, version: 1 }, { date: late, version: 1 }, 'second'],
    ['без часов и версии', { date: late, version: 2 }, {}, 'second'],
    ['после слов без часов и версии', {}, { date: early, version: 1 }, 'second'],
  ])('%s', (_what, first, second, holds) => {
    const all = reported({ ...first, status: 'first' }, { ...second, status: 'second' })
    expect(all.status?.value).toBe(holds)
    const waiting = joined(
      { id: 'o', ...first, status: 'first' },
      { id: 'o', ...second, status: 'second' },
    )
    expect(waiting.status).toBe(holds)
  })

  test('каждое поле само по себе; метки старого слова не теряются', () => {
    const all = reported(
      { date: late, version: 7, status: 's' },
      { date: early, accountingNumber: 'УТ-1' },
      { status: 't' },
    )
    expect(all.accountingNumber).toEqual({ date: early, value: 'УТ-1' })
    expect(all.status).toEqual({ date: late, version: 7, value: 't' })
    expect(all).not.toHaveProperty('lines')
    expect([all.shipments, all.payments]).toEqual([{}, {}])
  })

  test('отгрузки и оплаты — по своим номерам, новые рядом со старыми', () => {
    const all = reported(
      { date: late, shipments: [shipment('a', 1)], payments: [payment('p', '10')] },
      { date: early, shipments: [shipment('a', 5)], payments: [payment('p', '50')] },
      { date: late, shipments: [shipment('b', 2)], payments: [payment('q', '20')] },
    )
    expect(Object.values(all.shipments).map(({ value }) => value)).toEqual([
      shipment('a', 1),
      shipment('b', 2),
    ])
    expect(Object.values(all.payments).map(({ value }) => value)).toEqual([
      payment('p', '10'),
      payment('q', '20'),
    ])
  })
})

test('две записи, которые ждут, — одна: поля обеих, спор решают часы', () => {
  const first = { id: 'o', date: late, status: 's', shipments: [shipment('a', 1)] }
  const second = {
    ...{ id: 'o', date: early, number: 'ИСП-1', shipments: [shipment('a', 9), shipment('b', 2)] },
    payments: [payment('p', '10')],
  }
  const both = { id: 'o', date: late, status: 's', number: 'ИСП-1' }
  expect(joined(first, second)).toEqual({
    ...{ ...both, shipments: [shipment('a', 1), shipment('b', 2)], payments: [payment('p', '10')] },
  })
  expect(joined({ id: 'o' }, { id: 'o' })).toEqual({ id: 'o', shipments: [], payments: [] })
})
