import type { ReleaseInHistory, ReleasesInStore } from '@isp/contract/releases-in-store'
import pg from 'pg'
import { type Database, databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import {
  deleteSetAside,
  deleteVersion,
  insertAct,
  insertSetAside,
  insertVersion,
  lockReleases,
  lockReleasesNow,
  type ReleaseAct,
  raiseRevision,
  readReleases,
  selectInventory,
  writePointer,
} from './releases.sql.ts'

export { releasePath } from './release-path.ts'
export type { ReleaseAct } from './releases.sql.ts'

/** The releases while they are locked; everything is visible to others at once, when the work has ended well. */
export type LockedReleases = {
  state: ReleasesInStore
  inventory(name: string, version: string): Promise<string | undefined>
  /** All its files are in the store. */
  addVersion(release: { name: string; version: string; inventory: string }): Promise<void>
  removeVersion(name: string, version: string): Promise<void>
  /** `version` null: nothing of this name is served. */
  point(pointer: {
    name: string
    version: string | null
    history: readonly ReleaseInHistory[]
  }): Promise<void>
  forgetSetAside(name: string, version: string): Promise<void>
  setAside(name: string, version: string, reason: string): Promise<void>
  note(act: ReleaseAct): Promise<void>
}

/** For commands that change releases: one of them at a time, on whichever machines they run. */
export type ReleaseLedger = {
  read(): Promise<ReleasesInStore>
  inventory(name: string, version: string): Promise<string | undefined>
  /**
   * Runs `work` while nobody else changes releases. A command whose connection ends loses the lock and all it did.
   * `onWaiting` is called when somebody else is at it.
   */
  locked<T>(work: (releases: LockedReleases) => Promise<T>, onWaiting: () => void): Promise<T>
  close(): Promise<void>
}

const LOCK_TAKEN = '55P03'

const lock = async (connection: Database, onWaiting: () => void): Promise<void> => {
  await connection.query({ text: 'savepoint before_lock' })
  try {
    await lockReleasesNow(connection)
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TAKEN) throw error
    onWaiting()
    await connection.query({ text: 'rollback to savepoint before_lock' })
    await lockReleases(connection)
  }
}

export const openReleaseLedger = (databaseUrl: string): ReleaseLedger => {
  // without limits of time: a command waits for another one's checks
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'isp-releases',
    max: 2,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  pool.on('error', () => {}) // the next statement reports it
  const database = databaseOf(pool)
  return {
    read: () => readReleases(database),
    inventory: (name, version) => selectInventory(database, name, version),
    locked: (work, onWaiting) =>
      transactionsOf(pool)(async (connection) => {
        await lock(connection, onWaiting)
        const state = await readReleases(connection)
        const result = await work({
          state,
          inventory: (name, version) => selectInventory(connection, name, version),
          addVersion: (release) => insertVersion(connection, release),
          removeVersion: (name, version) => deleteVersion(connection, name, version),
          point: (pointer) => writePointer(connection, pointer),
          forgetSetAside: (name, version) => deleteSetAside(connection, name, version),
          setAside: async (name, version, reason) => {
            await insertSetAside(connection, { name, version, reason })
          },
          note: (act) => insertAct(connection, act),
        })
        await raiseRevision(connection)
        return result
      }),
    close: () => pool.end(),
  }
}
