import type { TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildIndex } from '../../../search/build.ts'
import type { IndexData } from '../../../search/columns.ts'
import { isLiveColumn } from '../../../search/live-columns.ts'
import { openMemoryIndex } from '../../../search/memory-index.ts'
import { plainQuery } from '../../../search/memory-source.fixture.ts'
import { shopToday } from '../../../trade/shop-day.ts'
import { connectionOf } from './builder.ts'
import { readCatalogSource } from './catalog-source.ts'
import { createLiveDatabase } from './live.fixture.ts'
import { type LiveIndex, openLiveIndex } from './live-index.ts'

/** An index that follows changes must give the same answers as an index built from the changed rows. */

let seed = Number(process.env.ORACLE_SEED ?? 20_261_121)
const below = (limit: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item

let database: TestDatabase
let live: LiveIndex
const log = { debug: () => {}, info: () => {}, warn: () => {} }

const build = async (): Promise<IndexData> => {
  const client = await database.pool.connect()
  await client.query('begin transaction isolation level repeatable read read only')
  const data = await buildIndex(await readCatalogSource(client))
  await client.query('commit')
  client.release()
  return data
}
const open = async (): Promise<LiveIndex> => {
  const { pool } = database
  return openLiveIndex(await build(), { pool, connection: await connectionOf(pool), log })
}
const run = (sql: string, values: unknown[] = []): Promise<unknown> =>
  database.pool.query(sql, values)

beforeEach(async () => {
  database = await createLiveDatabase()
  live = await open()
})
afterEach(async () => {
  await live.close()
  await database.drop()
})

/** A date two weeks ahead, as 2026-12-01. */
const soon = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

const answersOf = (index: LiveIndex['index']): unknown[] =>
  [1, 2, 3, 4].flatMap((priceTypeId) =>
    [1, 2, null].flatMap((sectionId) =>
      (['price-asc', 'price-desc', 'popular'] as const).flatMap((sort) =>
        [
          { filters: [] },
          { filters: [{ code: 'stock', values: ['now'] }] },
          { filters: [], price: { from: 200, to: 600 } },
          { filters: [], isStockFirst: true },
          { filters: [{ code: 'warehouse', values: ['msk'] }], isStockFirst: true },
          { filters: [{ code: 'arrival', values: ['2020-01-02', soon] }] },
        ].map((change) =>
          index.list({ ...plainQuery, priceTypeId, sectionId, sort, limit: 25, ...change }),
        ),
      ),
    ),
  )
const liveColumnsOf = ({ columns }: IndexData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => isLiveColumn(name)))

const expectAsBuiltAnew = async (about = ''): Promise<void> => {
  const fresh = await build()
  expect(liveColumnsOf(live.data), about).toEqual(liveColumnsOf(fresh))
  expect(answersOf(live.index), about).toEqual(answersOf(openMemoryIndex(fresh)))
}

const changes: readonly (() => Promise<unknown>)[] = [
  () =>
    run('update price set amount = $1 where product_id = $2', [
      100 * (1 + below(9)),
      1 + below(60),
    ]),
  () =>
    run('update price set amount = amount * 2 where product_id % $1 = 0 and amount < 900', [
      2 + below(9),
    ]),
  () =>
    run('delete from price where product_id = $1 and price_type_id = $2', [
      1 + below(60),
      1 + below(3),
    ]),
  () =>
    run(
      'insert into price values ($1, $2, $3) on conflict (product_id, price_type_id) do update set amount = excluded.amount',
      [1 + below(60), 1 + below(3), 100 * (1 + below(9))],
    ),
  () => run('update stock set quantity = $1 where product_id = $2', [below(3), 1 + below(60)]),
  () => run('delete from stock where product_id = $1', [1 + below(60)]),
  () =>
    run('insert into stock values ($1, $2, $3) on conflict do nothing', [
      1 + below(60),
      1 + below(2),
      below(3),
    ]),
  () =>
    run(
      `insert into reservation (order_id, product_id, warehouse_id, quantity)
       select id, $2::int, $3::int, $4::int from orders where id = $1 on conflict do nothing`,
      [1 + below(2), 1 + below(60), 1 + below(2), 1 + below(2)],
    ),
  // reserves the whole stock of some products, so that they are out of stock
  () =>
    run(
      `insert into reservation (order_id, product_id, warehouse_id, quantity)
       select orders.id, product_id, warehouse_id, stock.quantity from stock join orders on orders.id = 1
        where stock.quantity > 0 and product_id % $1 = 0 on conflict do nothing`,
      [2 + below(5)],
    ),
  () => run('update reservation set released_at = now() where product_id % $1 = 0', [2 + below(3)]),
  () => run('delete from reservation where product_id % $1 = 0', [2 + below(5)]),
  () => run('delete from orders where id = 2 and $1 = 0', [below(4)]),
  () =>
    run(`insert into arrival values ($1, $2, ${shopToday} + $3::int, 5) on conflict do nothing`, [
      1 + below(60),
      1 + below(2),
      below(50),
    ]),
  () => run('delete from arrival where product_id = $1', [1 + below(60)]),
  () =>
    run(`update arrival set expected_on = expected_on + $1::int where product_id % 5 = 0`, [
      100 + below(20),
    ]),
]

