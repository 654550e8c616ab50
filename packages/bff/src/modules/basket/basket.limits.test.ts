import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket cascade'))

type Item = { productId: number; quantityOrdered: number; price?: number }
const putters = ['addToBasket', 'addToBasketV2', 'mergeBasket'] as const
const counters = ['calcBasket', 'calcBasketV2', 'calcSmallBasket'] as const
const send = async (id: (typeof putters | typeof counters)[number], items: readonly Item[]) => {
  const { status, body } = await buyer.call(id, {
    body: { items, ...(id === 'mergeBasket' && { action: 'merge' }) },
  })
  return { id, status, code: body.code }
}
const refused = (id: string) => ({ id, status: 400, code: 'REQUEST_INVALID' })
const countLines = async () => (await shop.pool.query('select from basket_line')).rowCount

describe.each([...putters, ...counters])('%s отклоняет', (id) => {
  test('ни одной строки', async () => expect(await send(id, [])).toEqual(refused(id)))

  test('больше десяти тысяч строк, даже одного товара (D47)', async () => {
    const items = Array.from({ length: 10_001 }, () => ({ productId: 2, quantityOrdered: 1 }))
    expect(await send(id, items)).toEqual(refused(id))
    expect(await countLines()).toBe(0)
  })

  test('цену, которую назвал клиент', async () => {
    expect(await send(id, [{ productId: 2, quantityOrdered: 1, price: 1 }])).toEqual(refused(id))
  })
})

test('изменение строки не принимает цены', async () => {
  await buyer.add(2, 1)
  const body = { quantityOrdered: 2, price: 1 }
  expect((await buyer.call('changeBasketLine', { params: { id: 2 }, body })).status).toBe(400)
  expect((await buyer.call('smallBasket')).body.total).toBe(99_999)
})

test('карточек за раз — не больше сотни', async () => {
  const ask = (count: number) =>
    buyer.call('productCards', { body: { ids: Array.from({ length: count }, (_, n) => n + 1) } })
  expect((await ask(100)).status).toBe(200)
  expect((await ask(101)).status).toBe(400)
})

describe('больше миллиона штук', () => {
  const halves = [1, 2].map(() => ({ productId: 2, quantityOrdered: 500_001 }))

  test.each([...counters, 'addToBasket'] as const)('двумя строками: %s', async (id) => {
    expect(await send(id, halves)).toEqual(refused(id))
    expect(await countLines()).toBe(0)
  })
})

test('сумма, которую число не вмещает точно, не принимается', async () => {
  await shop.pool.query('update price set amount = 9007199255 where product_id = 2')
  const items = [{ productId: 2, quantityOrdered: 1_000_000 }]
  for (const id of [...putters, ...counters]) expect(await send(id, items)).toEqual(refused(id))
  expect(await countLines()).toBe(0)
  await shop.pool.query('update price set amount = 9007199254 where product_id = 2')
  for (const id of [...counters, 'addToBasket'] as const) {
    expect(await send(id, items)).toMatchObject({ status: 200 })
  }
  await shop.pool.query('update price set amount = 99999 where product_id = 2')
})

test('упаковка стала другой: шапка и корзина называют одну сумму', async () => {
  await buyer.add(2, 7)
  await shop.pool.query('update product set min_order_quantity = 10, multiplicity = 4 where id = 2')
  const { body: basket } = await buyer.call('basket')
  expect(basket).toMatchObject({ total: 12 * 99_999, in_basket: [{ raisedFrom: 7 }] })
  expect((await buyer.call('smallBasket')).body).toEqual({ count: 1, total: basket.total })
  await shop.pool.query('update product set min_order_quantity = 1, multiplicity = 1 where id = 2')
})

test('строки стоят в том порядке, в каком их клали, и изменение их не переставляет', async () => {
  await buyer.call('addToBasket', {
    body: { items: [3, 1].map((productId) => ({ productId, quantityOrdered: 10 })) },
  })
  await buyer.add(2, 1)
  await buyer.add(3, 1)
  const { body } = await buyer.call('basket')
  expect(body.in_basket.map(({ productId }: { productId: number }) => productId)).toEqual([3, 1, 2])
})

test('товар, присланный дважды, — одна строка с суммой обоих, там, где стоял первый', async () => {
  const items = [
    { productId: 2, quantityOrdered: 3 },
    { productId: 1, quantityOrdered: 10 },
    { productId: 2, quantityOrdered: 4 },
  ]
  const lines = [
    { productId: 2, quantityOrdered: 7 },
    { productId: 1, quantityOrdered: 10 },
  ]
  for (const id of ['addToBasket', 'mergeBasket'] as const) {
    const body = { items, ...(id === 'mergeBasket' && { action: 'merge' }) }
    expect((await buyer.call(id, { body })).body.lines).toMatchObject(lines)
    await buyer.call('clearBasket')
  }
})

test('вошедшему считают по его договору', async () => {
  const items = [{ productId: 1, quantityOrdered: 10 }]
  const { body } = await buyer.call('calcBasket', { body: { items } })
  expect(body).toMatchObject({ total: 100_000, priceType: 'partner' })
})
