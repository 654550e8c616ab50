import { createHash } from 'node:crypto'
import type pg from 'pg'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { SCHEMA } from './boss.ts'

/** One word for the tables that this version of the library makes. */
export const queueFingerprint = (): string =>
  createHash('sha256').update(getConstructionPlans(SCHEMA)).digest('hex')

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
