import { setTimeout as wait } from 'node:timers/promises'
import type { Health } from '@isp/contract'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Database } from '../../kernel/database.ts'
import type { TimeLimits } from '../../kernel/time-limits.ts'
import { ping, readMigrationNumber } from './system.sql.ts'

/** State of the catalogue for the health check; null until the first index is ready. */
export type CatalogState = { dataVersion: string; productCount: number } | null

export type SystemService = {
  /** Never throws: an unreachable database is a state to report. */
  health(): Promise<Health>
  version(): Promise<{ version: string; migration: number }>
}

const isUp = (database: Database, pingMs: number): Promise<boolean> => {
  const answered = ping(database).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, wait(pingMs, false, { ref: false })])
}

export type SystemPorts = {
  database: Database
  limits: Pick<TimeLimits, 'pingMs'>
  catalogIndex: { current(): CatalogState }
  /** Whether the server is about to close: it is not ready for more. */
  isLeaving?: () => boolean
}

export const createSystemService = (ports: SystemPorts): SystemService => ({
  health: async () => {
    const isDatabaseUp = await isUp(ports.database, ports.limits.pingMs)
    const index = ports.catalogIndex.current()
    return {
      alive: true,
      ready: isDatabaseUp && index !== null && !ports.isLeaving?.(),
      version: packageJson.version,
      database: isDatabaseUp ? 'up' : 'down',
      catalog: {
        ready: index !== null,
        dataVersion: index?.dataVersion ?? null,
        products: index?.productCount ?? 0,
      },
    }
  },
  version: async () => ({
    version: packageJson.version,
    migration: await readMigrationNumber(ports.database),
  }),
})
