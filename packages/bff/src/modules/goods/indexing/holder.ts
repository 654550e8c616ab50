import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { collectGarbage } from '../../../kernel/heap.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { bytesOf } from '../../../search/columns.ts'
import { type Build, type Built, connectionOf, startBuild } from './builder.ts'
import { selectVersion, type VersionRow } from './catalog-source.sql.ts'
import { pruneChanges } from './live-changes.sql.ts'
import { type IndexLog, type LiveIndex, openLiveIndex } from './live-index.ts'
import { type VersionWatch, watchVersion } from './version-watch.ts'

export type IndexOptions = {
  pool: pg.Pool
  /** The database past a pooler, for builds and for listening; that of the pool unless given. */
  directUrl?: string | undefined
  log: IndexLog
  /** Where snapshots lie; made when it is missing. Several processes may share it. */
  snapshotDir: string
}

/** After a failed build the database is left in peace for so long. */
const RETRY_MS = 5000
/** How long a shutdown waits for the snapshot under way. */
const SAVE_BUDGET_MS = 2000
const PRUNE_EVERY_MS = 600_000

const stateOf = ({ version, changedAt }: VersionRow): string => `${version}@${changedAt}`

/**
 * Keeps an index of the newest catalogue. Gives the holder at once; the first index follows (`ready`).
 *
 * A new version of the catalogue is built aside and put in place in one assignment: a list under way ends on the old
 * one. Changes during a build lead to one more build. A failed build leaves the old index and is tried again.
 * Prices and stock are renewed in the index itself, also while another one is built; that one catches up before it
 * takes its place.
 */
export const openCatalogIndex = async (options: IndexOptions): Promise<CatalogIndexHolder> => {
  const { pool, directUrl, log, snapshotDir } = options
  const connection = await connectionOf(pool, directUrl)
  let current: LiveIndex | null = null
  let next: LiveIndex | null = null
  let build: Build | null = null
  let built: Built | null = null
  let isChecking = false
  let isWanted = false
  let isClosed = false
  let isSaving = false
  let buildAfter = 0
  let pruneAfter = 0
  let isTroubleLogged = false
  let lastState = ''
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()

  const warnOnce = (error: unknown): void => {
    if (isClosed || isTroubleLogged) return
    isTroubleLogged = true
    log.warn({ err: error }, 'catalogue index could not be renewed; the old one stays')
  }

  const startOne = (): void => {
    const task = { connection, snapshotDir, isFirst: current === null }
    // garbage that is not collected now would be in memory together with the next index
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
    // the next build starts when the snapshot is written: two threads at once would hold three indexes
    void own.done.then(() => {
      build = null
      isSaving = false
      check()
    })
  }

  /** An index that cannot catch up now is better than none, and does so later. */
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
      // prices that change in it would tear its snapshot, and a copy of them is memory: one that has another waits
      if (built && (current === null || !isSaving)) await putInPlace(built)
      const state = stateOf(await selectVersion(pool))
      if (state !== lastState) current?.forgetProducts()
      lastState = state
      const isOld = current === null || stateOf(current.data.meta) !== state
      if (isOld && build === null && !isClosed && Date.now() >= buildAfter) startOne()
      await current?.catchUp()
      if (current && Date.now() >= pruneAfter) {
        pruneAfter = Date.now() + PRUNE_EVERY_MS
        await pruneChanges(pool)
      }
      if (!isOld) isTroubleLogged = false
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

  /** What is wanted during a round is done by one more. */
  const check = (): void => {
    isWanted = true
    if (!isChecking) void run()
  }

  const watch: VersionWatch = watchVersion(connection, check)
  return {
    current: () => current?.index ?? null,
    ready,
    close: async () => {
      isClosed = true
      await watch.close()
      // a snapshot that is being written makes the next start fast, so it may end if it is quick about it
      if (isSaving)
        await Promise.race([build?.done, setTimeout(SAVE_BUDGET_MS, null, { ref: false })])
      await build?.stop()
      await Promise.all([current?.close(), next?.close()])
      setReady()
    },
  }
}
