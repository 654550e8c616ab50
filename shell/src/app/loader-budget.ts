import { RemoteError } from '@isp/federation/runtime'
import { onlineManager } from '@isp/query'

/** What a page waits for may take so long, ms; after that its visitor is told, and may try again. */
const BUDGET_MS = 20_000

/**
 * What `work` gives, or RemoteError: one that never ends would keep the visitor under a bar for ever, and a release that
 * mends it would never be asked for. The time stands still without a network: then the wait has a name, and an end.
 */
export const orLate = async <T>(work: T | Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const wait = () => {
      timer = setTimeout(
        () => (onlineManager.isOnline() ? reject(new RemoteError('slow')) : wait()),
        BUDGET_MS,
      )
    }
    wait()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
