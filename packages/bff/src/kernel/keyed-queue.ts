import { networkOf } from '@isp/contract/network'
import { AppError } from './app-error.ts'

/** How many may wait behind the one at work. */
const MAX_WAITING = 8

/** Whose work it is: the account's, wherever it signed in, else that of the network (an IPv6 address is one of very many). */
export const callerKey = ({ account }: { account: { id: number } | null }, ip: string): string =>
  account ? `account:${account.id}` : `address:${networkOf(ip)}`

/** Runs heavy work of one caller one at a time, so that no caller occupies the whole database. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** @throws AppError TOO_MANY_REQUESTS when too much of this caller's work waits already */
export const createKeyedQueue = (): KeyedQueue => {
  const waiting = new Map<string, { count: number; last: Promise<unknown> }>()
  return async (key, work) => {
    const before = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
    if (before.count > MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
    const result = before.last.then(work)
    const own = { count: before.count + 1, last: result.catch(() => undefined) }
    waiting.set(key, own)
    try {
      return await result
    } finally {
      const now = waiting.get(key)
      if (now) now.count -= 1
      if (now?.count === 0) waiting.delete(key)
    }
  }
}
