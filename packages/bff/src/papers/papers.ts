import { AppError } from '../kernel/app-error.ts'
import { createThread } from '../kernel/threads/bounded-thread.ts'
import type { Paper } from './paper.ts'

/** MB of the thread's heap, enough for the 10,000 lines of the largest order. */
const HEAP_MB = 512
/** Processor time. The data is our own and never hostile, so this only catches a hung thread. */
const DRAW_MS = 60_000
/** Limit over all callers: more would have to wait longer than they are willing to. */
const MAX_WAITING = 40

/** Draws documents in a separate thread, one at a time: seconds of work that block no other request. */
export type Papers = {
  /** `paperOf` is called when its turn comes. @throws AppError TOO_MANY_REQUESTS when too many are already waiting */
  draw(paperOf: () => Promise<Paper>): Promise<Uint8Array>
  /** Ends the thread; call it after the last request. */
  close(): Promise<void>
}

export const createPapers = (): Papers => {
  // one thread for all documents: it keeps the fonts
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
      if (waiting >= MAX_WAITING)
        throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 }, { limit: 'turn' })
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
