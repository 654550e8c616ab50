import type { Worker } from 'node:worker_threads'
import { startThread } from '@isp/logging'
import { AppError } from '../kernel/app-error.ts'
import type { Paper } from './paper.ts'
import type { PaperReport } from './paper.worker.ts'

/** Enough for the 10,000 lines of the largest order; MB of the thread's heap. */
const HEAP_MB = 512
/** Ours and never hostile: only a hanging thread is meant here. */
const DRAW_MS = 120_000
/** Of all callers together; more than these would wait longer than they have patience. */
const MAX_WAITING = 40

/** Papers are drawn in a thread of their own, one at a time: seconds of work that no other request waits for. */
export type Papers = {
  /** What to draw is asked for in its turn. @throws AppError TOO_MANY_REQUESTS when too many wait already */
  draw(paperOf: () => Promise<Paper>): Promise<Uint8Array>
  /** After the last request: the thread ends. */
  close(): Promise<void>
}

/** One thread for all papers, begun with the first: it keeps the fonts. One that failed is replaced by the next paper. */
const createThread = () => {
  let running: Worker | undefined

  const open = (): Worker => {
    const worker = startThread(new URL('./paper.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    worker.once('exit', () => {
      if (running === worker) running = undefined
    })
    return worker
  }

  const draw = (paper: Paper): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      running ??= open()
      const worker = running
      const end = (settle: () => void) => {
        clearTimeout(timer)
        worker.off('message', handleReport).off('error', handleLoss).off('exit', handleExit)
        worker.unref() // an idle thread keeps no process alive
        settle()
      }
      const drop = (reason: Error) =>
        end(() => {
          running = undefined
          void worker.terminate()
          reject(reason)
        })
      const handleReport = (report: PaperReport) =>
        end(() =>
          'content' in report ? resolve(report.content) : reject(new Error(report.failure)),
        )
      const handleLoss = (error: Error) => drop(error)
      const handleExit = () => drop(new Error('the thread of papers has ended'))
      const timer = setTimeout(() => drop(new Error('a paper takes too long to draw')), DRAW_MS)
      worker.on('message', handleReport).on('error', handleLoss).on('exit', handleExit)
      worker.ref()
      worker.postMessage(paper)
    })

  return {
    draw,
    close: async () => {
      await running?.terminate()
    },
  }
}

export const createPapers = (): Papers => {
  const thread = createThread()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    draw: async (paperOf) => {
      if (waiting >= MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 })
      waiting += 1
      const drawn = last.then(async () => thread.draw(await paperOf()))
      last = drawn.catch(() => undefined)
      try {
        return await drawn
      } finally {
        waiting -= 1
      }
    },
    close: thread.close,
  }
}
