import type { Pool } from 'pg'
import { type Database, databaseOf } from '../kernel/database.ts'

/** At any moment it is another day than Moscow's in one of them at least. */
export const FAR_ZONES = ['Etc/GMT+12', 'Etc/GMT-14'] as const

/** What is written on a connection of that zone, in one moment; nothing of it is kept. */
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
