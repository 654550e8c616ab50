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

/** A page under way and who waits for it. */
export type RenderTask = {
  job: RenderJob
  startedAt: number
  resolve: (answer: RenderAnswer) => void
  reject: (error: unknown) => void
}

/** Why a thread is no more, and the pages that were in it. `stack` is empty when it could not be read. */
export type ThreadEnd = {
  why: 'hung' | 'fell'
  /** It had taken pages: what kept it from starting is no page's fault. */
  wasReady: boolean
  error: PlainError | null
  stack: readonly Frame[]
  tasks: readonly RenderTask[]
}

export type RenderThread = {
  /** Resolves when it takes pages; rejects with what keeps it from starting. */
  ready: Promise<void>
  isReady: () => boolean
  pulse: () => Pulse
  tasks: ReadonlySet<RenderTask>
  run: (task: RenderTask) => void
  warm: (build: RenderJob['build']) => void
  /** Looks at the beats; `elapsedMs` since the last look. */
  look: (elapsedMs: number) => void
  /** Resolves when it is gone; what it was rendering is not answered. */
  end: () => Promise<void>
}

export type ThreadOptions = Omit<ThreadData, 'beats'> & {
  /** Called once, not after `end`. */
  onEnd: (thread: RenderThread, end: ThreadEnd) => void
  onUncaught: (error: PlainError) => void
}

export const startRenderThread = (options: ThreadOptions): RenderThread => {
  const { releaseDir, build, limits } = options
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const worker = startThread(new URL('./render.worker.ts', import.meta.url), {
    workerData: { releaseDir, build, limits, beats } satisfies ThreadData,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMb,
      maxYoungGenerationSizeMb: limits.heapMb / 6,
      stackSizeMb: 4,
    },
  })
  const watch = createThreadWatch(worker, new Int32Array(beats), limits)
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => {}) // told through `onEnd` too
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
    // a watched Node tells its parent of files by messages of its own
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
