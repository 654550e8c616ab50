import type { ProductsQuery } from '@isp/contract'
import type { Pool } from 'pg'
import { benchRandom } from './random.ts'

export type List = (query: ProductsQuery) => Promise<{ total: number }>

/** Milliseconds from a committed change to the first list that shows it, in the slowest of the processes. */
export type Freshness = { changes: number; medianMs: number; maxMs: number }

const CHANGES = 10
const GIVE_UP_MS = 20_000

type Sample = { id: number; section: string; amount: string; stock: object[] }

const pickProducts = async (pool: Pool, count: number, seed: number): Promise<Sample[]> => {
  const random = benchRandom(seed)
  const { rows: bounds } = await pool.query<{ max: number }>('select max(id) as max from product')
  const samples: Sample[] = []
  while (samples.length < count) {
    const { rows } = await pool.query<Sample>(
      `select p.id, s.slug as section, price.amount::text as amount,
         (select jsonb_agg(to_jsonb(stock)) from stock where product_id = p.id) as stock
       from product p join section s on s.id = p.section_id
       join price on price.product_id = p.id
       join price_type on price_type.id = price.price_type_id and price_type.is_base
       where p.id = $1 and p.is_active
         and exists (select from stock where product_id = p.id and quantity > 0)`,
      [1 + random.below(bounds[0]?.max ?? 1)],
    )
    samples.push(...rows)
  }
  return samples
}

/** Polls every process until its list has the expected number of products; gives the time of the last one. */
const seenAfter = async (
  lists: readonly List[],
  query: ProductsQuery,
  total: number,
): Promise<number> => {
  const startedAt = performance.now()
  const times = await Promise.all(
    lists.map(async (list) => {
      while ((await list(query)).total !== total) {
        if (performance.now() - startedAt > GIVE_UP_MS) return GIVE_UP_MS
      }
      return performance.now() - startedAt
    }),
  )
  return Math.max(...times)
}

/**
 * Changes prices and stock of single products one after another and restores them; a unique price identifies each
 * product.
 */
export const measureFreshness = async (
  pool: Pool,
  lists: readonly List[],
  seed: number,
): Promise<Freshness> => {
  const times: number[] = []
  for (const [place, sample] of (await pickProducts(pool, CHANGES / 2, seed)).entries()) {
    const { id, section, amount, stock } = sample
    const unique = 900_000_000_000 + place
    const price = { code: 'price', from: unique, to: unique }
    const now = { code: 'stock', values: ['now'] }
    const setPrice = (value: number | string): Promise<unknown> =>
      pool.query(
        'update price set amount = $2 where product_id = $1 and price_type_id = (select id from price_type where is_base)',
        [id, value],
      )
    await setPrice(unique)
    times.push(await seenAfter(lists, { section, filters: [price] }, 1))
    await pool.query('update stock set quantity = 0 where product_id = $1', [id])
    times.push(await seenAfter(lists, { section, filters: [price, now] }, 0))
    await setPrice(amount)
    await pool.query(
      `update stock set quantity = held.quantity from jsonb_populate_recordset(null::stock, $1) held
       where stock.product_id = held.product_id and stock.warehouse_id = held.warehouse_id`,
      [JSON.stringify(stock)],
    )
  }
  times.sort((one, other) => one - other)
  return {
    changes: times.length,
    medianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    maxMs: Math.round(times.at(-1) ?? 0),
  }
}
