import { performance } from 'node:perf_hooks'
import type { RenderLimits } from './render-limits.ts'

/** Whom a page waits for while no code of it runs. */
export type Awaited = keyof RenderLimits['budgets']

/** A page that is not going to be ready in time. */
export class LatePage extends Error {
  override readonly name = 'LatePage'
  readonly waitsFor: Awaited
  constructor(waitsFor: Awaited, budgetMs: number) {
    super(`${waitsFor} took more than ${budgetMs} ms`)
    this.waitsFor = waitsFor
  }
}

/** Time in which the thread works for other pages: a shop that is merely busy gives up no page that is going to be ready. */
const BUSY_SHARE = 1 / 6

export type PageBudget = {
  /** For the calls of this page. */
  fetch: (request: Request) => Promise<Response>
  /** Aborted when the page is given up. */
  signal: AbortSignal
  /** Gives what `work` gives, or rejects with LatePage. */
  spend: <T>(work: Promise<T>) => Promise<T>
}

/** Milliseconds in which this thread has had nothing to do. */
const idleTime = (): number => performance.eventLoopUtilization().idle

/**
 * Calls of the BFF are waited for on one clock, anything else on the other; both run from this call on. A single call that
 * gets no answer ends before its clock does and becomes a page that says so. `beat` is called whenever the page goes on.
 */
export const createPageBudget = (
  beat: () => void,
  { budgets, oneCallMs }: Pick<RenderLimits, 'budgets' | 'oneCallMs'>,
): PageBudget => {
  const left = { ...budgets }
  const abort = new AbortController()
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => {}) // nobody may be listening any more
  let calls = 0
  let isOver = false
  let running: Awaited = 'remote'
  let since = { at: performance.now(), idle: idleTime() }
  let timer: NodeJS.Timeout | undefined

  const giveUp = () => {
    const error = new LatePage(running, budgets[running])
    late.reject(error)
    abort.abort(error)
  }
  /** Takes what has passed from the clock that runs, and lets one run on. */
  const turn = (to: Awaited) => {
    clearTimeout(timer)
    const now = { at: performance.now(), idle: idleTime() }
    left[running] -= Math.max(now.idle - since.idle, (now.at - since.at) * BUSY_SHARE)
    since = now
    if (isOver) return
    if (left[running] <= 0) return giveUp()
    running = to
    timer = setTimeout(turn, Math.max(left[to], 1), to)
  }
  turn('remote')

  return {
    signal: abort.signal,
    fetch: async (request) => {
      beat()
      if (calls++ === 0) turn('bff')
      try {
        const signals = [request.signal, AbortSignal.timeout(oneCallMs)]
        return await fetch(request, { signal: AbortSignal.any(signals) })
      } finally {
        beat()
        if (--calls === 0) turn('remote')
      }
    },
    spend: async (work) => {
      try {
        return await Promise.race([work, late.promise])
      } finally {
        isOver = true
        clearTimeout(timer)
        beat()
      }
    },
  }
}
