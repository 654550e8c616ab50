import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '../../database.ts'

/** Where pg-boss keeps its tables, beside ours. */
const SCHEMA = 'pgboss'

/** Statements of the queue on a connection of ours: what they write stands or falls with its transaction. */
export const queueOn = (database: Database): Db => ({
  executeSql: async (text, values) => ({
    rows: await database.query({ text, ...(values ? { values } : {}) }),
  }),
})

export type BossOptions = {
  pool: pg.Pool
  /** Takes jobs as well; else it only puts them in and reads them. */
  isWorker: boolean
  /** How often dead workers are looked for, seconds. */
  watchEvery: number
}

/** Not started. Workers get connections of their own, so that a long job never takes one from a visitor. */
export const createBoss = ({ pool, isWorker, watchEvery }: BossOptions): PgBoss => {
  const common = { schema: SCHEMA, migrate: false, createSchema: false, monitorVacuum: false }
  if (!isWorker) {
    return new PgBoss({ ...common, db: poolQueue(pool), supervise: false, schedule: false })
  }
  return new PgBoss({
    ...common,
    connectionString: pool.options.connectionString ?? '',
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

/**
 * Brings the queue's own tables to the version of the library; part of the migrations, under their lock.
 * Its newer versions read an older schema only after this.
 */
export const migrateQueue = async (client: pg.Client): Promise<void> => {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: true,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined) // thrown by the call in hand
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
