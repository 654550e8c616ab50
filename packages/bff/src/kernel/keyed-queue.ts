import { networkOf } from '@isp/contract/network'
import { AppError } from './app-error.ts'
import { currentMeter, waiting } from './cost/meter.ts'
import type { TurnLocks } from './turn-locks.ts'

/** How many works of one caller may wait behind the running one. */
const MAX_WAITING = 8
/** Limits for anonymous callers together: works that run at once, and callers that wait. */
const STRANGERS_AT_ONCE = 2
const STRANGERS_WAITING = 60

/**
 * Key of a caller: the account, wherever it signed in, else the network (an IPv6 address alone is one of very many).
 */
export const callerKey = ({ account }: { account: { id: number } | null }, ip: string): string =>
  account ? `account:${account.id}` : `${STRANGER}${networkOf(ip)}`
const STRANGER = 'address:'

/** Runs heavy work of one caller one at a time, so that no caller occupies the whole database. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

const busy = () => new AppError('TOO_MANY_REQUESTS', { seconds: 1 }, { limit: 'turn' })

/** Runs `atOnce` works at once; the others wait in order of arrival. */
const createPlaces = (atOnce: number, mostWaiting: number) => {
  let free = atOnce
  const line: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else if (line.length >= mostWaiting) throw busy()
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}

/**
 * Anonymous callers share a few places; each account has one of its own. Work whose caller exceeds its budget while
 * waiting is refused. With `locks` one work of a caller runs at a time over all processes; anonymous callers share
 * their few places in each.
 * @throws AppError TOO_MANY_REQUESTS when too much work of this caller, or of anonymous callers, is already waiting
 */
export const createKeyedQueue = (locks?: Pick<TurnLocks, 'hold'>): KeyedQueue => {
  const queued = new Map<string, { count: number; last: Promise<unknown> }>()
  const ofStrangers = createPlaces(STRANGERS_AT_ONCE, STRANGERS_WAITING)
  return async (key, work) => {
    const before = queued.get(key) ?? { count: 0, last: Promise.resolve() }
    if (before.count > MAX_WAITING) throw busy()
    const admitted = async () => {
      await currentMeter()?.admit()
      return locks ? locks.hold(key, work) : work()
    }
    const result = before.last.then(() =>
      key.startsWith(STRANGER) ? ofStrangers(admitted) : admitted(),
    )
    const own = { count: before.count + 1, last: result.catch(() => undefined) }
    queued.set(key, own)
    try {
      return await waiting(() => result)
    } finally {
      const now = queued.get(key)
      if (now) now.count -= 1
      if (now?.count === 0) queued.delete(key)
    }
  }
}
