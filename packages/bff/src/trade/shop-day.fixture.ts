import type { Pool } from 'pg'
import { type Database, databaseOf } from '../kernel/database.ts'

/** At any moment at least one of these zones has another date than Moscow. */
export const FAR_ZONES = ['Etc/GMT+12', 'Etc/GMT-14'] as const

/** Writes on a connection in that zone, all at one moment, and rolls back. */
export const inZone = async (
  pool: Pool,
  zone: (typeof FAR_ZONES)[number],
  look: (database: Database) => Promise<void>,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local time zone '${zone}'`)
    await look(databaseOf(client))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
