import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from './app-error.ts'
import { waiting } from './cost/meter.ts'

/** Lets one process at a time work for a key. */
export type TurnLocks = {
  /**
   * Without its connection to the database work goes on, one at a time in this process alone.
   * @throws AppError TOO_MANY_REQUESTS when another process works for the key all the while
   */
  hold<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** As `hold`, without waiting: null when another process works for the key. */
  tryHold<Result>(key: string, work: () => Promise<Result>): Promise<Result | null>
  close(): Promise<void>
}

const LOOK_AGAIN_MS = 100
const LONGEST_WAIT_MS = 30_000
/** A database that does not answer counts as away. */
const ANSWER_MS = 3000

const TRY = `select pg_try_advisory_lock(hashtext('turn'), hashtext($1)) as "isHeld"`
const FREE = `select pg_advisory_unlock(hashtext('turn'), hashtext($1))`

/**
 * Advisory locks of one connection: they end with the process. `url`: the database past a pooler. Opened with the first work.
 */
export const createTurnLocks = (
  url: string,
  log: { warn(details: object, text: string): void },
): TurnLocks => {
  let opening: Promise<pg.Client | null> | null = null
  const open = async (): Promise<pg.Client | null> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'isp-turns',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    const drop = (): void => {
      opening = null
    }
    client.on('error', drop)
    client.on('end', drop)
    try {
      await client.connect()
      return client
    } catch (error) {
      drop()
      log.warn({ err: error }, 'turns of heavy work are kept by this process alone')
      return null
    }
  }
  /** Null when the database cannot be asked. */
  const ask = async (text: string, key: string): Promise<boolean | null> => {
    try {
      opening ??= open()
      const client = await opening
      const answer = await client?.query<{ isHeld?: boolean }>({ text, values: [key] })
      return answer?.rows[0]?.isHeld ?? null
    } catch {
      return null
    }
  }
  const take = async (key: string): Promise<void> => {
    const until = performance.now() + LONGEST_WAIT_MS
    while ((await ask(TRY, key)) === false) {
      if (performance.now() > until) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 })
      await setTimeout(LOOK_AGAIN_MS)
    }
  }
  const withFree = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } finally {
      await ask(FREE, key)
    }
  }
  return {
    hold: async (key, work) => {
      await waiting(() => take(key))
      return withFree(key, work)
    },
    tryHold: async (key, work) => ((await ask(TRY, key)) === false ? null : withFree(key, work)),
    close: async () => {
      const client = await opening
      await client?.end().catch(() => {})
    },
  }
}
