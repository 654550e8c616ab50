import { startThread } from '@isp/logging'
import {
  type FromThread,
  type PlainError,
  plainError,
  type RenderAnswer,
  type RenderJob,
  type ThreadData,
} from './render-job.ts'
import { type Frame, stackOf } from './thread-stack.ts'
import { createThreadWatch, type Pulse } from './thread-watch.ts'

/** A page being rendered and the caller waiting for it. */
export type RenderTask = {
  job: RenderJob
  startedAt: number
  resolve: (answer: RenderAnswer) => void
  reject: (error: unknown) => void
}

/** Why a thread has ended, and the pages it was rendering. `stack` is empty if it could not be read. */
export type ThreadEnd = {
  why: 'hung' | 'fell'
  /** Whether the thread had accepted pages; if not, no page is to blame. */
  wasReady: boolean
  error: PlainError | null
  stack: readonly Frame[]
  tasks: readonly RenderTask[]
}

export type RenderThread = {
  /** Resolves when the thread accepts pages; rejects with the reason why it could not start. */
  ready: Promise<void>
  isReady: () => boolean
  pulse: () => Pulse
  tasks: ReadonlySet<RenderTask>
  run: (task: RenderTask) => void
  warm: (build: RenderJob['build']) => void
  /** Checks the beats; `elapsedMs`: time since the last check. */
  look: (elapsedMs: number) => void
  /** Resolves when the thread has ended; pages being rendered get no result. */
  end: () => Promise<void>
}

export type ThreadOptions = Omit<ThreadData, 'beats'> & {
  /** Called once, but not after `end`. */
  onEnd: (thread: RenderThread, end: ThreadEnd) => void
  onUncaught: (error: PlainError) => void
}

export const startRenderThread = (options: ThreadOptions): RenderThread => {
  const { releaseDir, build, limits, serverKey } = options
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const worker = startThread(new URL('./render.worker.ts', import.meta.url), {
    workerData: { releaseDir, build, limits, beats, serverKey } satisfies ThreadData,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMb,
      maxYoungGenerationSizeMb: limits.heapMb / 6,
      stackSizeMb: 4,
    },
  })
  const watch = createThreadWatch(worker, new Int32Array(beats), limits)
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => {}) // also reported through `onEnd`
  const running = new Map<number, RenderTask>()
  const tasks = new Set<RenderTask>()
  let last = 0
  let isReady = false
  let isOver = false
  let pulse: Pulse = 'beating'

  const finish = (why: ThreadEnd['why'], error: PlainError | null, stack: readonly Frame[]) => {
    if (isOver) return
    isOver = true
    clearTimeout(starting)
    void worker.terminate()
    started.reject(new Error(error?.message ?? 'the render thread does not start'))
    options.onEnd(thread, { why, wasReady: isReady, error, stack, tasks: [...tasks] })
  }
  const starting = setTimeout(() => finish('hung', null, []), limits.startMs)

  const settle = (id: number, act: (task: RenderTask) => void) => {
    const task = running.get(id)
    if (!task || isOver) return
    running.delete(id)
    tasks.delete(task)
    act(task)
  }

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') {
      clearTimeout(starting)
      isReady = true
      started.resolve()
    } else if (message.kind === 'answer') settle(message.id, (t) => t.resolve(message.answer))
    else if (message.kind === 'failure') settle(message.id, (t) => t.reject(message.error))
    // other kinds: Node in watch mode sends its parent messages of its own about files
    else if (message.kind === 'uncaught') options.onUncaught(message.error)
  })
  worker.once('error', (error) => finish('fell', plainError(error), []))
  worker.once('exit', () => finish('fell', null, []))

  const thread: RenderThread = {
    ready: started.promise,
    isReady: () => isReady && !isOver && pulse === 'beating',
    pulse: () => pulse,
    tasks,
    run: (task) => {
      const id = ++last
      running.set(id, task)
      tasks.add(task)
      worker.postMessage({ kind: 'render', id, job: task.job })
    },
    warm: (newer) => worker.postMessage({ kind: 'warm', build: newer }),
    look: (elapsedMs) => {
      if (!isReady || isOver || pulse === 'hung') return
      pulse = watch(elapsedMs)
      if (pulse === 'hung') void stackOf(worker).then((stack) => finish('hung', null, stack))
    },
    end: async () => {
      isOver = true
      clearTimeout(starting)
      await worker.terminate()
    },
  }
  return thread
}
