/** A crash after this long counts as the first one again. */
const GOOD_MS = 10 * 60_000
const MAX_QUICK_CRASHES = 3

/** Decides after each crash whether to restart: not if crashes follow each other quickly. */
export type CrashMemory = {
  /** Records a start. */
  started: () => void
  /** Records a crash; gives whether to start again. */
  crashed: () => boolean
}

export const createCrashMemory = (now: () => number = Date.now): CrashMemory => {
  let startedAt = now()
  let crashes = 0
  return {
    started: () => {
      startedAt = now()
    },
    crashed: () => {
      crashes = now() - startedAt >= GOOD_MS ? 1 : crashes + 1
      return crashes <= MAX_QUICK_CRASHES
    },
  }
}
