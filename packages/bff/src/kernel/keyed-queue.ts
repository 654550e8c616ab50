import { networkOf } from '@isp/contract/network'
import { AppError } from './app-error.ts'
import { currentMeter, waiting } from './cost/meter.ts'

/** How many of one caller may wait behind the one at work. */
const MAX_WAITING = 8
/** Works of strangers that run at once, from however many addresses, and callers among them that may wait for that. */
const STRANGERS_AT_ONCE = 2
const STRANGERS_WAITING = 60

/** Whose work it is: the account's, wherever it signed in, else that of the network (an IPv6 address is one of very many). */
export const callerKey = ({ account }: { account: { id: number } | null }, ip: string): string =>
  account ? `account:${account.id}` : `${STRANGER}${networkOf(ip)}`
const STRANGER = 'address:'

/** Runs heavy work of one caller one at a time, so that no caller occupies the whole database. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

const busy = () => new AppError('TOO_MANY_REQUESTS', { seconds: 1 })

/** So many works at once; the others wait in the order in which they came. */
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
 * Strangers have few places together, whoever is signed in has one for each account. Work whose caller has spent too much
 * while it waited is refused.
 * @throws AppError TOO_MANY_REQUESTS when too much of this caller's work, or of strangers' work, waits already
 */
export const createKeyedQueue = (): KeyedQueue => {
  const queued = new Map<string, { count: number; last: Promise<unknown> }>()
  const ofStrangers = createPlaces(STRANGERS_AT_ONCE, STRANGERS_WAITING)
  return async (key, work) => {
    const before = queued.get(key) ?? { count: 0, last: Promise.resolve() }
    if (before.count > MAX_WAITING) throw busy()
    const admitted = async () => {
      await currentMeter()?.admit()
      return work()
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
