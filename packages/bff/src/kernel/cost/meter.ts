import { AsyncLocalStorage } from 'node:async_hooks'

/** Receives each piece of processor time that a call spends, ms, as it is spent and not only at the end of the call. */
export type Meter = {
  spend(ms: number): void
  /** Work of anonymous callers gives way to that of others. */
  readonly isStranger: boolean
  /**
   * Called before expensive work begins.
   * @throws AppError TOO_MANY_REQUESTS when its payer has already spent too much
   */
  admit(): Promise<void>
}

const meters = new AsyncLocalStorage<Meter>()

/** Processor time of this thread so far, ms. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Slice = { meter: Meter; from: number }

/** The call that this thread works for now; null when nothing is counted. */
let slice: Slice | null = null

/** Ends the current slice and charges it, before another call begins. @returns its length, ms */
export const endSlice = (): number => {
  if (!slice) return 0
  const { meter, from } = slice
  slice = null
  const ms = threadMs() - from
  meter.spend(ms)
  return ms
}

/**
 * A slice ends when the call waits for something counted here, at the latest when the event loop continues with other
 * work.
 */
const beginSlice = (meter: Meter): void => {
  endSlice()
  const own = { meter, from: threadMs() }
  slice = own
  setImmediate(() => {
    if (slice === own) endSlice()
  })
}

/** Counts the time that `work`, and everything it starts, spends on this thread. */
export const metered = <Result>(meter: Meter, work: () => Result): Result =>
  meters.run(meter, () => {
    beginSlice(meter)
    return work()
  })

/** The meter of the current call; undefined in jobs. */
export const currentMeter = (): Meter | undefined => meters.getStore()

/** Awaits something that uses no time of this thread; counting continues when the call continues. */
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

/** Number of metered calls in progress. */
let atWork = 0

export const countAtWork = (change: 1 | -1): void => {
  atWork += change
}

/** While others wait, a long anonymous call gets one third of the event loop's time. */
const STRANGERS_PART = 3

/** Yields until waiting requests have had a turn. An anonymous call waits longer when others are in progress. */
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
 * Awaits a database statement and charges its duration there. The time this thread was busy meanwhile is subtracted: an
 * answer that waited here because of other work cost the database nothing. Nor did a statement that `isLost`: nobody
 * is charged for a database that is away.
 */
export const countingStatement = async <Result>(
  ask: () => Promise<Result>,
  isLost: (error: unknown) => boolean = () => false,
): Promise<Result> => {
  const meter = meters.getStore()
  if (!meter) return ask()
  const [from, busyFrom] = [performance.now(), threadMs()]
  const charge = () => meter.spend(Math.max(0, performance.now() - from - (threadMs() - busyFrom)))
  try {
    const result = await waiting(ask)
    charge()
    return result
  } catch (error) {
    if (!isLost(error)) charge()
    throw error
  }
}
