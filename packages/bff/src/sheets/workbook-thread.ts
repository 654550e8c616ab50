import { AppError } from '../kernel/app-error.ts'
import { runInThread } from '../kernel/threads/bounded-thread.ts'
import type { TimeLimits } from '../kernel/time-limits.ts'
import type { FileTable, ReadOptions } from './read-rows.ts'
import type { Sheet } from './sheet.ts'
import type { WorkbookReport, WorkbookTask } from './workbook-task.ts'

/** MB of a thread's heap: enough for 10,000 rows, far too little for a zip bomb. */
const HEAP_MB = 160

export type WorkbookLimits = Pick<TimeLimits, 'readWorkbookMs' | 'writeWorkbookMs'> & {
  heapMb?: number
}

/** Excel files in separate threads: whatever they contain, at worst the thread ends, and no request has to wait. */
export type Workbooks = {
  /**
   * `owner`: the account whose file it is.
   * @throws AppError EXCEL_… for a file that cannot be read as a whole, TOO_MANY_REQUESTS when too many are waiting
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

/** A new thread for each task, so its memory is freed afterwards. */
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

/** Reads the content into a buffer of its own, which can be transferred to the thread. */
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

/** Limit over all callers: more would have to wait longer than they are willing to. */
const MAX_WAITING = 20
/** Limit of one account: the file being read and the next, so that nobody fills the queue alone. */
const MAX_OF_ONE = 2
/** How long an account must wait after its file exceeded the limit, ms. */
const AFTER_SLOW_MS = 30_000

const busy = (seconds: number) => new AppError('TOO_MANY_REQUESTS', { seconds }, { limit: 'turn' })

/** One file at a time, to limit memory. */
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

/** Files of each account in the queue, and the time until which it has to wait. */
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
 * Separate queues for reading and writing, so that an uploaded file does not delay exports. `run`: how a task is done;
 * in its own thread by default.
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
          // not in memory before its turn
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
