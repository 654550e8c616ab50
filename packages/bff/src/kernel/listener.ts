import pg from 'pg'

/** A connection that listens to one channel; while it is lost, notices are lost too. */
export type Listener = {
  isListening(): boolean
  close(): Promise<void>
}

type Events = {
  onNotice: (payload: string) => void
  /** Called whenever listening begins, also anew: what was missed meanwhile is to be read. */
  onListening?: () => void
}

const RECONNECT_MS = 500
/** A connection that does not answer a question is replaced: one that has gone silently would never say so. */
const QUESTION_EVERY_MS = 10_000
const ANSWER_MS = 5000

/** Listens from now on, and connects anew when the connection is lost. Failures are no errors: the caller polls, or waits. */
export const openListener = (
  connection: pg.ClientConfig,
  channel: string,
  { onNotice, onListening }: Events,
): Listener => {
  let client: pg.Client | null = null
  let isConnecting = false
  let isClosed = false
  let askedAt = 0

  const drop = (lost: pg.Client): void => {
    if (client === lost) client = null
  }
  const end = async (ended: pg.Client): Promise<void> => {
    drop(ended)
    await ended.end().catch(() => {})
  }
  const connect = async (): Promise<void> => {
    if (isConnecting || isClosed) return
    isConnecting = true
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    // never taken off: a pooler reports the error of the server and one of its own
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    next.on('notification', ({ payload = '' }) => onNotice(payload))
    try {
      await next.connect()
      await next.query(`listen "${channel}"`)
      if (isClosed) return await end(next)
      client = next
      askedAt = performance.now()
      onListening?.()
    } catch {
      await end(next)
    } finally {
      isConnecting = false
    }
  }
  const look = (): void => {
    if (!client) return void connect()
    if (performance.now() - askedAt < QUESTION_EVERY_MS) return
    askedAt = performance.now()
    const asked = client
    asked.query('select 1').catch(() => end(asked))
  }
  const timer = setInterval(look, RECONNECT_MS)
  timer.unref()
  look()
  return {
    isListening: () => client !== null,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      if (client) await end(client)
    },
  }
}
