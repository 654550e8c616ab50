import type pg from 'pg'
import { expect } from 'vitest'

const countWaiting = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

/**
 * Makes `works` overlap with a change: runs `change` in its own transaction, which commits once all `works` wait for it
 * (or are done without waiting). The pool has four connections: one is held here, another one observes.
 */
export const during = async <Result>(
  pool: pg.Pool,
  change: string,
  ...works: (() => Promise<Result>)[]
): Promise<Result[]> => {
  const holder = await pool.connect()
  const running: Promise<Result>[] = []
  let settled = 0
  try {
    await holder.query('begin')
    await holder.query(change)
    for (const [place, work] of works.entries()) {
      running.push(work().finally(() => (settled += 1)))
      await expect.poll(async () => settled + (await countWaiting(pool))).toBeGreaterThan(place)
    }
    await holder.query('commit')
    return await Promise.all(running)
  } finally {
    await holder.query('rollback') // nothing to roll back after the commit
    holder.release()
    await Promise.allSettled(running)
  }
}
