import type { ReleasesInStore } from '@isp/contract/releases-in-store'
import type { Database } from '../../kernel/database.ts'
import { type Listener, openListener } from '../../kernel/listener.ts'
import { readReleases, readRevision } from './releases.sql.ts'

const CHANNEL = 'isp_releases'
/** A hint may be lost, so the number is looked at as well, as long as somebody waits. */
const LOOK_MS = 1000

export type ReleaseWatch = {
  /**
   * The releases as soon as their revision is another than `since`; null if it is the same after `ms`.
   * @throws AppError DATABASE_UNAVAILABLE
   */
  after(since: number, ms: number): Promise<ReleasesInStore | null>
  close(): Promise<void>
}

/** Watches the releases while somebody waits for a change: one listening connection, opened with the first of them. */
export const createReleaseWatch = (database: Database, databaseUrl: string): ReleaseWatch => {
  const waiting = new Set<() => void>()
  let state: ReleasesInStore | null = null
  let looking: Promise<void> | null = null
  let listener: Listener | null = null
  let isClosed = false

  const look = async (): Promise<void> => {
    if (state && (await readRevision(database)) === state.revision) return
    state = await readReleases(database)
    for (const wake of waiting) wake()
  }
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
  /** A look that began before a hint may have missed what it is about. */
  const lookAfterHint = async (): Promise<void> => {
    await looking?.catch(() => {})
    await lookOnce().catch(() => {})
  }

  const listen = (): void => {
    if (isClosed) return
    listener ??= openListener(
      { connectionString: databaseUrl, application_name: 'isp-bff-releases' },
      CHANNEL,
      { onNotice: () => void lookAfterHint(), onListening: () => void lookAfterHint() },
    )
  }

  const looks = setInterval(() => {
    if (waiting.size === 0) return
    void lookOnce().catch(() => {})
  }, LOOK_MS)
  looks.unref()

  return {
    after: async (since, ms) => {
      await lookOnce()
      if (state && state.revision !== since) return state
      if (isClosed) return null
      listen()
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      })
      return state && state.revision !== since ? state : null
    },
    close: async () => {
      isClosed = true
      clearInterval(looks)
      for (const wake of waiting) wake()
      await listener?.close()
    },
  }
}
