import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '../../kernel/database.ts'

/** Where pg-boss keeps its tables, beside ours. */
export const SCHEMA = 'pgboss'

/** Statements of the queue on a connection of ours: what they write stands or falls with its transaction. */
export const queueOn = (database: Database): Db => ({
  executeSql: async (text, values) => ({
    rows: await database.query({ text, ...(values ? { values } : {}) }),
  }),
})

export type BossOptions = {
  pool: pg.Pool
  /** Where workers connect by themselves: past a pooler, since they listen. */
  directUrl: string
  /** How often dead workers are looked for, seconds; null: no worker, it only puts jobs in and reads them. */
  watchEvery: number | null
}

/** Not started. Workers get connections of their own, so that a long job never takes one from a visitor. */
export const createBoss = ({ pool, directUrl, watchEvery }: BossOptions): PgBoss => {
  // `migrate`: also what a new version of the library does to its indexes afterwards, beside the work
  const common = { schema: SCHEMA, migrate: true, monitorVacuum: false }
  if (watchEvery === null) {
    return new PgBoss({ ...common, db: poolQueue(pool), supervise: false, schedule: false })
  }
  return new PgBoss({
    ...common,
    connectionString: directUrl,
    application_name: 'isp-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: watchEvery,
    monitorIntervalSeconds: watchEvery,
  })
}

const poolQueue = (pool: pg.Pool): Db => ({
  // not by way of `Database`: pg-boss sends several statements at once, and reads an array of answers
  executeSql: (text, values) => pool.query(text, values),
})
