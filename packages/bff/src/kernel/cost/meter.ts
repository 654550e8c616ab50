import { AsyncLocalStorage } from 'node:async_hooks'

/** Told of each piece of processor time that a call has spent, ms: as it is spent, not when the call has ended. */
export type Meter = {
  spend(ms: number): void
  /** Its work makes way for that of others. */
  readonly isStranger: boolean
  /** Called before dear work begins. @throws AppError TOO_MANY_REQUESTS when its payer has spent too much already */
  admit(): Promise<void>
}

const meters = new AsyncLocalStorage<Meter>()

/** Processor time of this thread so far, ms. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Slice = { meter: Meter; from: number }

/** What this thread works for now; nothing that is counted when null. */
let slice: Slice | null = null

/** Another call begins: what the one before has spent is charged first. @returns how long its slice was, ms */
export const endSlice = (): number => {
  if (!slice) return 0
  const { meter, from } = slice
  slice = null
  const ms = threadMs() - from
  meter.spend(ms)
  return ms
}

/** A slice ends when the call waits for something counted here, and at the latest when the event loop turns to others. */
const beginSlice = (meter: Meter): void => {
  endSlice()
  const own = { meter, from: threadMs() }
  slice = own
  setImmediate(() => {
    if (slice === own) endSlice()
  })
}

/** Counts what `work` and all that follows from it spends on this thread. */
export const metered = <Result>(meter: Meter, work: () => Result): Result =>
  meters.run(meter, () => {
    beginSlice(meter)
    return work()
  })

/** The meter of the call at work; absent in jobs. */
export const currentMeter = (): Meter | undefined => meters.getStore()

/** Awaits what takes none of this thread's time; the call is counted again from when it goes on. */
export const waiting = async <Result>(wait: () => Promise<Result>): Promise<Result> => {
  const meter = meters.getStore()
  if (!meter) return wait()
  const result = wait()
  endSlice()
  try {
    return await result
  } finally {
    beginSlice(meter)
  }
}

/** Calls at work that are counted. */
let atWork = 0

export const countAtWork = (change: 1 | -1): void => {
  atWork += change
}

/** Of the time of the event loop, while others want it too, a stranger's long call takes a part of so many. */
const STRANGERS_PART = 3

/** Until requests that wait have had their turn. A stranger's call waits longer when it is not alone. */
export const nextTurn = async (): Promise<void> => {
  const meter = meters.getStore()
  const workedMs = endSlice()
  await new Promise<void>((resolve) => {
    if (meter?.isStranger && atWork > 1) setTimeout(resolve, workedMs * (STRANGERS_PART - 1))
    else setImmediate(resolve)
  })
  if (meter) beginSlice(meter)
}

/**
 * Awaits a statement of the database and counts how long it took there. What this thread did meanwhile is left out: an answer
 * that lay here because others were at work cost the database nothing.
 */
export const countingStatement = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  const meter = meters.getStore()
  if (!meter) return ask()
  const [from, busyFrom] = [performance.now(), threadMs()]
  try {
    return await waiting(ask)
  } finally {
    meter.spend(Math.max(0, performance.now() - from - (threadMs() - busyFrom)))
  }
}
