import type pg from 'pg'
import type { IndexData } from '../../../search/columns.ts'
import { type MemoryIndex, openMemoryIndex } from '../../../search/memory-index.ts'
import { openChangeLog } from '../../../search/product-changes.ts'
import type { Seen } from '../../../search/source.ts'
import { startRefresh } from './builder.ts'
import { selectLiveRows, selectMissed } from './live-changes.sql.ts'

/** Products read in one statement and updated in one turn of the event loop. */
const BATCH = 200

/** Log of the index; the loggers of fastify and pino fit. */
export type IndexLog = Record<'debug' | 'info' | 'warn', (details: object, message: string) => void>

export type LiveIndex = {
  readonly data: IndexData
  readonly index: MemoryIndex
  /** Updates prices and stock to the current state of the database. One call at a time. */
  catchUp(): Promise<void>
  /** Discards everything cached about products, because the catalogue has changed. */
  forgetProducts(): void
  close(): Promise<void>
}

/** An index whose prices and stock follow the database, starting from the state that it was built from. */
export const openLiveIndex = (
  data: IndexData,
  { pool, connection, log }: { pool: pg.Pool; connection: pg.ClientConfig; log: IndexLog },
): LiveIndex => {
  const changes = openChangeLog()
  const index: MemoryIndex = { ...openMemoryIndex(data), changes }
  let seen: Seen = data.meta.seen
  let isInDoubt = false
  let isClosed = false
  let stopRefresh: (() => Promise<void>) | null = null

  const renewAll = async (): Promise<Seen> => {
    changes.allChanged()
    const refresh = startRefresh(connection, data)
    stopRefresh = refresh.stop
    try {
      const { columns, seen: newest } = await refresh.refreshed
      index.replaceLive(columns)
      changes.allChanged() // again: changes made during the read are not reported separately
      log.info({}, 'all prices and stock are renewed')
      return newest
    } finally {
      stopRefresh = null
    }
  }

  const renewSome = async (productIds: readonly number[]): Promise<void> => {
    let longest = 0
    for (let at = 0; at < productIds.length; at += BATCH) {
      const rows = await selectLiveRows(pool, productIds.slice(at, at + BATCH))
      longest = Math.max(longest, await index.renew(rows))
    }
    const pauseMs = Math.round(longest * 100) / 100
    log.debug({ products: productIds.length, pauseMs }, 'prices and stock are renewed')
  }

  return {
    data,
    index,
    forgetProducts: changes.allChanged,
    catchUp: async () => {
      const askedAt = performance.now()
      try {
        const missed = await selectMissed(pool, seen)
        if (isClosed) return
        if (missed.isWhole || isInDoubt) seen = await renewAll()
        else {
          if (missed.today !== index.today()) changes.allChanged()
          const overdue = index.turnDay(missed.today)
          const changed = new Set([...missed.productIds, ...overdue])
          if (changed.size > 0) changes.changed(changed)
          changes.knownUntil(askedAt)
          if (changed.size > 0) await renewSome([...changed])
          seen = missed.seen
        }
        isInDoubt = false
      } catch (error) {
        // a database server that crashed may reuse transaction numbers, so `seen` can no longer be compared
        isInDoubt = true
        throw error
      }
    },
    close: async () => {
      isClosed = true
      await stopRefresh?.()
    },
  }
}
