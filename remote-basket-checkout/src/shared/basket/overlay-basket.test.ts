import { makeBasket, makeBasketLine, makeProductCard } from '@isp/testing'
import { expect, test } from 'vitest'
import { overlayBasket } from './overlay-basket.ts'

const drill = makeBasketLine({
  product: makeProductCard({ id: 1, availability: { available: 12, nextArrival: null } }),
  quantityOrdered: 10,
})
const mill = makeBasketLine({ product: makeProductCard({ id: 2 }), quantityOrdered: 5 })
const basket = makeBasket([drill, mill])
const { price = 0 } = drill

test('без перемен корзина та же самая: перерисовывать нечего', () => {
  const same = new Map([
    [1, 10],
    [2, 5],
  ])
  expect(overlayBasket(basket, same)).toBe(basket)
})

test('новое количество пересчитывает строку, НДС, наличие и итог; соседняя строка — та же', () => {
  const shown = overlayBasket(
    basket,
    new Map([
      [1, 20],
      [2, 5],
    ]),
  )
  const sum = 20 * (price ?? 0)
  expect(shown.in_basket[0]).toMatchObject({
    quantityOrdered: 20,
    quantityAvailable: 12,
    raisedFrom: null,
    sum,
    vatSum: Math.round((sum * 22) / 122),
  })
  expect(shown.in_basket[1]).toBe(mill)
  expect(shown).toMatchObject({
    count: 2,
    total: sum + mill.sum,
    vatTotal: Math.round((sum * 22) / 122) + mill.vatSum,
    totalAvailableNow: 12 * (price ?? 0) + mill.sum,
  })
})

test('§7.4: вес и число строк без веса идут за количеством', () => {
  const weighed = makeBasket([{ ...drill, weight: 50 }, mill])
  expect(
    overlayBasket(
      weighed,
      new Map([
        [1, 20],
        [2, 5],
      ]),
    ),
  ).toMatchObject({
    weightTotal: 1000,
    unweighedCount: 1,
  })
  expect(overlayBasket(weighed, new Map([[1, 20]]))).toMatchObject({ unweighedCount: 0 })
})

test('убранная строка ушла и из итога, поднятая до кратного ждёт ответа без перерисовки', () => {
  expect(overlayBasket(basket, new Map([[2, 5]]))).toMatchObject({ count: 1, total: mill.sum })
  const raised = makeBasket([{ ...drill, raisedFrom: 7 }])
  expect(overlayBasket(raised, new Map([[1, 7]]))).toBe(raised)
})

test('D49: цена строки — цена её нового количества', () => {
  const steps = [{ quantity: 20, amount: 100 }]
  const { price: offer } = makeProductCard()
  if (!offer) throw new Error('the card of tests has a price')
  const stepped = makeBasketLine({
    product: makeProductCard({ id: 3, price: { ...offer, steps } }),
    quantityOrdered: 10,
  })
  const at = (quantity: number) => overlayBasket(makeBasket([stepped]), new Map([[3, quantity]]))
  expect(at(20)).toMatchObject({ in_basket: [{ price: 100, sum: 2_000 }], total: 2_000 })
  expect(at(19).in_basket[0]).toMatchObject({ price: offer.amount, sum: 19 * offer.amount })
})
