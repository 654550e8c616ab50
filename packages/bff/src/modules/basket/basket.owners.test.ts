import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

/** Four baskets: two people's for «Альфа», and one of these people's for «Гамма» and without a company. */
let shop: BuyersShop
let atAlfa: Visitor
let atGamma: Visitor
let alone: Visitor
let colleague: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  atAlfa = await shop.visitor('manager')
  atGamma = await shop.visitor('manager', { company: companies.waiting })
  alone = await shop.visitor('manager', {})
  colleague = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, basket_merge cascade'))

const all = () => [atGamma, atAlfa, alone, colleague]
const seenBy = async (who: Visitor) => {
  const { body: small } = await who.call('smallBasket')
  const { body: basket } = await who.call('basket')
  const quantities = basket.in_basket.map((line: { quantityOrdered: number }) => [
    line.quantityOrdered,
  ])
  return { small, quantities: quantities.flat() }
}
const of = (pieces: number) => ({
  small: { count: 1, total: pieces * 99_999 },
  quantities: [pieces],
})
const none = { small: { count: 0, total: 0 }, quantities: [] }

test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]]])(
  'что положено в одну корзину, видно в ней одной (порядок %j)',
  async (order) => {
    const added = new Set<number>()
    for (const place of order) {
      await all()[place]?.add(2, place + 1)
      added.add(place)
      for (const [at, who] of all().entries()) {
        expect(await seenBy(who), `${at}`).toEqual(added.has(at) ? of(at + 1) : none)
      }
    }
  },
)

test('изменённое, убранное и очищенное в одной корзине остальных не трогает', async () => {
  for (const [at, who] of all().entries()) await who.add(2, at + 1)
  await atAlfa.call('changeBasketLine', { params: { id: 2 }, body: { quantityOrdered: 9 } })
  expect(await Promise.all(all().map(seenBy))).toEqual([of(1), of(9), of(3), of(4)])
  await alone.call('removeBasketLine', { params: { id: 2 } })
  expect(await Promise.all(all().map(seenBy))).toEqual([of(1), of(9), none, of(4)])
  await colleague.call('clearBasket')
  expect(await Promise.all(all().map(seenBy))).toEqual([of(1), of(9), none, none])
})

test('номер слияния — у каждого человека свой', async () => {
  const body = {
    action: 'merge',
    items: [{ productId: 2, quantityOrdered: 5 }],
    mergeId: randomUUID(),
  }
  for (const who of [atAlfa, colleague]) {
    expect((await who.call('mergeBasket', { body })).body.count).toBe(1)
    expect(await seenBy(who)).toEqual(of(5))
  }
})

test('у человека без компании корзина одна, сколько бы раз ни нажали сразу', async () => {
  await Promise.all(Array.from({ length: 20 }, () => alone.add(2, 1)))
  expect(await seenBy(alone)).toEqual(of(20))
  expect((await shop.pool.query('select from basket')).rowCount).toBe(1)
})
