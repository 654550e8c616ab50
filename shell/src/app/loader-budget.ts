import { RemoteError } from '@isp/federation/runtime'
import { onlineManager } from '@isp/query'

/** Time limit for loading a page, ms; after that the visitor sees a failure and can try again. */
const BUDGET_MS = 20_000

/**
 * Returns the result of `work`, or rejects with RemoteError after the limit: a promise that never settles would leave
 * the visitor with a progress bar forever, and a fixed release would never be loaded. Time without a network does not
 * count: the visitor then sees a message about it.
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
