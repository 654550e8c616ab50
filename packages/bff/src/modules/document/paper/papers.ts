import { Worker } from 'node:worker_threads'
import { AppError } from '../../../app-error.ts'
import type { Paper } from './paper.ts'

/** Enough for the 10,000 lines of the largest order; MB of one thread's heap. */
const HEAP_MB = 512
/** Ours and never hostile: only a hanging thread is meant here. */
const DRAW_MS = 60_000
/** Of all callers together; more than these would wait longer than they have patience. */
const MAX_WAITING = 20

/** Papers are drawn in a thread of their own, one at a time: seconds of work that no other request waits for. */
export type Papers = {
  /** @throws AppError TOO_MANY_REQUESTS when too many wait already */
  draw(paper: Paper): Promise<Uint8Array>
}

const drawInThread = (paper: Paper): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(
      () => end(() => reject(new Error('a paper takes too long to draw'))),
      DRAW_MS,
    )
    worker.once('message', (content: Uint8Array) => end(() => resolve(content)))
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new Error('the thread of a paper has ended'))))
    worker.postMessage(paper)
  })

export const createPapers = (): Papers => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    draw: async (paper) => {
      if (waiting >= MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 })
      waiting += 1
      const drawn = last.then(() => drawInThread(paper))
      last = drawn.catch(() => undefined)
      try {
        return await drawn
      } finally {
        waiting -= 1
      }
    },
  }
}
