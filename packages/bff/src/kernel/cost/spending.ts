/** Processor time, ms: the amount that can be spent at once, and the amount regained per second. */
export type Budget = { atOnceMs: number; perSecondMs: number }

/** Remaining budget of each key, for this process only and not persisted. */
export type Spending = {
  /** Negative when more was spent than available. */
  leftMs(key: string): number
  charge(key: string, ms: number): void
}

/** Limit of keys; the one charged longest ago is dropped first. */
const MOST_KEYS = 20_000
/** Longest wait of a key, however much it has spent, s. */
const LONGEST_WAIT = 300

export const createSpending = (
  { atOnceMs, perSecondMs }: Budget,
  now: () => number = () => performance.now(),
): Spending => {
  const spent = new Map<string, { leftMs: number; at: number }>()
  const leftMs = (key: string): number => {
    const known = spent.get(key)
    if (!known) return atOnceMs
    return Math.min(atOnceMs, known.leftMs + ((now() - known.at) / 1000) * perSecondMs)
  }
  return {
    leftMs,
    charge: (key, ms) => {
      const left = Math.max(leftMs(key) - ms, -LONGEST_WAIT * perSecondMs)
      spent.delete(key) // moves the key to the end of the insertion order
      spent.set(key, { leftMs: left, at: now() })
      const [oldest] = spent.size > MOST_KEYS ? spent.keys() : []
      if (oldest !== undefined) spent.delete(oldest)
    },
  }
}
