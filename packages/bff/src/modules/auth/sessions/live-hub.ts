import type { ServerResponse } from 'node:http'
import { type Listener, openListener } from '../../../kernel/listener.ts'

const CHANNEL = 'isp_live'
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
  let listener: Listener | null = null

  const say = (text: string, accountId?: number): void => {
    const addressed = accountId === undefined ? [...streams.values()] : [streams.get(accountId)]
    for (const set of addressed) for (const stream of set ?? []) stream.write(text)
  }

  /** Opened with the first stream. */
  const listen = (): Listener =>
    openListener({ connectionString: databaseUrl, application_name: 'isp-bff-live' }, CHANNEL, {
      // the account id, and the name of the change unless it concerns the account itself
      onNotice: (payload) => {
        const [accountId, event = 'check'] = payload.split(' ')
        say(hintOf(event), Number(accountId))
      },
      onListening: () => say(HINT),
    })

  const breathing = setInterval(() => say(':\n\n'), ALIVE_MS)
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
      // a new stream gets one hint at once, or when listening begins
      listener ??= listen()
      if (listener.isListening()) stream.write(HINT)
    },
    count: () => [...streams.values()].reduce((sum, own) => sum + own.size, 0),
    close: async () => {
      clearInterval(breathing)
      for (const set of streams.values()) for (const stream of set) stream.end()
      await listener?.close()
    },
  }
}
