import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'
import { insertOrders } from './orders.fixture.ts'

/** The catalogue's own most popular products are 1 and 2; companies 1 and 2 order. */
let shop: BuyersShop
beforeAll(async () => {
  shop = await openBuyersShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate orders, product_companion cascade')
  shop.clock.ms += 11 * 60_000
})

type Cards = { body: { items: { id: number }[] } }
const idsOf = ({ body }: Cards) => body.items.map(({ id }) => id)
const top = async () => idsOf(await shop.call('top10'))
const related = (body: object) => shop.call('related', { body })

test('§7.3: пока ничего не заказано, десятка — то, что каталог показывает первым', async () => {
  expect(await top()).toEqual([1, 2])
})

test('§7.3: в десятке первым то, что заказало больше компаний, а не штук и не заказов одной', async () => {
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1] },
    { id: 2, company: 1, account: 2, products: [1] },
    { id: 3, company: 1, account: 2, products: [3] },
    { id: 4, company: 2, account: 6, products: [3, 4, 5] },
  ])
  expect(await top()).toEqual([3, 1, 2])
})

test('§7.3: отменённое и заказанное раньше трёх месяцев в десятку не идёт', async () => {
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [3], status: 'CANCELLED' },
    { id: 2, company: 2, account: 6, products: [3], daysAgo: 95 },
  ])
  expect(await top()).toEqual([1, 2])
})

test('§7.3: десятка пересчитывается через десять минут, а не при каждом взгляде', async () => {
  expect(await top()).toEqual([1, 2])
  await insertOrders(shop, [{ id: 1, company: 1, account: 2, products: [3] }])
  expect(await top()).toEqual([1, 2])
  shop.clock.ms += 11 * 60_000
  expect(await top()).toEqual([3, 1, 2])
})

test('§7.3: «вместе покупают» неизвестного и снятого товара — «не найден», лишнее поле — отказ', async () => {
  const missing = { status: 404, body: { code: 'PRODUCT_NOT_FOUND' } }
  for (const id of [999, 4]) expect(await related({ id })).toMatchObject(missing)
  for (const body of [{}, { id: 0 }, { id: 1, limit: 31 }, { id: 1, company: 1 }]) {
    expect(await related(body)).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
  }
})

test('§7.3: «вместе покупают» не выдаёт, что берёт одна компания', async () => {
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1, 2] },
    { id: 2, company: 1, account: 2, products: [1, 2] },
  ])
  expect(idsOf(await related({ id: 1 }))).toEqual([])
  await insertOrders(shop, [{ id: 3, company: 2, account: 6, products: [2, 1, 4, 3] }])
  expect(idsOf(await related({ id: 1 }))).toEqual([2])
  expect(idsOf(await related({ id: 2 }))).toEqual([1])
})

test('§7.3: что к товару нужно по каталогу, стоит за купленным вместе и без повторов; снятого нет', async () => {
  await shop.pool.query(
    `insert into product_companion (product_id, companion_id, sort) values (1, 2, 10), (1, 3, 20), (1, 4, 5)`,
  )
  expect(idsOf(await related({ id: 1 }))).toEqual([2, 3])
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1, 3] },
    { id: 2, company: 2, account: 6, products: [1, 3] },
  ])
  expect(idsOf(await related({ id: 1 }))).toEqual([3, 2])
  expect(idsOf(await related({ id: 1, limit: 1 }))).toEqual([3])
})

test('§7.3: отменённый заказ и закупка на весь склад о том, что покупают вместе, не говорят', async () => {
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1, 2] },
    { id: 2, company: 2, account: 6, products: [1, 2], status: 'CANCELLED' },
    { id: 3, company: 2, account: 6, products: [1, 2], lineCount: 201 },
  ])
  expect(idsOf(await related({ id: 1 }))).toEqual([])
})
