/** A crash after this long is the first one again. */
const GOOD_MS = 10 * 60_000
const MAX_QUICK_CRASHES = 3

/** Decides after each crash whether to start again: no, once crashes follow each other quickly. */
export type CrashMemory = {
  /** Records a start. */
  started: () => void
  /** Records a crash; gives whether another start is worth it. */
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
