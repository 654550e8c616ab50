/** What one process has counted for a key since it last told the others. */
export type Told = { key: string; count: number }
/** What all processes have counted for a key in its present window, which ends in so many ms. */
export type Total = { count: number; endsInMs: number }

/** Requests counted by key in windows of time, together with the other processes of the shop. */
export type SharedCounts = {
  /** Counts one request. Without news from the others the window begins with its first request here. */
  add(key: string, windowMs: number): Total
  /**
   * Tells the others what was counted since the last call, and learns the totals, in the order of the keys. What could not be told is
   * told the next time. One call at a time.
   */
  exchange(tell: (told: readonly Told[]) => Promise<readonly Total[]>): Promise<void>
}

/** Limit of keys; the one first counted longest ago is dropped. */
const MOST_KEYS = 40_000

type Entry = { total: number; telling: number; untold: number; endsAt: number }

const byKey = ([first]: readonly [string, Entry], [second]: readonly [string, Entry]): number =>
  first < second ? -1 : 1

export const createSharedCounts = (now: () => number = () => performance.now()): SharedCounts => {
  const entries = new Map<string, Entry>()
  const untold = new Map<string, Entry>()
  const liveEntry = (key: string, windowMs: number): Entry => {
    const known = entries.get(key)
    if (known && known.endsAt > now()) return known
    const fresh = { total: 0, telling: 0, untold: 0, endsAt: now() + windowMs }
    entries.delete(key) // moves the key to the end of the insertion order
    entries.set(key, fresh)
    const [oldest] = entries.size > MOST_KEYS ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
    return fresh
  }
  return {
    add: (key, windowMs) => {
      const entry = liveEntry(key, windowMs)
      entry.untold += 1
      untold.set(key, entry)
      return {
        count: entry.total + entry.telling + entry.untold,
        endsInMs: Math.max(0, entry.endsAt - now()),
      }
    },
    exchange: async (tell) => {
      // every process tells in the same order of keys, so that two never wait for each other's rows
      const told = [...untold].sort(byKey)
      untold.clear()
      if (told.length === 0) return
      for (const [, entry] of told) {
        entry.telling = entry.untold
        entry.untold = 0
      }
      try {
        const totals = await tell(told.map(([key, entry]) => ({ key, count: entry.telling })))
        told.forEach(([, entry], at) => {
          const total = totals[at]
          if (!total) return
          entry.total = total.count
          entry.endsAt = now() + total.endsInMs
          entry.telling = 0
        })
      } catch (error) {
        for (const [key, entry] of told) {
          entry.untold += entry.telling
          entry.telling = 0
          if (entries.get(key) === entry) untold.set(key, entry)
        }
        throw error
      }
    },
  }
}
