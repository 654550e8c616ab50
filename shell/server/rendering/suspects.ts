import type { RenderTask, RenderThread, ThreadEnd } from './render-thread.ts'

const LOOK_MS = 100

type SuspectsOptions = {
  /** A page that has waited for so long is answered without its remote, guilty or not. */
  suspectMs: number
  /** A thread that has rendered nothing yet and takes no other pages. */
  start: (onEnd: (end: ThreadEnd) => void) => RenderThread
  onGuilty: (task: RenderTask, end: ThreadEnd) => void
  /** Nobody has found out. */
  onUnknown: (task: RenderTask) => void
}

/** One page in a thread of its own; gives how the thread ended, or null when the page did not end it. */
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
 * Pages that were in a thread which ended without telling in whose code: each is rendered alone in a fresh thread, one
 * after the other, so that whoever ends that one, too, is guilty beyond doubt, and nobody else is.
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
