import { orderStatusSchema } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import {
  afterCancelling,
  afterShipment,
  canCancel,
  canShip,
  movesOf,
  openOf,
  statusAfter,
  sumsOf,
  totalsOf,
} from './order-quantities.ts'

const line = { quantity: 10, reserved: 4, shipped: 2, cancelled: 1 }
const done = { quantity: 3, reserved: 0, shipped: 0, cancelled: 3 }
const sent = { quantity: 3, reserved: 0, shipped: 1, cancelled: 2 }

describe('D39: штуки строки', () => {
  test('открыто то, что не отгружено и не отменено', () => {
    expect(openOf(line)).toBe(7)
  })

  test('отгруженное из удержанного больше не держат, прочее держат', () => {
    expect(afterShipment(line, 3, 1)).toEqual({ ...line, shipped: 5, reserved: 3 })
    expect(afterShipment(line, 3, 0)).toEqual({ ...line, shipped: 5, reserved: 4 })
  })

  test('для закрытых штук ничего не держат', () => {
    expect(afterShipment(line, 6, 0)).toEqual({ ...line, shipped: 8, reserved: 1 })
  })

  test('отменяются сперва те, что под заказ, затем удержанные', () => {
    expect(afterCancelling(line, 3)).toEqual({ ...line, cancelled: 4, reserved: 4 })
    expect(afterCancelling(line, 5)).toEqual({ ...line, cancelled: 6, reserved: 2 })
  })
})

test('стоит всё, кроме отменённого, и НДС — его часть', () => {
  const priced = { ...line, price: 1000, vatRate: 20 }
  expect(sumsOf(priced)).toEqual({ sum: 9000, vatSum: 1500 })
  expect(
    totalsOf([priced, { ...done, price: 500, vatRate: 20 }, { ...priced, vatRate: 0 }]),
  ).toEqual({ total: 18_000, vatTotal: 1500 })
  expect(totalsOf([])).toEqual({ total: 0, vatTotal: 0 })
})

describe('D39: состояние заказа', () => {
  test('пока есть открытые штуки, оно прежнее', () => {
    expect(statusAfter('ASSEMBLING', [done, line])).toBe('ASSEMBLING')
  })

  test('отгружено хоть что-то — отгружен, иначе отменён', () => {
    expect(statusAfter('ASSEMBLING', [done, sent])).toBe('SHIPPED')
    expect(statusAfter('NEW', [done, done])).toBe('CANCELLED')
  })

  test('куда его ведут словом, когда отгружают и до каких пор отменяют', () => {
    const table = orderStatusSchema.options.map((status) => [
      status,
      movesOf(status).join(),
      canShip(status),
      canCancel(status),
    ])
    expect(table).toEqual([
      ['NEW', 'CONFIRMED', false, true],
      ['CONFIRMED', 'AWAITING_PAYMENT', false, true],
      ['AWAITING_PAYMENT', 'ASSEMBLING', false, true],
      ['ASSEMBLING', '', true, true],
      ['SHIPPED', 'DELIVERED', false, false],
      ['DELIVERED', '', false, false],
      ['CANCELLED', '', false, false],
    ])
  })
})
