import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    { id: 1, company: 1, account: 2, products: [1, 2], price: 12_000 },
    { id: 2, company: 1, account: 2, products: [1, 4, 5], quantity: 20, price: 9_000 },
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
  { sort: 'price' },
  { stock: 'later' },
  { price: 'same' },
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
    [1, 30],
    [2, 10],
  ])
  expect(body).toMatchObject({ total: 2, page: 1, pages: 1 })
  const last = { lastQuantity: 20, lastPrice: 9_000, lastOrder: { id: 2, number: 'ИСП-2' } }
  expect(body.items[0]).toMatchObject({ orderCount: 2, ...last })
})

test('§7.3: руководитель видит заказанное всей компанией, новое — первым', async () => {
  expect(told(await ordered(await shop.visitor('manager')))).toEqual([
    [3, 10],
    [1, 30],
    [2, 10],
  ])
})

test('§7.3: о названных товарах — только они', async () => {
  expect(told(await ordered(buyer, { productIds: '2,3,9999999999' }))).toEqual([[2, 10]])
})

test('§7.3: по порядку: чаще заказанное, по названию', async () => {
  const manager = await shop.visitor('manager')
  const ids = async (sort: string) => told(await ordered(manager, { sort })).map(([id]) => id)
  expect(await ids('count')).toEqual([1, 3, 2])
  const { items } = await ordered(manager, { sort: 'name' })
  const names = items.map(({ product }: { product: { name: string } }) => product.name)
  expect(names).toEqual(names.toSorted())
})

test('§7.3: поиск по части названия и по артикулу, как бы его ни набрали', async () => {
  const [{ product }] = (await ordered(buyer, { productIds: '1' })).items
  const ids = async (q: string) => told(await ordered(buyer, { q })).map(([id]) => id)
  expect(await ids(product.name.toUpperCase().slice(2))).toEqual([1])
  expect(await ids(product.article.replaceAll('-', ' '))).toEqual([1])
  expect(await ids('100%_такого нет')).toEqual([])
})

test('§7.3: только то, что есть сейчас, только подешевевшее и только подорожавшее', async () => {
  const ids = async (query: Record<string, string>) =>
    told(await ordered(buyer, query)).map(([id]) => id)
  // today's prices of products 1 and 2 are 100 ₽ and 999,99 ₽; they were ordered at 90 and 120 ₽
  expect(await ids({ price: 'higher' })).toEqual([1, 2])
  expect(await ids({ price: 'lower' })).toEqual([])
  await shop.pool.query('update ordered_product set last_price = 100000 where product_id = 2')
  expect(await ids({ price: 'lower' })).toEqual([2])
  const inStock = await ids({ stock: 'now' })
  await shop.pool.query('update stock set quantity = 0 where product_id = 1')
  expect(await ids({ stock: 'now' })).toEqual(inStock.filter((id) => id !== 1))
  expect(inStock).toContain(1)
})

describe('заказанное держится вровень с заказами', () => {
  const counted = `
    select orders.company_id, reader.account_id, line.product_id, count(distinct orders.id)::int as orders,
           sum(line.quantity)::int as quantity, max(orders.id) as last,
           (array_agg(line.quantity order by orders.id desc))[1] as last_quantity,
           (array_agg(line.price::int order by orders.id desc))[1] as last_price
      from order_line line join orders on orders.id = line.order_id and orders.status <> 'CANCELLED'
     cross join lateral (values (0), (orders.account_id)) reader (account_id) group by 1, 2, 3 order by 1, 2, 3`
  const kept = `
    select company_id, account_id, product_id, order_count as orders, quantity::int, last_order_id as last,
           last_quantity, last_price::int from ordered_product order by 1, 2, 3`
  const expectInStep = async () =>
    expect((await shop.pool.query(kept)).rows).toEqual((await shop.pool.query(counted)).rows)

  test('новый заказ, отмена последнего, отмена единственного, двух разом и уже отменённого', async () => {
    await insertOrders(shop, [
      { id: 11, company: 1, account: 2, products: [1, 2, 3], quantity: 7, price: 500 },
      { id: 12, company: 1, account: 1, products: [2, 3], quantity: 9, price: 700 },
      { id: 13, company: 2, account: 6, products: [1], quantity: 2, price: 800 },
    ])
    await expectInStep()
    for (const ids of [[12], [12], [1, 11], [13, 5]]) {
      await shop.pool.query(`update orders set status = 'CANCELLED' where id = any ($1)`, [ids])
      await expectInStep()
    }
    const { rows } = await shop.pool.query('select from ordered_product where company_id = 2')
    expect(rows).toHaveLength(0)
  })

  test('заказы одной компании разом, в разном порядке строк, не запирают друг друга', async () => {
    const orders = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: 21 + at, company: 1, account: 1 + (at % 2) },
      products: at % 3 === 0 ? [3, 2, 1] : [1, 2, 3],
    }))
    await Promise.all(orders.map((order) => insertOrders(shop, [order])))
    await expectInStep()
  })
})
