import { createHash } from 'node:crypto'
import type pg from 'pg'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { SCHEMA } from './boss.ts'

/** Fingerprint of the tables that this version of pg-boss creates. */
export const queueFingerprint = (): string =>
  createHash('sha256').update(getConstructionPlans(SCHEMA)).digest('hex')

/**
 * Migrates pg-boss's own tables, as part of the migrations and under their lock. Newer versions of the library can
 * read an older schema only after this.
 */
export const migrateQueue = async (client: pg.Client): Promise<void> => {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: true,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined) // the error is thrown by the call itself
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
