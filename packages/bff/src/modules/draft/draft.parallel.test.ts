import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { basketOf, draftOf } from './draft.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, basket_merge, draft cascade'))

const lines = [
  { productId: 1, quantityOrdered: 10 },
  { productId: 2, quantityOrdered: 3 },
]
const repeat = <T>(times: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, work))

test('§7.4: слияния сразу складываются все до одного', async () => {
  const params = { id: await draftOf(buyer, lines) }
  const answers = await repeat(8, () => buyer.call('mergeDraft', { params, body: {} }))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await basketOf(buyer)).toEqual([
    [1, 80],
    [2, 24],
  ])
})

test('§7.4: с одним номером — прибавляется один раз, сколько бы раз ни повторили (D50)', async () => {
  const params = { id: await draftOf(buyer, lines) }
  const body = { mergeId: randomUUID() }
  await repeat(8, () => buyer.call('mergeDraft', { params, body }))
  expect(await basketOf(buyer)).toEqual([
    [1, 10],
    [2, 3],
  ])
})

test('§7.4: повтор замены с тем же номером не стирает того, что положили после неё', async () => {
  const params = { id: await draftOf(buyer, lines) }
  const body = { mergeId: randomUUID() }
  await buyer.call('applyDraft', { params, body })
  await buyer.add(2, 4)
  const { body: repeated } = await buyer.call('applyDraft', { params, body })
  expect(repeated).toMatchObject({ count: 2, total: 100_000 + 7 * 99_999 })
  expect(await basketOf(buyer)).toEqual([
    [1, 10],
    [2, 7],
  ])
})

test('§7.4: замены сразу: корзина равна черновику, без лишнего и без пропавшего', async () => {
  const params = { id: await draftOf(buyer, lines) }
  await buyer.add(2, 50)
  await repeat(6, () => buyer.call('applyDraft', { params, body: {} }))
  expect(await basketOf(buyer)).toEqual([
    [1, 10],
    [2, 3],
  ])
})

test('§7.4: замена во время изменения: в корзине черновик до него или после, но не пополам', async () => {
  const params = { id: await draftOf(buyer, lines) }
  for (const factor of [2, 3, 4, 5]) {
    const changed = lines.map((line) => ({
      ...line,
      quantityOrdered: line.quantityOrdered * factor,
    }))
    await Promise.all([
      buyer.call('updateDraft', { params, body: { lines: changed } }),
      buyer.call('applyDraft', { params, body: {} }),
    ])
    const [[, first = 0] = [], [, second = 0] = []] = await basketOf(buyer)
    expect(first / 10).toBe(second / 3)
  }
})

test('§7.4: изменения разных строк сразу не теряют друг друга', async () => {
  const params = { id: await draftOf(buyer, lines) }
  const change = (productId: number, quantityOrdered: number) =>
    buyer.call('updateDraft', { params, body: { lines: [{ productId, quantityOrdered }] } })
  await Promise.all([change(1, 50), change(2, 7), change(3, 2)])
  const { body } = await buyer.call('draft', { params })
  const quantities = new Map(
    body.basket.in_basket.map((line: { productId: number; quantityOrdered: number }) => [
      line.productId,
      line.quantityOrdered,
    ]),
  )
  expect(quantities).toEqual(
    new Map([
      [1, 50],
      [2, 7],
      [3, 2],
    ]),
  )
})

test('§7.4: перенос корзины в черновик дважды сразу: строки попадают в один из двух', async () => {
  await buyer.add(1, 10)
  const body = { name: 'Отложено', leavesBasket: true }
  const answers = await repeat(4, () => buyer.call('createDraft', { body }))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect((await shop.pool.query('select from draft')).rowCount).toBe(1)
  expect(await basketOf(buyer)).toEqual([])
})
