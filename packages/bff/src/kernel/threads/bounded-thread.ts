import type { Worker } from 'node:worker_threads'
import { startThread } from '@isp/logging'
import { currentMeter, waiting } from '../cost/meter.ts'
import { afterProcessorTime } from './processor-time.ts'
import type { ThreadReport } from './thread-report.ts'

/** `done`, or the limit that the task exceeded; in that case the thread has been ended and its memory freed. */
export type Outcome<Report> =
  | { kind: 'done'; report: Report }
  | { kind: 'too-slow' }
  | { kind: 'too-large' }

/**
 * `ms`: processor time, counted once the thread's modules are loaded. `transfer`: parts of the task that are
 * transferred, not copied.
 */
export type TaskLimits = { ms: number; transfer?: ArrayBuffer[] }

/** A thread for tasks of unpredictable cost: at worst the thread is ended, and no request has to wait. */
export type BoundedThread<Task, Report> = {
  /**
   * Runs one task at a time, in order. Its cost is charged to the current call.
   * @throws Error thrown by the task itself, or if the thread has ended
   */
  run(task: Task, limits: TaskLimits): Promise<Outcome<Report>>
  end(): Promise<void>
}

type Running = { worker: Worker; isReady: boolean; startMs: number }

/**
 * The thread starts with the first task; one that has ended is replaced at the next task. An idle thread does not keep
 * the process alive.
 */
export const createThread = <Task, Report>(
  entry: URL,
  { heapMb }: { heapMb: number },
): BoundedThread<Task, Report> => {
  let running: Running | null = null
  let last: Promise<unknown> = Promise.resolve()

  const open = (): Running => {
    const worker = startThread(entry, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    })
    const opened = { worker, isReady: false, startMs: 0 }
    worker.on('error', () => {}) // the waiting task reports the error
    worker.once('exit', () => {
      if (running === opened) running = null
    })
    return opened
  }

  const doTask = (task: Task, { ms, transfer = [] }: TaskLimits) =>
    new Promise<{ outcome: Outcome<Report>; cpuMs: number }>((resolve, reject) => {
      running ??= open()
      const thread = running
      const { worker } = thread
      let stopWatch = () => {}
      const settle = (end: () => void) => {
        stopWatch()
        worker.off('message', handleMessage).off('error', handleLoss).off('exit', handleExit)
        worker.unref()
        end()
      }
      /** Ends a thread that is in an unknown state. */
      const drop = (end: () => void) => {
        if (running === thread) running = null
        settle(end)
        void worker.terminate()
      }
      const begin = () => {
        stopWatch = afterProcessorTime(worker, ms, () =>
          drop(() => resolve({ outcome: { kind: 'too-slow' }, cpuMs: ms })),
        )
        worker.postMessage(task, transfer)
      }
      const handleMessage = (said: ThreadReport<Report>) => {
        if (said.kind === 'ready') {
          thread.isReady = true
          thread.startMs = said.cpuMs
          begin()
        } else if (said.kind === 'done') {
          const { report, cpuMs } = said
          settle(() =>
            resolve({ outcome: { kind: 'done', report }, cpuMs: cpuMs + thread.startMs }),
          )
          thread.startMs = 0
        } else if (said.kind === 'failed') settle(() => reject(new Error(said.reason)))
      }
      const handleLoss = (error: Error) => {
        const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        drop(() =>
          isFull ? resolve({ outcome: { kind: 'too-large' }, cpuMs: ms }) : reject(error),
        )
      }
      const handleExit = () =>
        drop(() => reject(new Error(`${entry.pathname}: the thread has ended`)))
      worker.on('message', handleMessage).on('error', handleLoss).on('exit', handleExit)
      worker.ref()
      if (thread.isReady) begin()
    })

  return {
    run: async (task, limits) => {
      const done = last.then(() => doTask(task, limits))
      last = done.catch(() => undefined)
      const { outcome, cpuMs } = await waiting(() => done)
      currentMeter()?.spend(cpuMs)
      return outcome
    },
    end: async () => {
      await running?.worker.terminate()
    },
  }
}

/** A thread for this task only, so its memory is freed afterwards. */
export const runInThread = async <Task, Report>(
  entry: URL,
  task: Task,
  { heapMb, ...limits }: TaskLimits & { heapMb: number },
): Promise<Outcome<Report>> => {
  const thread = createThread<Task, Report>(entry, { heapMb })
  try {
    return await thread.run(task, limits)
  } finally {
    void thread.end()
  }
}
