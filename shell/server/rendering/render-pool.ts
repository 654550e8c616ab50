import type { FastifyBaseLogger } from 'fastify'
import { type Culprit, createBlame, findCulprit } from './blame.ts'
import type { RenderAnswer, RenderJob, Trouble } from './render-job.ts'
import type { RenderLimits } from './render-limits.ts'
import {
  type RenderTask,
  type RenderThread,
  startRenderThread,
  type ThreadEnd,
} from './render-thread.ts'
import { renderAlone } from './suspects.ts'

export type RenderPoolOptions = {
  /** Shown to a BFF on another machine; null by default. */
  serverKey?: string | null
  releaseDir: string
  build: RenderJob['build']
  limits: RenderLimits
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Called when a release has stopped threads and must not be served any more; resolves when it is withdrawn. */
  onCulprit: (culprit: Culprit, reason: string) => Promise<void>
}

/** Threads that accept pages now, pages in them and waiting for one, and threads that were stopped since the start. */
export type RenderPoolState = { ready: number; rendering: number; waiting: number; stopped: number }

/** Renders pages in worker threads; replaces a thread that is stopped by a page. */
export type RenderPool = {
  /** Resolves when the first thread accepts pages. */
  ready: Promise<void>
  /** Rejects only if not even the shell alone can be rendered. */
  render: (job: RenderJob) => Promise<RenderAnswer>
  state: () => RenderPoolState
  /** Resolves when every thread has ended; never, if one hangs outside JavaScript. */
  close: () => Promise<void>
}

/** One thread renders; the other is started, helps under load, and takes over when the first is stopped. */
const THREADS = 2
/** Pages in one thread before another helps: few enough to delay each other little. */
const CROWD = 4
const LOOK_MS = 100
const RESTART_MS = 500

const keyOf = ({ name, version }: Culprit): string => `${name}@${version}`

