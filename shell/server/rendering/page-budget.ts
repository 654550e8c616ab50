import { performance } from 'node:perf_hooks'
import { type BffFetch, createBffFetch } from '../bff-fetch.ts'
import type { RenderLimits } from './render-limits.ts'

/** What a page waits for while none of its code runs. */
export type Awaited = keyof RenderLimits['budgets']

/** Thrown for a page that will not be ready in time. */
export class LatePage extends Error {
  override readonly name = 'LatePage'
  readonly waitsFor: Awaited
  constructor(waitsFor: Awaited, budgetMs: number) {
    super(`${waitsFor} took more than ${budgetMs} ms`)
    this.waitsFor = waitsFor
  }
}

/** Speed of a page's clock while the thread works for other pages: a busy server must not give up pages that will be ready. */
const BUSY_SHARE = 1 / 6

export type PageBudget = {
  /** Fetch function for the calls of this page. */
  fetch: (request: Request) => Promise<Response>
  /** Aborted when the page is given up. */
  signal: AbortSignal
  /** Returns the result of `work`, or rejects with LatePage. */
  spend: <T>(work: Promise<T>) => Promise<T>
}

/** Total idle time of this thread, ms. */
const idleTime = (): number => performance.eventLoopUtilization().idle

/**
 * Measures the time that a page waits on two clocks: one for calls of the BFF, one for anything else. A single call
 * without a response ends earlier, and the page then says so. `beat` is called whenever the page makes progress.
 */
export const createPageBudget = (
  beat: () => void,
  { budgets, oneCallMs }: Pick<RenderLimits, 'budgets' | 'oneCallMs'>,
  fetchBff: BffFetch = createBffFetch(null),
): PageBudget => {
  const left = { ...budgets }
  const abort = new AbortController()
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => {}) // the rejection may have no other handler
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
  /** Charges the elapsed time to the running clock and starts the other. */
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
        return await fetchBff(request, AbortSignal.any(signals))
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
