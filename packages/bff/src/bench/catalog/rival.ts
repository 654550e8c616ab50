import type { ProductsAnswer } from '@isp/contract'
import type { Pool } from 'pg'
import { benchMessages as messages } from './bench.messages.ts'
import { type Figures, figuresOf } from './measure.ts'
import { plainSqlOf } from './plain-sql.ts'
import type { ListingTask } from './workload.ts'

type RivalRow = { code: string; value: string | null; count: string }

/** Pages sorted by name are not compared: the index puts «М8» before «М10», the database does not. */
const pageOf = ({ query }: ListingTask, ids: readonly number[]): string =>
  query.sort === 'name' ? '' : ids.join(' ')

/** Both sides must agree on the total, the page and every count shown to the visitor. */
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
 * Measures plain SQL on the first questions of the same list and compares each answer with the shop's.
 * @throws Error at the first difference, since a rival with other answers proves nothing
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