describe('после изменений цен, остатков, резервов и поступлений', () => {
  test('списки, порядок и числа те же, что у построенного заново, при сорока случайных наборах', async () => {
    const before = JSON.stringify(answersOf(live.index))
    for (let round = 0; round < 40; round += 1) {
      for (let turn = below(8); turn >= 0; turn -= 1) await pick(changes)()
      await live.catchUp()
      await expectAsBuiltAnew(`seed ${seed}, round ${round}`)
    }
    // proves that the changes above had any effect at all
    expect(JSON.stringify(answersOf(live.index))).not.toBe(before)
  })

  test('дороже стала базовая цена: товар переставлен у всех, у кого нет своей', async () => {
    await run('update price set amount = 5000 where product_id = 4 and price_type_id = 1')
    await run('update price set amount = 6000 where product_id = 5 and price_type_id = 1')
    await live.catchUp()
    const dearest = (priceTypeId: number) =>
      live.index.list({ ...plainQuery, priceTypeId, sort: 'price-desc', limit: 2 }).ids
    expect(dearest(1)).toEqual([5, 4])
    expect(dearest(3)).toEqual([5, 4])
    expect(dearest(2)[0]).toBe(5)
    expect(dearest(2)).not.toContain(4)
  })

  test('наступил другой день: чего ждали вчера и не дождались, того ждут снова', async () => {
    const data = await build()
    const [today, arrival] = [data.columns.today, data.columns.arrival]
    const late = arrival?.findIndex((day) => day > 1) ?? -1
    if (!today || !arrival || late < 0) throw new Error('something is to arrive')
    today[0] = (today[0] ?? 0) - 1
    arrival[late] = today[0]
    const { pool } = database
    await live.close()
    live = openLiveIndex(data, { pool, connection: await connectionOf(pool), log })
    await live.catchUp()
    await expectAsBuiltAnew()
  })

  test('товар, которого в указателе ещё нет, ничему не мешает', async () => {
    await run(
      `insert into product (id, slug, section_id, article, name) values (61, 'p61', 1, 'A-61', 'Сверло 61')`,
    )
    await run('insert into price values (61, 1, 1), (1, 3, 1)')
    await live.catchUp()
    expect(
      live.index.list({ ...plainQuery, priceTypeId: 3, sort: 'price-asc', limit: 1 }).ids,
    ).toEqual([1])
  })
})

