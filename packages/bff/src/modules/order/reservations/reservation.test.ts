import { describe, expect, test } from 'vitest'
import { reserve } from './reservation.ts'
import { drop, pick } from './shipment-picking.ts'

const free = (warehouseId: number, pieces: number, productId = 1) => ({
  productId,
  warehouseId,
  free: pieces,
})
const part = (warehouseId: number, quantity: number, productId = 1) => ({
  productId,
  warehouseId,
  quantity,
})

describe('D40: что резервируется', () => {
  test('со складов по порядку, сколько есть, и не больше, чем просили', () => {
    const stock = [free(1, 3), free(2, 0), free(3, 5), free(4, 9)]
    expect(reserve([{ productId: 1, quantity: 6 }], stock)).toEqual([part(1, 3), part(3, 3)])
  })

  test('чего нет, того и не держат', () => {
    expect(reserve([{ productId: 1, quantity: 5 }], [free(1, 2)])).toEqual([part(1, 2)])
    expect(reserve([{ productId: 2, quantity: 5 }], [free(1, 2)])).toEqual([])
  })

  test('недостача одного склада не прибавляется к тому, что берётся с другого', () => {
    expect(reserve([{ productId: 1, quantity: 4 }], [free(1, -3), free(2, 9)])).toEqual([
      part(2, 4),
    ])
  })

  test('товары не берут друг у друга', () => {
    const wanted = [
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 3 },
    ]
    expect(reserve(wanted, [free(1, 9), free(1, 1, 2)])).toEqual([part(1, 2), part(1, 1, 2)])
  })
})

describe('откуда берётся отгружаемое', () => {
  const stock = (warehouseId: number, there: number, pieces: number) => ({
    ...free(warehouseId, pieces),
    there,
  })

  test('сперва то, что держит заказ, затем ничьё; с одного склада — одной записью', () => {
    expect(pick(1, 7, [part(2, 3)], [stock(1, 2, 2), stock(2, 9, 6)])).toEqual({
      taken: [part(2, 5), part(1, 2)],
      fromHeld: [part(2, 3)],
      missing: 0,
    })
  })

  test('удержанное берётся, только если оно там лежит', () => {
    expect(pick(1, 5, [part(1, 4), part(9, 2)], [stock(1, 1, 0)])).toEqual({
      taken: [part(1, 1)],
      fromHeld: [part(1, 1)],
      missing: 4,
    })
  })

  test('больше, чем просили, не берётся и там, где есть', () => {
    expect(pick(1, 2, [part(1, 4)], [stock(1, 9, 5)])).toEqual({
      taken: [part(1, 2)],
      fromHeld: [part(1, 2)],
      missing: 0,
    })
  })

  test('недостача склада ничего не прибавляет', () => {
    expect(pick(1, 2, [], [stock(1, 0, -3), stock(2, 1, 1)])).toEqual({
      taken: [part(2, 1)],
      fromHeld: [],
      missing: 1,
    })
  })
})

describe('что перестают держать', () => {
  const held = [part(1, 4), part(2, 3), part(3, 2)]

  test('названное, затем ещё столько, сколько отгружено сверх того', () => {
    expect(drop(held, [part(2, 1)], 6)).toEqual([part(1, 0), part(2, 1)])
    expect(drop(held, [part(2, 1)], 8)).toEqual([part(1, 0), part(2, 0), part(3, 1)])
  })

  test('остаются те, с которыми ничего не случилось', () => {
    expect(drop(held, [], 0)).toEqual([])
    expect(drop(held, [part(3, 2)], 2)).toEqual([part(3, 0)])
    expect(drop(held, [part(3, 2)], 1)).toEqual([part(3, 0)])
  })
})
