/** Processor time, ms: what may be spent at once, and what comes back in a second. */
export type Budget = { atOnceMs: number; perSecondMs: number }

/** What each key has left of one budget; of this process alone, and nothing of it is kept. */
export type Spending = {
  /** Below zero: more was spent than there was. */
  leftMs(key: string): number
  charge(key: string, ms: number): void
}

/** Keys that are told apart; the one charged longest ago is forgotten first. */
const MOST_KEYS = 20_000
/** However dear a thing was, its key waits no longer than that, s. */
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
      spent.delete(key) // to the end of the line
      spent.set(key, { leftMs: left, at: now() })
      const [oldest] = spent.size > MOST_KEYS ? spent.keys() : []
      if (oldest !== undefined) spent.delete(oldest)
    },
  }
}
