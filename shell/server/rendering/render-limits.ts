/** What pages and their threads may take; times in ms. Whatever reaches a limit is ended or given up. */
export type RenderLimits = {
  /** Processor time of one uninterrupted stretch of work. */
  hungCpuMs: number
  /** Silence of a thread that does nothing at all and does not answer either. */
  hungMs: number
  /** Until a thread takes pages. */
  startMs: number
  /** Until a page is begun, else it is answered with an error. */
  queueMs: number
  /** Until a page that may have ended its thread is answered without its remote, guilty or not. */
  suspectMs: number
  /** Until the server half of a remote is loaded, else the page is rendered without it. */
  loadMs: number
  /** One call of a page, and what the page may wait in all: for calls of the BFF, for anything else. */
  oneCallMs: number
  budgets: Readonly<{ remote: number; bff: number }>
  /** What one thread may keep, MB. */
  heapMb: number
}

/**
 * The limits of the shop. `factor`: how many times slower than an ordinary server this machine may be (LIMITS_FACTOR).
 * A stretch of work is fifty times a slow page, ten times a cold one. Loading the shell's build takes a fifth of a second;
 * a machine under full load has been seen to need ten. A thread at rest holds a fifth of its memory, a busy one half.
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
