import { AppError } from '../kernel/app-error.ts'
import { createThread } from '../kernel/threads/bounded-thread.ts'
import type { Paper } from './paper.ts'

/** Enough for the 10,000 lines of the largest order; MB of the thread's heap. */
const HEAP_MB = 512
/** Of the processor. Ours and never hostile: only a hanging thread is meant here. */
const DRAW_MS = 60_000
/** Of all callers together; more than these would wait longer than they have patience. */
const MAX_WAITING = 40

/** Papers are drawn in a thread of their own, one at a time: seconds of work that no other request waits for. */
export type Papers = {
  /** What to draw is asked for in its turn. @throws AppError TOO_MANY_REQUESTS when too many wait already */
  draw(paperOf: () => Promise<Paper>): Promise<Uint8Array>
  /** After the last request: the thread ends. */
  close(): Promise<void>
}

export const createPapers = (): Papers => {
  // one thread for all papers: it keeps the fonts
  const thread = createThread<Paper, Uint8Array>(new URL('./paper.worker.ts', import.meta.url), {
    heapMb: HEAP_MB,
  })
  const draw = async (paper: Paper): Promise<Uint8Array> => {
    const outcome = await thread.run(paper, { ms: DRAW_MS })
    if (outcome.kind === 'done') return outcome.report
    throw new Error(`a paper is ${outcome.kind} to draw`)
  }
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    draw: async (paperOf) => {
      if (waiting >= MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 })
      waiting += 1
      const drawn = last.then(async () => draw(await paperOf()))
      last = drawn.catch(() => undefined)
      try {
        return await drawn
      } finally {
        waiting -= 1
      }
    },
    close: thread.end,
  }
}
