// What tooling needs to try releases on a few, and to remember what is known of them (record 116).
import type { CanaryStage } from '@isp/contract/release-news'
import { previewPath } from '@isp/contract/release-news'
import { errorMessage } from '@isp/i18n'
import pg from 'pg'
import { AppError, StartupError } from '../kernel/app-error.ts'
import { databaseOf } from '../kernel/database.ts'
import { transactionsOf } from '../kernel/transaction.ts'
import {
  forgiveWithdrawal,
  insertRecord,
  type ReleaseRecord,
  requestEnd,
  selectRunning,
  selectWithdrawal,
} from '../modules/canaries/canaries.sql.ts'
import { readReleaseKey, signPreview } from '../modules/canaries/preview-link.ts'
import { startCanary } from '../modules/canaries/start-canary.ts'

export { StartupError } from '../kernel/app-error.ts'
export type { ReleaseRecord } from '../modules/canaries/canaries.sql.ts'

type Known = { name: string; version: string; by: string; commit: string | null }

export type ReleaseControl = {
  /** @throws StartupError that says why it cannot begin */
  startCanary(canary: Known & { stages: readonly CanaryStage[]; isAgain: boolean }): Promise<void>
  /** Asks the shop to end the running canary of a name. @returns its version; undefined if none runs */
  end(
    name: string,
    how: { state: 'withdrawn' | 'promoted'; by: string; reason: string | null },
  ): Promise<string | undefined>
  /** Path of the link that turns a preview on. */
  previewPath(releases: Readonly<Record<string, string>>, until: Date, by: string): Promise<string>
  record(release: Known & { record: ReleaseRecord }): Promise<void>
  /** Why a canary withdrew the release; undefined if none did. */
  withdrawalOf(name: string, version: string): Promise<string | undefined>
  /** The release was chosen again all the same. */
  forgive(name: string, version: string): Promise<void>
  close(): Promise<void>
}

/** Opens the tables of releases that are tried on a few. The schema must be there. */
export const openReleaseControl = (databaseUrl: string): ReleaseControl => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'isp-release-control',
    max: 1,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', () => {}) // the next statement reports it
  const database = databaseOf(pool)
  const transact = transactionsOf(pool)
  return {
    startCanary: async (canary) => {
      try {
        await transact((connection) => startCanary(connection, canary))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        throw new StartupError(errorMessage(error.code, error.params))
      }
    },
    end: async (name, how) => {
      const canary = (await selectRunning(database)).find((one) => one.name === name)
      if (canary) await requestEnd(database, canary.id, how)
      return canary?.version
    },
    previewPath: async (releases, until, by) => {
      const preview = { releases, until: Math.floor(until.getTime() / 1000), by }
      return previewPath(signPreview(preview, await readReleaseKey(database)))
    },
    record: ({ name, version, record, by: storedBy, commit }) =>
      insertRecord(database, { name, version, record, storedBy, commit }),
    withdrawalOf: (name, version) => selectWithdrawal(database, name, version),
    forgive: (name, version) => forgiveWithdrawal(database, name, version),
    close: () => pool.end(),
  }
}
