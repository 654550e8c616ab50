import { AppError } from '../kernel/app-error.ts'
import { runInThread } from '../kernel/threads/bounded-thread.ts'
import type { TimeLimits } from '../kernel/time-limits.ts'
import type { FileTable, ReadOptions } from './read-rows.ts'
import type { Sheet } from './sheet.ts'
import type { WorkbookReport, WorkbookTask } from './workbook-task.ts'

/** Enough for 10,000 rows, far too little for a bomb; MB of one thread's heap. */
const HEAP_MB = 160

export type WorkbookLimits = Pick<TimeLimits, 'readWorkbookMs' | 'writeWorkbookMs'> & {
  heapMb?: number
}

/** Excel files in a thread of their own: whatever is in them, only that thread ends, and nobody's request waits. */
export type Workbooks = {
  /**
   * `owner`: the account whose file it is.
   * @throws AppError EXCEL_… for a file that cannot be taken as a whole, TOO_MANY_REQUESTS when too many wait
   */
  read(
    owner: number,
    open: () => AsyncIterable<Uint8Array>,
    options?: ReadOptions,
  ): Promise<FileTable>
  write(...sheets: readonly Sheet[]): Promise<Uint8Array>
}

type Limits = { heapMb: number; ms: number }

type RunTask = (
  task: WorkbookTask,
  transfer: ArrayBuffer[],
  limits: Limits,
) => Promise<WorkbookReport>

/** A fresh thread for each task: what a file took of memory is given back with it. */
const runInOwnThread: RunTask = async (task, transfer, limits) => {
  const entry = new URL('./workbook.worker.ts', import.meta.url)
  const outcome = await runInThread<WorkbookTask, WorkbookReport>(entry, task, {
    ...limits,
    transfer,
  })
  if (outcome.kind === 'done') return outcome.report
  const code = outcome.kind === 'too-slow' ? 'EXCEL_TOO_SLOW' : 'EXCEL_TOO_LARGE_INSIDE'
  return { kind: 'refused', code, params: {} }
}

/** In a buffer of its own, which can be handed over to the thread. */
const wholeOf = async (content: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  const whole = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Of all callers together; more than these would wait longer than they have patience. */
const MAX_WAITING = 20
/** Of one account, the one that is being read and the next: nobody fills the line alone. */
const MAX_OF_ONE = 2
/** Whose file has run into the limit lets others go first, ms. */
const AFTER_SLOW_MS = 30_000

const busy = (seconds: number) => new AppError('TOO_MANY_REQUESTS', { seconds })

/** One file at a time: two of them would take the memory of two. */
const createLine = () => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= MAX_WAITING) throw busy(5)
    waiting += 1
    const result = last.then(work)
    last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      waiting -= 1
    }
  }
}

/** What each account has in the line, and until when it has to wait. */
const createOwners = () => {
  const waitingOf = new Map<number, number>()
  const slowUntil = new Map<number, number>()
  return {
    /** @throws AppError TOO_MANY_REQUESTS */
    async hold<Result>(owner: number, work: () => Promise<Result>): Promise<Result> {
      const left = (slowUntil.get(owner) ?? 0) - performance.now()
      if (left > 0) throw busy(Math.ceil(left / 1000))
      slowUntil.delete(owner)
      const own = waitingOf.get(owner) ?? 0
      if (own >= MAX_OF_ONE) throw busy(5)
      waitingOf.set(owner, own + 1)
      try {
        return await work()
      } finally {
        const others = (waitingOf.get(owner) ?? 1) - 1
        if (others === 0) waitingOf.delete(owner)
        else waitingOf.set(owner, others)
      }
    },
    wasSlow(owner: number): void {
      const now = performance.now()
      for (const [other, until] of slowUntil) if (until <= now) slowUntil.delete(other)
      slowUntil.set(owner, now + AFTER_SLOW_MS)
    },
  }
}

/**
 * Separate queues for reading and writing: an uploaded file does not delay exports. `run`: how one task is done; in a thread of
 * its own, unless said.
 */
export const createWorkbooks = (
  { heapMb = HEAP_MB, readWorkbookMs, writeWorkbookMs }: WorkbookLimits,
  run: RunTask = runInOwnThread,
): Workbooks => {
  const reading = createLine()
  const writing = createLine()
  const owners = createOwners()
  return {
    read: async (owner, open, options = {}) => {
      const report = await owners.hold(owner, () =>
        reading(async () => {
          // in memory only when its turn has come
          const content = await wholeOf(open())
          const limits = { heapMb, ms: readWorkbookMs }
          return run({ kind: 'read', content, options }, [content.buffer], limits)
        }),
      )
      if (report.kind === 'read') return report.table
      if (report.kind === 'refused' && report.code === 'EXCEL_TOO_SLOW') owners.wasSlow(owner)
      if (report.kind === 'refused') throw new AppError(report.code, report.params)
      throw new Error(`a workbook was ${report.kind} where it was to be read`)
    },
    write: async (...sheets) => {
      const report = await writing(() =>
        run({ kind: 'write', sheets }, [], { heapMb, ms: writeWorkbookMs }),
      )
      if (report.kind === 'written') return report.content
      throw new Error(`a workbook was ${report.kind} where it was to be written`)
    },
  }
}
