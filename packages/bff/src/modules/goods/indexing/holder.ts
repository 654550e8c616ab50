import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { collectGarbage } from '../../../kernel/heap.ts'
import type { TurnLocks } from '../../../kernel/turn-locks.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { bytesOf } from '../../../search/columns.ts'
import { snapshotFile } from '../../../search/snapshot.ts'
import { type Build, type Built, connectionOf, startBuild } from './builder.ts'
import { selectVersion, type VersionRow } from './catalog-source.sql.ts'
import { pruneChanges } from './live-changes.sql.ts'
import { type IndexLog, type LiveIndex, openLiveIndex } from './live-index.ts'
import type { StoredSnapshots } from './stored-snapshots.ts'
import { type VersionWatch, watchVersion } from './version-watch.ts'

export type IndexOptions = {
  pool: pg.Pool
  /** The database past a pooler, for builds and for listening; that of the pool unless given. */
  directUrl?: string | undefined
  log: IndexLog
  /** A standby to build from, which spares the primary a long read. */
  standbyUrl?: string | undefined
  /** Folder of the snapshots; created when it is missing. Several processes may share it. */
  snapshotDir: string
  /** Snapshots of processes on other machines; absent: only those of the folder. */
  stored?: StoredSnapshots | undefined
  /** Lets one process build while the others wait for its snapshot; absent: this one builds alone. */
  turns?: Pick<TurnLocks, 'tryHold'> | undefined
}

/** Pause after a failed build, so that a database in trouble is not loaded further. */
const RETRY_MS = 5000
/** How often a process looks whether another one has built the index. */
const LOOK_AGAIN_MS = 500
/** Longest time for which a shutdown waits for a snapshot that is being written. */
const SAVE_BUDGET_MS = 2000
const PRUNE_EVERY_MS = 600_000

const stateOf = ({ version, changedAt }: VersionRow): string => `${version}@${changedAt}`

/**
 * Keeps an index of the newest catalogue. Returns the holder at once; `ready` fulfils with the first index. A new
 * version of the catalogue is built beside the index in use and replaces it in one assignment: a request that is
 * being answered finishes on the old index. Changes during a build cause one more build. After a failed build the
 * old index stays and the build is repeated. Prices and stock are updated in the index in use, also during a build;
 * the new index catches up before it replaces the old one.
 */
export const openCatalogIndex = async (options: IndexOptions): Promise<CatalogIndexHolder> => {
  const { pool, directUrl, standbyUrl, log, snapshotDir, stored, turns } = options
  const connection = await connectionOf(pool, directUrl)
  let current: LiveIndex | null = null
  let next: LiveIndex | null = null
  let build: Build | null = null
  let built: Built | null = null
  let isPreparing = false
  let isChecking = false
  let isWanted = false
  let isClosed = false
  let isSaving = false
  let buildAfter = 0
  let pruneAfter = 0
  let isTroubleLogged = false
  let lastState = ''
  let agreedAt: number | null = null
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()

  const warnOnce = (error: unknown): void => {
    if (isClosed || isTroubleLogged) return
    isTroubleLogged = true
    log.warn({ err: error }, 'catalogue index could not be renewed; the old one stays')
  }

  /** Resolves when the thread has ended. */
  const startOne = (): Promise<void> => {
    const isFirst = current === null
    const task = { connection, standbyUrl, snapshotDir, isFirst }
    // garbage not collected by now would take memory beside the next index
    if (current) collectGarbage()
    const own = startBuild(task, ({ kind, reason }) =>
      log.warn({ kind, reason }, 'snapshot of the catalogue index'),
    )
    build = own
    own.built
      .then((made) => {
        built = made
        isSaving = true
      })
      .catch((error: unknown) => {
        buildAfter = Date.now() + RETRY_MS
        warnOnce(error)
      })
      .finally(check)
    // the next build waits until the snapshot is written: two threads at once would hold three indexes
    return own.done.then(() => {
      build = null
      isSaving = false
      check()
    })
  }

  /**
   * One process builds an index of a state; the others read its snapshot, from the folder or from the store, and answer from the
   * index they have meanwhile.
   */
  const prepare = async (state: VersionRow): Promise<void> => {
    isPreparing = true
    const file = snapshotFile(snapshotDir, state)
    const name = basename(file)
    const bring = async () => existsSync(file) || ((await stored?.fetch(name, file)) ?? false)
    const buildAlone = async (): Promise<true> => {
      const isThere = await bring()
      if (!isClosed) await startOne()
      if (!isThere && !isClosed && existsSync(file)) await stored?.store(name, file)
      return true
    }
    try {
      if (await bring()) {
        if (!isClosed) await startOne()
      } else if (!turns) await buildAlone()
      else if ((await turns.tryHold(`index ${name}`, buildAlone)) === null)
        buildAfter = Date.now() + LOOK_AGAIN_MS
    } catch (error) {
      buildAfter = Date.now() + RETRY_MS
      warnOnce(error)
    } finally {
      isPreparing = false
      check()
    }
  }

  /** An index whose catching up failed is used all the same and catches up in the next round. */
  const putInPlace = async ({ data, from, milliseconds }: Built): Promise<void> => {
    built = null
    next = openLiveIndex(data, { pool, connection, log })
    try {
      await next.catchUp()
    } finally {
      const isAnother = current !== null
      current = next
      next = null
      if (isAnother) setImmediate(collectGarbage)
      const { count, version } = data.meta
      const bytesPerProduct = count > 0 ? Math.round(bytesOf(data) / count) : 0
      log.info({ version, count, from, milliseconds, bytesPerProduct }, 'catalogue index is ready')
      setReady()
    }
  }

  const round = async (): Promise<void> => {
    try {
      // writing prices into an index while its snapshot is being written would corrupt the snapshot, and a copy
      // costs memory: when there is an index to go on with, the new one waits
      if (built && (current === null || !isSaving)) await putInPlace(built)
      const version = await selectVersion(pool)
      const state = stateOf(version)
      if (state !== lastState) current?.forgetProducts()
      lastState = state
      const isOld = current === null || stateOf(current.data.meta) !== state
      if (isOld && !isPreparing && !isClosed && Date.now() >= buildAfter) void prepare(version)
      await current?.catchUp()
      if (current && Date.now() >= pruneAfter) {
        pruneAfter = Date.now() + PRUNE_EVERY_MS
        await pruneChanges(pool)
      }
      if (!isOld) isTroubleLogged = false
      if (!isOld) agreedAt = Date.now()
    } catch (error) {
      warnOnce(error)
    }
  }

  const run = async (): Promise<void> => {
    isChecking = true
    while (isWanted && !isClosed) {
      isWanted = false
      await round()
    }
    isChecking = false
  }

  /** A call during a round makes one more round follow. */
  const check = (): void => {
    isWanted = true
    if (!isChecking) void run()
  }

  const watch: VersionWatch = watchVersion(connection, check)
  return {
    current: () => current?.index ?? null,
    agreedAt: () => agreedAt,
    ready,
    close: async () => {
      isClosed = true
      await watch.close()
      // the next start is much faster from a snapshot, so a snapshot that is being written gets a short time to be
      // finished
      if (isSaving)
        await Promise.race([build?.done, setTimeout(SAVE_BUDGET_MS, null, { ref: false })])
      await build?.stop()
      await Promise.all([current?.close(), next?.close()])
      setReady()
    },
  }
}
