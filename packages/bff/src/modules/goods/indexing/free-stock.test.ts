import type { TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { readFreeStock } from '../../stock/indexed-stock.service.ts'
import { selectCards } from '../cards/card.sql.ts'
import { createLiveDatabase } from './live.fixture.ts'

let scratch: TestDatabase
beforeAll(async () => {
  scratch = await createLiveDatabase()
})
afterAll(() => scratch.drop())
beforeEach(() => scratch.pool.query('delete from reservation'))

const reserve = (order: number, quantity: number, isReleased = false, warehouse = 1) =>
  scratch.pool.query(
    `insert into reservation (order_id, product_id, warehouse_id, quantity, released_at)
     values ($1, 1, $4, $2, case when $3 then now() end)`,
    [order, quantity, isReleased, warehouse],
  )
/** Ids of the products that the index would read as available. */
const inStock = async (): Promise<number[]> => {
  const client = await scratch.pool.connect()
  try {
    const ids: number[] = []
    for await (const rows of readFreeStock(client))
      ids.push(...rows.map(({ productId }) => productId))
    return ids
  } finally {
    client.release()
  }
}
const isInStock = async (id: number) => (await inStock()).includes(id)
const availableOf = async (ids: readonly number[]) =>
  (await selectCards(databaseOf(scratch.pool), ids, { own: 1, base: 1 })).map(
    ({ available }) => available,
  )

// product 1: one piece in the first warehouse, two in the second
test('занятое заказами не продаётся, отпущенное продаётся снова', async () => {
  expect(await availableOf([1])).toEqual([3])
  await reserve(1, 1)
  expect(await availableOf([1])).toEqual([2])
  await scratch.pool.query('update reservation set released_at = now()')
  await reserve(2, 1, true)
  expect(await availableOf([1])).toEqual([3])
})

test('склад, с которого обещано больше, чем есть, не отнимает у соседнего', async () => {
  await reserve(1, 5)
  expect(await availableOf([1])).toEqual([2])
})

test('занятого целиком нет «в наличии», отпущенное там снова', async () => {
  await reserve(1, 1)
  expect(await isInStock(1)).toBe(true)
  await reserve(1, 2, false, 2)
  expect(await isInStock(1)).toBe(false)
  await scratch.pool.query('update reservation set released_at = now() where warehouse_id = 2')
  expect(await isInStock(1)).toBe(true)
})

test('«в наличии» — те же товары, у которых остаток на карточке больше нуля', async () => {
  await scratch.pool.query(
    `insert into reservation (order_id, product_id, warehouse_id, quantity, released_at)
     select 1 + id % 2, id, 1 + id % 2, 2, case when id % 4 = 0 then now() end from generate_series(1, 60) id`,
  )
  const ids = Array.from({ length: 60 }, (_, place) => place + 1)
  const available = await availableOf(ids)
  expect((await inStock()).sort((one, other) => one - other)).toEqual(
    ids.filter((_, place) => (available[place] ?? 0) > 0),
  )
})
