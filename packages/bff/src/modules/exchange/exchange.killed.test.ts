import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type KilledServer,
  type Place,
  startKilledServer,
} from '../../composition/killed-server.fixture.ts'
import { type Exchange, openExchange } from './exchange.fixture.ts'

let exchange: Exchange
let server: KilledServer
beforeAll(async () => {
  exchange = await openExchange()
  await exchange.outcomes('import:sections', [{ id: 's', name: 'Раздел' }])
  await exchange.outcomes('import:price-types', [{ id: 'pt', name: 'Оптовая' }])
  server = await startKilledServer(exchange.shop.pool)
})
afterAll(async () => {
  await server?.close()
  await exchange.shop.close()
})

const product = {
  ...{ id: 'g', name: 'Сверло', article: 'С-5', section: 's', unit: 'шт', vatRate: 22 },
}
const price = { product: 'g', priceType: 'pt', price: 100 }

const state = async () =>
  (
    await exchange.shop.pool.query(
      `select (select count(*)::int from product where external_id = 'g') as products,
              (select amount::int from price join product on product.id = product_id where external_id = 'g') as price,
              (select count(*)::int from exchange_waiting) as waiting,
              (select json_agg(outcomes order by received_at) from exchange_load
                where entity in ('products', 'prices')) as outcomes`,
    )
  ).rows[0]

beforeEach(async () => {
  await exchange.shop.pool.query(
    `delete from price using product where product.id = product_id and external_id = 'g';
     delete from product where external_id = 'g';
     delete from exchange_load where entity in ('products', 'prices')`,
  )
  expect(await exchange.outcomes('import:prices', [price])).toEqual(['waiting'])
})

/** A call with a product for which a price is waiting. */
const callWith = async (key: string) => {
  const authorization = `Bearer ${await exchange.keyOf('1c')}`
  return () =>
    server.call('import:products', {
      headers: { authorization, 'idempotency-key': key },
      body: { records: [product] },
    })
}
const done = { products: 1, price: 10_000, waiting: 0, outcomes: ['c', 'c'] }

describe('процесс убит или потерял базу посреди загрузки — не видно ничего; после повтора всё есть, и один раз', () => {
  test.each<['cutAt' | 'killAt', Place]>([
    ['cutAt', 'insert on exchange_load'],
    ['cutAt', 'insert on source_catalog'],
    ['cutAt', 'insert on product'],
    ['cutAt', 'insert on source_product'],
    ['killAt', 'insert on price'],
    ['cutAt', 'delete on exchange_waiting'],
    ['cutAt', 'insert on exchange_note'],
    ['cutAt', 'update on exchange_load'],
    ['cutAt', 'update on exchange_account'],
    ['cutAt', 'update on catalog_version'],
    ['killAt', 'commit of product'],
    ['killAt', 'commit of exchange_load'],
  ])('%s %s', async (stop, place) => {
    const work = await callWith(randomUUID())
    await server[stop](place, work)
    const after = await state()
    // a commit in progress may have succeeded; otherwise everything is as before
    expect([{ products: 0, price: null, waiting: 1, outcomes: ['w'] }, done]).toContainEqual(after)
    expect((await work()).status).toBe(200)
    expect(await state()).toEqual(done)
  })

  test('ответ пропал вместе с процессом: повтор отдаёт тот же ответ', async () => {
    const work = await callWith(randomUUID())
    let first = ''
    await server.killAfter(async () => {
      first = (await work()).bytes.toString()
    })
    expect((await work()).bytes.toString()).toBe(first)
    expect(await state()).toEqual(done)
  })
})
