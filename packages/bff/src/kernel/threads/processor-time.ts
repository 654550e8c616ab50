import type { Worker } from 'node:worker_threads'

/** A thread that has not used up its limit after this many times the limit by the clock counts as hung. */
const MOST_WAITS = 10

/**
 * Calls `end` when the thread has spent `ms` of processor time from now on; on a busy machine this takes longer by the
 * clock, because the load of others must not count. Returns a function to cancel it.
 */
export const afterProcessorTime = (
  thread: Pick<Worker, 'cpuUsage'>,
  ms: number,
  end: () => void,
): (() => void) => {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const spentMs = async (): Promise<number> => {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  }
  const watch = async (): Promise<void> => {
    const before = await spentMs()
    for (let left = ms, waits = 0; left > 0 && waits < MOST_WAITS; waits += 1) {
      await new Promise<void>((resolve) => {
        timer = setTimeout(resolve, left)
      })
      if (isOver) return
      left = ms - ((await spentMs()) - before)
    }
    if (!isOver) end()
  }
  // a thread that has ended by itself is reported elsewhere
  watch().catch(() => undefined)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