describe('журнал изменений', () => {
  const named = async (productId: number): Promise<number> =>
    (
      await database.pool.query(
        'select count(*)::int as count from catalog_change where $1 = any (product_ids)',
        [productId],
      )
    ).rows[0].count
  const changesLeft = async (): Promise<number> =>
    (await database.pool.query('select count(*)::int as count from catalog_change')).rows[0].count

  test('изменение, начатое до чтения и подтверждённое после, не теряется', async () => {
    await live.catchUp()
    await run('delete from catalog_change') // earlier rows may remain: any open transaction on this server keeps them
    const writer = await database.pool.connect()
    await writer.query('begin')
    await writer.query('update price set amount = 7000 where product_id = 1')
    await run('update price set amount = 8000 where product_id = 2')
    await live.catchUp()
    await writer.query('commit')
    writer.release()
    await live.catchUp()
    await expectAsBuiltAnew()
    expect(live.index.list({ ...plainQuery, sort: 'price-desc', limit: 2 }).ids).toEqual([2, 1])
  })

  test('отменённое изменение не видно', async () => {
    const writer = await database.pool.connect()
    await writer.query('begin; update price set amount = 7000 where product_id = 1')
    await live.catchUp()
    await writer.query('rollback')
    writer.release()
    await live.catchUp()
    await expectAsBuiltAnew()
  })

  test('очищен раньше, чем прочитан: цены и остатки читаются целиком', async () => {
    await run('update price set amount = 7000 where product_id = 1')
    // an open transaction in any database of the server may keep the rows for a while
    await expect
      .poll(async () => {
        await run(`select prune_catalog_changes('0')`)
        return changesLeft()
      })
      .toBe(0)
    await live.catchUp()
    await expectAsBuiltAnew()
    expect(live.index.list({ ...plainQuery, sort: 'price-desc', limit: 1 }).ids).toEqual([1])
  })

  test('другая история базы (восстановленная копия): цены и остатки читаются целиком', async () => {
    const data = await build()
    await run('update price set amount = 7000 where product_id = 1')
    await run('truncate catalog_change')
    const { pool } = database
    const restored = {
      ...data,
      meta: { ...data.meta, seen: { ...data.meta.seen, history: '1/1/1' } },
    }
    await live.close()
    live = openLiveIndex(restored, { pool, connection: await connectionOf(pool), log })
    await live.catchUp()
    await expectAsBuiltAnew()
  })

  test('база пропадала: после этого цены и остатки читаются целиком', async () => {
    await run('alter table catalog_change rename to catalog_change_away')
    await expect(live.catchUp()).rejects.toThrow(/catalog_change/)
    await run('alter table catalog_change_away rename to catalog_change')
    await run('update price set amount = 7000 where product_id = 1')
    await run('truncate catalog_change')
    await live.catchUp()
    await expectAsBuiltAnew()
  })

  test('свежие строки и строки рядом с идущей транзакцией не очищаются', async () => {
    await live.catchUp()
    await run('delete from catalog_change') // earlier rows may remain: any open transaction on this server keeps them
    const writer = await database.pool.connect()
    await writer.query('begin')
    await writer.query('update price set amount = 7000 where product_id = 1')
    await run('update price set amount = 8000 where product_id = 2')
    await run(`select prune_catalog_changes('0')`)
    expect(await named(2)).toBe(1)
    await writer.query('commit')
    writer.release()
    await run(`select prune_catalog_changes('1 hour')`)
    expect([await named(1), await named(2)]).toEqual([1, 1])
    await live.catchUp()
    await expectAsBuiltAnew()
  })

  test('слишком много товаров одной командой или truncate: читаются целиком', async () => {
    await run('truncate reservation, stock')
    await run(`insert into product (id, slug, section_id, article, name)
      select id, 'p' || id, 1, 'A-' || id, 'Сверло' from generate_series(1001, 52000) id`)
    await run('insert into price select id, 1, 50 from generate_series(1001, 52000) id')
    await run('update price set amount = 7000 where product_id = 1')
    const { rows } = await database.pool.query(
      'select count(*)::int as whole from catalog_change where product_ids is null',
    )
    expect(rows).toEqual([{ whole: 3 }])
    await live.catchUp()
    expect(live.index.list({ ...plainQuery, sort: 'price-desc', limit: 1 }).ids).toEqual([1])
    const inStock = live.index.list({
      ...plainQuery,
      filters: [{ code: 'stock', values: ['now'] }],
    })
    expect(inStock.total).toBe(0)
  })

  test('команда, которая ничего не тронула, ничего не пишет', async () => {
    const before = await changesLeft()
    await run('update price set amount = 1 where product_id = -1')
    await run('delete from stock where product_id = -1')
    expect(await changesLeft()).toBe(before)
  })
})

describe('D38: спецификация называет товары', () => {
  const effective = `coalesce(
    (select amount from price where product_id = product.id and price_type_id = 4),
    (select amount from price where product_id = product.id and price_type_id = 2),
    (select amount from price where product_id = product.id and price_type_id = 1))`
  const cheapest = async () =>
    (
      await database.pool.query<{ id: number }>(
        `select id from product where ${effective} is not null order by ${effective}, popularity desc, id limit 25`,
      )
    ).rows.map(({ id }) => id)
  const listed = (index: LiveIndex['index'], limit = 25) =>
    index.list({ ...plainQuery, priceTypeId: 4, sectionId: null, sort: 'price-asc', limit }).ids

  test('список идёт по её ценам, а чего она не называет — по ценам договора, потом по базовым', async () => {
    expect(listed(live.index)).toEqual(await cheapest())
    const { rows } = await database.pool.query(
      `select count(*) filter (where amount > 0)::int as own, count(*)::int as all
         from product left join price on price.product_id = product.id and price_type_id = 4`,
    )
    expect(rows[0]).toEqual({ own: 8, all: 60 })
  })

  test('цена договора меняется — меняется и место не названного товара; названного — нет', async () => {
    await run('update price set amount = 1 where price_type_id = 2 and product_id in (4, 28)')
    await live.catchUp()
    expect(listed(live.index, 1)).toEqual([4])
    expect(listed(live.index)).toEqual(await cheapest())
  })

  test('всё прочитанное заново даёт то же', async () => {
    await run('update price set amount = 3 where price_type_id = 2 and product_id = 8')
    await run('select prune_catalog_changes($1)', ['0'])
    await live.catchUp()
    expect(listed(live.index)).toEqual(await cheapest())
  })

  test('другая цена договора, другая спецификация — другая версия каталога; чужой договор её не меняет', async () => {
    const version = async () =>
      (await database.pool.query('select version::int from catalog_version')).rows[0].version
    const first = await version()
    await run('update agreement set name = $1', ['Другой'])
    await run(
      `insert into specification (agreement_id, number, dated, price_type_id) values (1, '8', '2026-01-01', 1)`,
    )
    expect(await version()).toBe(first)
    await run('update agreement set price_type_id = 1')
    expect(await version()).toBe(first + 1)
    await run('update specification set number = $1 where names_goods', ['7а'])
    expect(await version()).toBe(first + 2)
    await run('delete from specification where names_goods')
    expect(await version()).toBe(first + 3)
  })
})
