import pg from 'pg'

const CHANNEL = 'catalog_changed'
/** Interval of polling: changes of prices and stock send no notification (decision 013). */
const POLL_MS = 500

export type VersionWatch = { close: () => Promise<void> }

/**
 * Calls `onMaybeChanged` as soon as the database notifies (a notification may be lost) and twice a second in any
 * case. A lost connection is opened again at the next tick.
 */
export const watchVersion = (
  connection: pg.ClientConfig,
  onMaybeChanged: () => void,
): VersionWatch => {
  let listener: pg.Client | null = null
  let isConnecting = false
  let isClosed = false

  const listen = async (): Promise<void> => {
    if (listener !== null || isConnecting || isClosed) return
    isConnecting = true
    const client = new pg.Client({ ...connection, keepAlive: true })
    const drop = (): void => {
      if (listener === client) listener = null
    }
    client.on('error', drop)
    client.on('end', drop)
    client.on('notification', onMaybeChanged)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (isClosed) await client.end()
      else listener = client
    } catch {
      // polling finds the change, and reports a database that cannot be reached
      await client.end().catch(() => {})
    } finally {
      isConnecting = false
    }
  }

  const tick = (): void => {
    void listen()
    onMaybeChanged()
  }
  const timer = setInterval(tick, POLL_MS)
  timer.unref()
  tick()
  return {
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await listener?.end().catch(() => {})
    },
  }
}
