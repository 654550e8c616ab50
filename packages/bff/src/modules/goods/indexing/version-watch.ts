import type pg from 'pg'
import { openListener } from '../../../kernel/listener.ts'

const CHANNEL = 'catalog_changed'
/** Interval of polling: changes of prices and stock send no notification (decision 013). */
const POLL_MS = 500

export type VersionWatch = { close: () => Promise<void> }

/** Calls `onMaybeChanged` as soon as the database notifies (a notification may be lost) and twice a second in any case. */
export const watchVersion = (
  connection: pg.ClientConfig,
  onMaybeChanged: () => void,
): VersionWatch => {
  const listener = openListener(connection, CHANNEL, { onNotice: onMaybeChanged })
  const timer = setInterval(onMaybeChanged, POLL_MS)
  timer.unref()
  onMaybeChanged()
  return {
    close: async () => {
      clearInterval(timer)
      await listener.close()
    },
  }
}
