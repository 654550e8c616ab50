import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { CatalogIndex, CatalogIndexHolder } from '../catalog.index.ts'
import { type Build, type Built, connectionOf, startBuild } from './builder.ts'
import { selectVersion } from './catalog-source.sql.ts'
import { bytesOf } from './columns.ts'
import { openMemoryIndex } from './memory-index.ts'
import { type VersionWatch, watchVersion } from './version-watch.ts'

/** What the index tells about itself; the log of fastify and pino fit. */
export type IndexLog = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

export type IndexOptions = {
  pool: pg.Pool
  log: IndexLog
  /** Where snapshots lie; made when it is missing. Several processes may share it. */
  snapshotDir: string
}

/** After a failed build the database is left in peace for so long. */
const RETRY_MS = 5000
/** How long a shutdown waits for the snapshot under way. */
const SAVE_BUDGET_MS = 2000

/**
 * Keeps an index of the newest catalogue. Gives the holder at once; the first index follows (`ready`). A change is
 * noticed within a second, built aside and put in place in one assignment: a list under way ends on the old one.
 * Changes during a build lead to one more build. A failed build leaves the old index and is tried again.
 */
export const openCatalogIndex = async (options: IndexOptions): Promise<CatalogIndexHolder> => {
  const { pool, log, snapshotDir } = options
  const connection = await connectionOf(pool)
  let current: CatalogIndex | null = null
  let currentState = ''
  let build: Build | null = null
  let isChecking = false
  let isClosed = false
  let retryAt = 0
  let isTroubleLogged = false
  let isSaving = false
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()

  const put = ({ data, from, milliseconds }: Built): void => {
    current = openMemoryIndex(data)
    currentState = `${data.meta.version}@${data.meta.changedAt}`
    const { count, version } = data.meta
    const bytesPerProduct = count > 0 ? Math.round(bytesOf(data) / count) : 0
    log.info({ version, count, from, milliseconds, bytesPerProduct }, 'catalogue index is ready')
    setReady()
  }

  const rebuild = async (): Promise<void> => {
    build = startBuild({ connection, snapshotDir }, ({ kind, reason }) =>
      log.warn({ kind, reason }, 'snapshot of the catalogue index'),
    )
    put(await build.built)
    isSaving = true
    // the next build starts when the snapshot is written: two threads at once would hold three indexes
    await build.done
    isSaving = false
  }

  const check = async (): Promise<void> => {
    if (isChecking || isClosed || Date.now() < retryAt) return
    isChecking = true
    try {
      for (;;) {
        const { version, changedAt } = await selectVersion(pool)
        if (isClosed || `${version}@${changedAt}` === currentState) break
        await rebuild()
      }
      isTroubleLogged = false
    } catch (error) {
      retryAt = Date.now() + RETRY_MS
      if (!isClosed && !isTroubleLogged) {
        log.warn({ err: error }, 'catalogue index could not be renewed; the old one stays')
        isTroubleLogged = true
      }
    } finally {
      build = null
      isChecking = false
    }
  }

  const watch: VersionWatch = watchVersion(connection, () => void check())
  return {
    current: () => current,
    ready,
    close: async () => {
      isClosed = true
      await watch.close()
      // a snapshot that is being written makes the next start fast, so it may end if it is quick about it
      if (isSaving)
        await Promise.race([build?.done, setTimeout(SAVE_BUDGET_MS, null, { ref: false })])
      await build?.stop()
      setReady()
    },
  }
}
