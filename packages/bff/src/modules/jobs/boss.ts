import pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '../../kernel/database.ts'
import { openListener } from '../../kernel/listener.ts'

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
  /** An idle connection of the workers broke. */
  onTrouble: (error: Error) => void
}

/** `end` closes the workers' connections, after the boss has stopped. */
export type OpenedBoss = { boss: PgBoss; end: () => Promise<void> }

const WORKER_CONNECTIONS = 4

/**
 * Not started yet. Workers use connections of their own, so that a long job never occupies one that requests need.
 */
export const createBoss = ({ pool, directUrl, watchEvery, onTrouble }: BossOptions): OpenedBoss => {
  // `migrate` includes the index maintenance that a new version of the library does later, while jobs are running
  const common = { schema: SCHEMA, migrate: true, monitorVacuum: false }
  if (watchEvery === null) {
    const boss = new PgBoss({ ...common, db: poolQueue(pool), supervise: false, schedule: false })
    return { boss, end: async () => {} }
  }
  const own = new pg.Pool({
    connectionString: directUrl,
    application_name: 'isp-jobs',
    max: WORKER_CONNECTIONS,
  })
  own.on('error', onTrouble)
  const boss = new PgBoss({
    ...common,
    db: { ...poolQueue(own), listen: listenAt(directUrl) },
    useListenNotify: true,
    superviseIntervalSeconds: watchEvery,
    monitorIntervalSeconds: watchEvery,
  })
  return { boss, end: async () => (own.ended ? undefined : own.end()) }
}

/**
 * The library's own listener takes its error handlers off at the first error, and a second one, as a pooler sends it, then ends the
 * process.
 */
const listenAt =
  (connectionString: string): NonNullable<Db['listen']> =>
  async (channel, onNotice, onListening) =>
    openListener({ connectionString, application_name: 'isp-jobs' }, channel, {
      onNotice,
      onListening,
    })

const poolQueue = (pool: pg.Pool): Db => ({
  // bypasses `Database`, because pg-boss sends several statements at once and expects an array of results
  executeSql: (text, values) => pool.query(text, values),
})
