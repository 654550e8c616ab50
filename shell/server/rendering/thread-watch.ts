import type { Worker } from 'node:worker_threads'
import type { RenderLimits } from './render-limits.ts'

/** A thread that has been silent for this long gets no new work. */
export const SILENT_MS = 300

export type Pulse = 'beating' | 'silent' | 'hung'

/**
 * Tells from its beats whether a thread's event loop runs. A silent thread is judged by the CPU time that it has used
 * meanwhile: on a slow or busy machine a thread may be silent without hanging. `elapsedMs` is the time since the last
 * check; a watcher that was itself paused must pass less.
 */
export const createThreadWatch = (
  thread: Pick<Worker, 'cpuUsage'>,
  beats: Int32Array,
  { hungCpuMs, hungMs }: Pick<RenderLimits, 'hungCpuMs' | 'hungMs'>,
) => {
  let seen = -1
  let silentMs = 0
  let pulse: Pulse = 'beating'
  let cpuBefore: number | null = null
  let isAsking = false

  const askCpu = async (): Promise<void> => {
    isAsking = true
    const beatsBefore = seen
    const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
    isAsking = false
    if (seen !== beatsBefore || Atomics.load(beats, 0) !== beatsBefore) return
    const spentMs = (user + system) / 1000
    cpuBefore ??= spentMs
    if (spentMs - cpuBefore >= hungCpuMs) pulse = 'hung'
  }

  return (elapsedMs: number): Pulse => {
    const now = Atomics.load(beats, 0)
    if (now !== seen) {
      seen = now
      silentMs = 0
      cpuBefore = null
      pulse = 'beating'
      return pulse
    }
    silentMs += elapsedMs
    if (silentMs >= hungMs) pulse = 'hung'
    else if (silentMs >= SILENT_MS && pulse === 'beating') pulse = 'silent'
    if (pulse === 'silent' && !isAsking) void askCpu()
    return pulse
  }
}
