import type { RenderTask, RenderThread, ThreadEnd } from './render-thread.ts'

const LOOK_MS = 100

type SuspectsOptions = {
  /** A page that has waited this long (ms) is answered without its remote, whether guilty or not. */
  suspectMs: number
  /** Starts a new thread that gets no other pages. */
  start: (onEnd: (end: ThreadEnd) => void) => RenderThread
  onGuilty: (task: RenderTask, end: ThreadEnd) => void
  /** Called if it remains unknown whether the page is guilty. */
  onUnknown: (task: RenderTask) => void
}

/** Renders one page in a thread of its own; returns how the thread ended, or null if the page did not end it. */
const tryAlone = async (
  task: RenderTask,
  start: SuspectsOptions['start'],
): Promise<ThreadEnd | null> => {
  const { promise, resolve } = Promise.withResolvers<ThreadEnd | null>()
  const thread = start(resolve)
  const timer = setInterval(() => thread.look(LOOK_MS), LOOK_MS)
  try {
    const isStarted = await thread.ready.then(
      () => true,
      () => false,
    )
    if (isStarted) {
      const settle =
        <T>(act: (outcome: T) => void) =>
        (outcome: T) => {
          act(outcome)
          resolve(null)
        }
      thread.run({ ...task, resolve: settle(task.resolve), reject: settle(task.reject) })
    }
    return await promise
  } finally {
    clearInterval(timer)
    void thread.end()
  }
}

/**
 * Renders each page of a thread that ended for an unknown reason alone in a fresh thread, one after another. A page
 * that ends its thread again is certainly guilty, and the others are not.
 */
export const renderAlone = async (
  tasks: readonly RenderTask[],
  { suspectMs, start, onGuilty, onUnknown }: SuspectsOptions,
): Promise<void> => {
  for (const task of tasks) {
    if (performance.now() - task.startedAt > suspectMs) {
      onUnknown(task)
      continue
    }
    const end = await tryAlone(task, start)
    if (end?.wasReady) onGuilty(task, end)
    else if (end) onUnknown(task)
  }
}
