import { makeBasketLine } from '@isp/testing'
import { expect, test } from 'vitest'
import { basketStateOf, shownStateOf } from './basket-state.ts'

const line = { productId: 1, quantity: 2, price: 100, available: 2, expectedOn: '2026-12-01' }
const other = { ...line, productId: 20 }

test('порядок строк и сказанное сверх них ничего не меняют', () => {
  const named = { ...line, name: 'Сверло' }
  expect(basketStateOf([other, named])).toBe(basketStateOf([line, other]))
})

test.each([
  ['товар', { productId: 3 }],
  ['количество', { quantity: 3 }],
  ['цена', { price: 101 }],
  ['цена, которой нет', { price: null }],
  ['остаток', { available: 1 }],
  ['день поставки', { expectedOn: null }],
])('изменилось — %s: согласия с этим не было', (_name, change) => {
  expect(basketStateOf([{ ...line, ...change }, other])).not.toBe(basketStateOf([line, other]))
})

test('строкой меньше — другая корзина; слово годится для адреса', () => {
  expect(basketStateOf([line])).not.toBe(basketStateOf([line, other]))
  expect(basketStateOf([line, other])).toMatch(/^[\w-]{43}$/)
})

test('корзина, как она показана, — те же количество, цена, остаток и день', () => {
  const shown = makeBasketLine({
    ...{ quantityOrdered: 2, price: 100, quantityAvailable: 2, expectedOn: '2026-12-01' },
  })
  const seen = { ...line, productId: shown.productId }
  expect(shownStateOf({ in_basket: [shown] })).toBe(basketStateOf([seen]))
})
