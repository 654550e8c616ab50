import { setTimeout } from 'node:timers/promises'
import { AppError } from './app-error.ts'

/** Runs work that has changed nothing when it fails for want of a database; runs it again when the database is back in time. */
export type WaitForDatabase = <Result>(work: () => Promise<Result>) => Promise<Result>

export const neverWait: WaitForDatabase = (work) => work()

const LOOK_AGAIN_MS = 100
/** An outage that has lasted longer is no failover: calls are refused at once. */
const LONGEST_OUTAGE_MS = 30_000
/** Limit of calls that wait; each holds its request in memory. */
const MOST_WAITING = 1000

const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE'

/** `ping` rejects while the database is away. No call is held for longer than `waitMs` in all. */
export const createWaitForDatabase = (
  ping: () => Promise<unknown>,
  waitMs: number,
): WaitForDatabase => {
  let outage = { from: 0, last: Number.NEGATIVE_INFINITY }
  let isWaiting = 0
  let look: { at: number; isBack: Promise<boolean> } | null = null

  /** All that wait look at the same time. */
  const isBack = (): Promise<boolean> => {
    const now = performance.now()
    if (look && now - look.at < LOOK_AGAIN_MS / 2) return look.isBack
    const isPinged = ping().then(
      () => true,
      () => false,
    )
    look = { at: now, isBack: isPinged }
    return isPinged
  }

  /** Whether the outage is still young. */
  const note = (): boolean => {
    const now = performance.now()
    const isNew = now - outage.last > LONGEST_OUTAGE_MS
    outage = { from: isNew ? now : outage.from, last: now }
    return now - outage.from < LONGEST_OUTAGE_MS
  }

  return async (work) => {
    const until = performance.now() + waitMs
    while (true) {
      try {
        return await work()
      } catch (error) {
        const isLate = () => performance.now() + LOOK_AGAIN_MS > until
        if (!isUnavailable(error) || !note() || isLate() || isWaiting >= MOST_WAITING) throw error
        isWaiting += 1
        try {
          do {
            if (isLate()) throw error
            await setTimeout(LOOK_AGAIN_MS)
          } while (!(await isBack()))
        } finally {
          isWaiting -= 1
        }
        outage.last = Number.NEGATIVE_INFINITY
      }
    }
  }
}
