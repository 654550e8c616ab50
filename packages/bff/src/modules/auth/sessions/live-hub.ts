import type { ServerResponse } from 'node:http'
import pg from 'pg'

const CHANNEL = 'isp_live'
const RECONNECT_MS = 1000
/** Interval of keep-alive messages: proxies and browsers close streams that are silent for longer. */
const ALIVE_MS = 15_000
/** Most streams of one account, one per browser; beyond that the oldest is closed. */
const STREAMS_OF_ACCOUNT = 20

const hintOf = (event: string): string => `event: ${event}\ndata: {}\n\n`
const HINT = hintOf('check')

export type LiveHub = {
  /** Writes hints for this account into the response until it closes. */
  add(accountId: number, stream: ServerResponse): void
  /** Streams that are open now. */
  count(): number
  close(): Promise<void>
}

/**
 * Open streams of browsers, with one listening database connection for all, opened with the first stream.
 * Notifications lost while that connection is down are made up for by a hint to everybody when it is back.
 */
export const createLiveHub = (databaseUrl: string): LiveHub => {
  const streams = new Map<number, Set<ServerResponse>>()
  let listener: pg.Client | null = null
  let isConnecting = false
  let isClosed = false

  const say = (text: string, accountId?: number): void => {
    const addressed = accountId === undefined ? [...streams.values()] : [streams.get(accountId)]
    for (const set of addressed) for (const stream of set ?? []) stream.write(text)
  }

  const listen = async (): Promise<void> => {
    if (listener || isConnecting || isClosed || streams.size === 0) return
    isConnecting = true
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'isp-bff-live',
      keepAlive: true,
    })
    const drop = (): void => {
      if (listener === client) listener = null
    }
    client.on('error', drop)
    client.on('end', drop)
    // payload: the account id, and the name of the change unless it concerns the account itself
    client.on('notification', ({ payload = '' }) => {
      const [accountId, event = 'check'] = payload.split(' ')
      say(hintOf(event), Number(accountId))
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (isClosed) await client.end()
      else {
        listener = client
        say(HINT)
      }
    } catch {
      await client.end().catch(() => {})
    } finally {
      isConnecting = false
    }
  }

  const reconnecting = setInterval(() => void listen(), RECONNECT_MS)
  const breathing = setInterval(() => say(':\n\n'), ALIVE_MS)
  reconnecting.unref()
  breathing.unref()

  return {
    add: (accountId, stream) => {
      const own = streams.get(accountId) ?? new Set()
      streams.set(accountId, own.add(stream))
      const forget = () => {
        own.delete(stream)
        if (own.size === 0 && streams.get(accountId) === own) streams.delete(accountId)
      }
      stream.once('close', forget)
      const [oldest] = own
      if (oldest && own.size > STREAMS_OF_ACCOUNT) {
        // removed at once: closing may take long, and the next new stream must not choose it again
        own.delete(oldest)
        oldest.end()
      }
      // a new stream gets one hint at once; without a connection to PostgreSQL `listen` sends it when connected
      if (listener) stream.write(HINT)
      else void listen()
    },
    count: () => [...streams.values()].reduce((sum, own) => sum + own.size, 0),
    close: async () => {
      isClosed = true
      clearInterval(reconnecting)
      clearInterval(breathing)
      for (const set of streams.values()) for (const stream of set) stream.end()
      await listener?.end().catch(() => {})
    },
  }
}
