import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '../../kernel/database.ts'

/** Schema of pg-boss's own tables. */
export const SCHEMA = 'pgboss'

/** Runs the queue's statements on the given connection, as part of its transaction. */
export const queueOn = (database: Database): Db => ({
  executeSql: async (text, values) => ({
    rows: await database.query({ text, ...(values ? { values } : {}) }),
  }),
})

export type BossOptions = {
  pool: pg.Pool
  /** Address for the workers' own connections: past a pooler, because they listen. */
  directUrl: string
  /** Seconds between searches for dead workers; null: this process runs no jobs, it only adds and reads them. */
  watchEvery: number | null
}

/**
 * Not started yet. Workers use connections of their own, so that a long job never occupies one that requests need.
 */
export const createBoss = ({ pool, directUrl, watchEvery }: BossOptions): PgBoss => {
  // `migrate` includes the index maintenance that a new version of the library does later, while jobs are running
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
  // bypasses `Database`, because pg-boss sends several statements at once and expects an array of results
  executeSql: (text, values) => pool.query(text, values),
})
