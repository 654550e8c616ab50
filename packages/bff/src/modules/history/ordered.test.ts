import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { insertOrders } from './orders.fixture.ts'

/** «Альфа» is company 1: its manager is account 1, its buyer account 2; «Бета» is company 2. */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1, 2] },
    { id: 2, company: 1, account: 2, products: [1, 4, 5] },
    { id: 3, company: 1, account: 1, products: [3] },
    { id: 4, company: 1, account: 2, products: [3], status: 'CANCELLED' },
    { id: 5, company: 2, account: 6, products: [3] },
  ])
})
afterAll(() => shop.close())

type Row = { product: { id: number }; quantity: number }
const ordered = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.call('ordered', { query })).body
const told = ({ items }: { items: Row[] }) =>
  items.map(({ product, quantity }) => [product.id, quantity])

test('§7.3: без входа и без компании — отказ', async () => {
  expect(await shop.call('ordered')).toMatchObject({ status: 401 })
  const newcomer = await shop.visitor('newcomer', {})
  expect(await newcomer.call('ordered')).toMatchObject({ status: 409 })
  const stranger = await shop.visitor('buyer', { company: companies.beta })
  expect(await stranger.call('ordered')).toMatchObject({ status: 403 })
})

const wrong: Record<string, string>[] = [
  { page: '0' },
  { pageSize: '7' },
  { productIds: '1;2' },
  { productIds: '' },
]
test.each(wrong)('§7.3: %j — отказ у поля', async (query) => {
  const answer = await buyer.call('ordered', { query })
  expect(answer).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
})

test('§7.3: за последней страницей — «нет такой»', async () => {
  expect(await ordered(buyer, { page: '2' })).toMatchObject({ code: 'PAGE_NOT_FOUND' })
})

test('§7.3: покупатель видит своё: без отменённых, снятых с продажи, заказов коллег и чужой компании', async () => {
  const body = await ordered(buyer)
  expect(told(body)).toEqual([
    [1, 20],
    [2, 10],
  ])
  expect(body).toMatchObject({ total: 2, page: 1, pages: 1 })
  expect(body.items[0]).toMatchObject({ orderCount: 2, lastOrder: { id: 2, number: 'ИСП-2' } })
})

test('§7.3: руководитель видит заказанное всей компанией, новое — первым', async () => {
  expect(told(await ordered(await shop.visitor('manager')))).toEqual([
    [3, 10],
    [1, 20],
    [2, 10],
  ])
})

test('§7.3: о названных товарах — только они', async () => {
  expect(told(await ordered(buyer, { productIds: '2,3,9999999999' }))).toEqual([[2, 10]])
})
