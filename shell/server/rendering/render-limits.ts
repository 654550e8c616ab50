/** Limits for pages and render threads; times in ms. Whatever exceeds one is stopped. */
export type RenderLimits = {
  /** CPU time of one uninterrupted block of work. */
  hungCpuMs: number
  /** Silence of a thread that uses no CPU time and does not respond. */
  hungMs: number
  /** Time until a new thread accepts pages. */
  startMs: number
  /** Time until a page starts rendering; otherwise it is answered with an error. */
  queueMs: number
  /** Time after which a page that may have stopped its thread is answered without its remote, whether guilty or not. */
  suspectMs: number
  /** Time to load the server half of a remote; otherwise the page is rendered without it. */
  loadMs: number
  /** `oneCallMs`: limit of one call of a page. `budgets`: total waiting time of a page, for calls of the BFF and for anything else. */
  oneCallMs: number
  budgets: Readonly<{ remote: number; bff: number }>
  /** Heap limit of one thread, MB. */
  heapMb: number
}

/**
 * The shop's limits. `factor`: how many times slower than an ordinary server this machine may be (LIMITS_FACTOR).
 * `hungCpuMs` is fifty times a slow page, ten times a cold one. Loading the shell's build takes 0.2 s, up to 10 s on a
 * fully loaded machine. An idle thread uses a fifth of `heapMb`, a busy one half.
 */
export const renderLimits = (factor = 1): RenderLimits => ({
  hungCpuMs: 2000 * factor,
  hungMs: 15_000 * factor,
  startMs: 30_000 * factor,
  queueMs: 20_000 * factor,
  suspectMs: 20_000 * factor,
  loadMs: 1000 * factor,
  oneCallMs: 5000 * factor,
  budgets: { remote: 5000 * factor, bff: 8000 * factor },
  heapMb: 384,
})
