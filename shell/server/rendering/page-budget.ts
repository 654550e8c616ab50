/** Whom a page waits for while no code of it runs. */
export type Awaited = 'remote' | 'bff'

/** A page that is not going to be ready in time. */
export class LatePage extends Error {
  override readonly name = 'LatePage'
  readonly waitsFor: Awaited
  constructor(waitsFor: Awaited, budgetMs: number) {
    super(`${waitsFor} took more than ${budgetMs} ms`)
    this.waitsFor = waitsFor
  }
}

/**
 * How long one page may take in all, ms: calls of the BFF on one clock, everything else on the other. A single call
 * that gets no answer ends before its clock does and becomes a page that says so.
 */
const BUDGETS: Readonly<Record<Awaited, number>> = { remote: 5000, bff: 8000 }
const ONE_CALL_MS = 5000

export type PageBudget = {
  /** For the calls of this page. */
  fetch: (request: Request) => Promise<Response>
  /** Aborted when the page is given up. */
  signal: AbortSignal
  /** Gives what `work` gives, or rejects with LatePage. */
  spend: <T>(work: Promise<T>) => Promise<T>
}

/** The clocks run from the call on. */
export const createPageBudget = (budgets = BUDGETS): PageBudget => {
  const left = { ...budgets }
  const abort = new AbortController()
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => {}) // nobody may be listening any more
  let calls = 0
  let isOver = false
  let running: Awaited
  let startedAt: number
  let timer: NodeJS.Timeout | undefined

  const start = (whom: Awaited) => {
    if (isOver) return
    running = whom
    startedAt = performance.now()
    timer = setTimeout(() => {
      const error = new LatePage(whom, budgets[whom])
      late.reject(error)
      abort.abort(error)
    }, left[whom])
  }
  const change = (whom: Awaited) => {
    clearTimeout(timer)
    left[running] -= performance.now() - startedAt
    start(whom)
  }
  start('remote')

  return {
    signal: abort.signal,
    fetch: async (request) => {
      if (calls++ === 0) change('bff')
      try {
        const signals = [request.signal, AbortSignal.timeout(ONE_CALL_MS)]
        return await fetch(request, { signal: AbortSignal.any(signals) })
      } finally {
        if (--calls === 0) change('remote')
      }
    },
    spend: async (work) => {
      try {
        return await Promise.race([work, late.promise])
      } finally {
        isOver = true
        clearTimeout(timer)
      }
    },
  }
}