export const createRenderPool = (options: RenderPoolOptions): RenderPool => {
  const { releaseDir, limits, log, serverKey = null } = options
  let { build } = options
  const blame = createBlame()
  const threads = new Set<RenderThread>()
  const queue = new Set<RenderTask>()
  /** Releases that are being withdrawn now. */
  const barred = new Set<string>()
  let isClosed = false
  let stopped = 0

  const plain = (task: RenderTask, trouble: Trouble): RenderTask => ({
    ...task,
    job: { ...task.job, isPlain: true },
    resolve: ({ result }) => task.resolve({ result, trouble }),
  })
  const isOf = (task: RenderTask, key: string): boolean =>
    !task.job.isPlain && task.job.release !== null && keyOf(task.job.release) === key

  const add = (task: RenderTask): void => {
    const { release } = task.job
    const isBarred = release && barred.has(keyOf(release)) && !task.job.isPlain
    queue.add(isBarred ? plain(task, { what: 'set aside', error: null }) : task)
    dispatch()
  }

  /** A page of a release that may be blocking a thread now waits until this is known. */
  const isSuspended = (task: RenderTask): boolean => {
    const { release, isPlain } = task.job
    if (!release || isPlain) return false
    const silent = [...threads].filter((thread) => thread.pulse() !== 'beating')
    return silent.some(({ tasks }) => [...tasks].some((other) => isOf(other, keyOf(release))))
  }

  const choose = (): RenderThread | undefined => {
    const ready = [...threads].filter((thread) => thread.isReady())
    const first = ready.find(({ tasks }) => tasks.size < CROWD)
    return first ?? ready.sort((a, b) => a.tasks.size - b.tasks.size)[0]
  }

  const dispatch = (): void => {
    for (const task of queue) {
      if (isSuspended(task)) continue
      const thread = choose()
      if (!thread) return
      queue.delete(task)
      thread.run(task)
    }
  }

  const convict = (culprit: Culprit, reason: string, isProven: boolean): void => {
    if (!blame.strike(culprit, isProven)) return
    const key = keyOf(culprit)
    barred.add(key)
    void options.onCulprit(culprit, reason).finally(() => barred.delete(key))
    for (const task of queue) {
      if (!isOf(task, key)) continue
      queue.delete(task)
      queue.add(plain(task, { what: 'set aside', error: null }))
    }
  }

  const handleEnd = (thread: RenderThread, end: ThreadEnd): void => {
    threads.delete(thread)
    if (isClosed) return
    stopped += 1
    const found = findCulprit(end.stack, releaseDir)
    const { name, version } = found?.culprit ?? {}
    const paths = end.tasks.map(({ job }) => new URL(job.input.url).pathname)
    log.error(
      { why: end.why, err: end.error, remote: name, version, at: found?.at ?? end.stack[0], paths },
      'render thread stopped',
    )
    start(end.wasReady ? 0 : RESTART_MS)
    const trouble: Trouble = { what: 'stopped its thread', error: end.error }
    if (found) {
      const reason = `${end.why} in ${found.at.name || 'a function'}, line ${found.at.line}`
      convict(found.culprit, reason, false)
    }
    const suspects: RenderTask[] = []
    for (const task of end.tasks) {
      if (!found) suspects.push(task)
      else add(isOf(task, keyOf(found.culprit)) ? plain(task, trouble) : task)
    }
    if (suspects.length > 0) {
      void renderAlone(suspects, {
        suspectMs: limits.suspectMs,
        start: startAlone,
        onGuilty,
        onUnknown,
      })
    }
    dispatch()
  }

  const onGuilty = (task: RenderTask, { why, error }: ThreadEnd): void => {
    const { release, isPlain } = task.job
    const line = { why, err: error, remote: release?.name, version: release?.version, isPlain }
    log.error(line, 'render thread stopped by a page alone in it')
    if (!release || isPlain) {
      task.reject(new Error('the shell itself does not finish'))
      return
    }
    convict(release, `${why}${error ? `: ${error.message}` : ''}`, true)
    add(plain(task, { what: 'stopped its thread', error }))
  }

  const onUnknown = (task: RenderTask): void =>
    add(plain(task, { what: 'stopped its thread', error: null }))

  const onUncaught = (error: unknown) => log.error({ err: error }, 'unhandled rejection')

  const startAlone = (onEnd: (end: ThreadEnd) => void): RenderThread =>
    startRenderThread({
      releaseDir,
      build,
      limits,
      serverKey,
      onUncaught,
      onEnd: (_thread, end) => onEnd(end),
    })

  const start = (pauseMs: number): void => {
    const launch = () => {
      if (isClosed || threads.size >= THREADS) return
      const thread = startRenderThread({
        releaseDir,
        build,
        limits,
        serverKey,
        onUncaught,
        onEnd: handleEnd,
      })
      threads.add(thread)
      thread.ready.then(dispatch, () => {})
    }
    if (pauseMs === 0) launch()
    else setTimeout(launch, pauseMs).unref()
  }

  let lookedAt = performance.now()
  const look = () => {
    const now = performance.now()
    // if this process itself was paused, the silence of the threads means nothing
    const elapsedMs = Math.min(now - lookedAt, 2 * LOOK_MS)
    lookedAt = now
    for (const thread of threads) thread.look(elapsedMs)
    for (const task of queue) {
      if (now - task.startedAt < limits.queueMs) continue
      queue.delete(task)
      task.reject(new Error('no render thread was free in time'))
    }
    dispatch()
  }
  const timer = setInterval(look, LOOK_MS)

  for (let count = 0; count < THREADS; count++) start(0)
  const [first] = threads

  return {
    ready: first?.ready ?? Promise.resolve(),
    render: (job) => {
      if (job.build.version !== build.version) {
        build = job.build
        for (const thread of threads) thread.warm(build)
      }
      const { promise, resolve, reject } = Promise.withResolvers<RenderAnswer>()
      add({ job, startedAt: performance.now(), resolve, reject })
      return promise
    },
    state: () => {
      const all = [...threads]
      return {
        ready: all.filter((thread) => thread.isReady()).length,
        rendering: all.reduce((sum, { tasks }) => sum + tasks.size, 0),
        waiting: queue.size,
        stopped,
      }
    },
    close: async () => {
      isClosed = true
      clearInterval(timer)
      const left = [...queue, ...[...threads].flatMap(({ tasks }) => [...tasks])]
      for (const task of left) task.reject(new Error('the server is stopping'))
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
