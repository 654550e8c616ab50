import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogIndexHolder } from '../../search/catalog-index.ts'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'
import { idsInStock, openIndexOf } from '../goods/open-index.fixture.ts'

let shop: BuyersShop
let holder: CatalogIndexHolder

beforeAll(async () => {
  shop = await openBuyersShop()
  holder = await openIndexOf(shop.pool)
})
afterAll(async () => {
  await holder.close()
  await shop.close()
})

const expectInStock = (ids: number[]): Promise<void> =>
  expect.poll(() => idsInStock(holder)).toEqual(ids)

test('заказ на последние штуки убирает товар из «в наличии», снятый резерв возвращает', async () => {
  const buyer = await shop.visitor('buyer')
  await expectInStock([1, 3])
  await buyer.add(1, 10)
  expect((await buyer.order(100_000)).status).toBe(200)
  await expectInStock([1, 3])
  await buyer.add(1, 10)
  expect((await buyer.order(100_000)).status).toBe(200)
  await expectInStock([3])
  await shop.pool.query('update reservation set released_at = now() where product_id = 1')
  await expectInStock([1, 3])
  const rebuilt = await openIndexOf(shop.pool) // a rebuilt index counts the whole stock, independent of changes applied one by one
  try {
    expect(idsInStock(rebuilt)).toEqual([1, 3])
  } finally {
    await rebuilt.close()
  }
})
