import type { Worker } from 'node:worker_threads'

/** A thread that is not let to the processor for so many times its limit counts as hung. */
const MOST_WAITS = 10

/**
 * Calls `end` when the thread has spent `ms` of the processor from now on. On a busy machine that is later than `ms` by the
 * clock: what others do is not the file's fault. Gives a way to call it off.
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
  // a thread that has ended by itself has been told of elsewhere
  watch().catch(() => undefined)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
