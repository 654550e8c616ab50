import type { ProductsAnswer } from '@isp/contract'
import type { Pool } from 'pg'
import { benchMessages as messages } from './bench.messages.ts'
import { type Figures, figuresOf } from './measure.ts'
import { plainSqlOf } from './plain-sql.ts'
import type { ListingTask } from './workload.ts'

type RivalRow = { code: string; value: string | null; count: string }

/** Names are left out of the comparison of pages: the index orders «М8» before «М10», the database does not. */
const pageOf = ({ query }: ListingTask, ids: readonly number[]): string =>
  query.sort === 'name' ? '' : ids.join(' ')

/** What the two sides must agree on: the total, the page, and every count that the visitor is shown. */
const differenceOf = (
  task: ListingTask,
  rows: readonly RivalRow[],
  answer: ProductsAnswer,
): string | null => {
  const counts = new Map(rows.map(({ code, value, count }) => [`${code} ${value}`, Number(count)]))
  const page = rows.filter(({ code }) => code === 'page').map(({ value }) => Number(value))
  if (counts.get('total null') !== answer.total) return `total ${answer.total}`
  const shown = pageOf(
    task,
    answer.items.map(({ id }) => id),
  )
  if (pageOf(task, page) !== shown) return `page ${shown}`
  for (const { code, values, range } of answer.facets) {
    for (const { key, count } of values) {
      if ((counts.get(`${code} ${key}`) ?? 0) !== count) return `${code} ${key}: ${count}`
    }
    const bounds = `price ${range?.min} ${range?.max}`
    if (code === 'price' && !counts.has(bounds)) return bounds
  }
  return null
}

/**
 * Plain SQL on the first questions of the same list, each compared with the answer of the shop.
 * @throws Error at the first difference: a rival that answers something else proves nothing
 */
export const measureRival = async (
  pool: Pool,
  tasks: readonly ListingTask[],
  list: (task: ListingTask) => Promise<string>,
): Promise<Figures> => {
  const { rows } = await pool.query<{ id: number }>('select id from price_type where is_base')
  const times: number[] = []
  for (const task of tasks) {
    const text = plainSqlOf(task, rows[0]?.id ?? 0)
    const startedAt = performance.now()
    const answer = await pool.query<RivalRow>(text)
    times.push(performance.now() - startedAt)
    const difference = differenceOf(task, answer.rows, JSON.parse(await list(task)))
    if (difference) throw new Error(messages.differs(JSON.stringify(task.query), difference))
  }
  return figuresOf(times)
}
