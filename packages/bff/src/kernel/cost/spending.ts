/** Processor time, ms: the amount that can be spent at once, and the amount regained per second. */
export type Budget = { atOnceMs: number; perSecondMs: number }

/** What one process has charged to a key since it last told the others, ms. */
export type Charge = { key: string; ms: number }
/** Told to all processes; gives what all of them have charged and nobody has regained yet, ms, in the order of the keys. */
export type TellCharges = (
  charges: readonly Charge[],
  limits: { perSecondMs: number; mostMs: number },
) => Promise<readonly number[]>

/** Remaining budget of each key, together with the other processes of the shop. */
export type Spending = {
  /** Negative when more was spent than available. */
  leftMs(key: string): number
  charge(key: string, ms: number): void
  /** Tells the charges since the last call and learns those of the others. Charges that could not be told count here alone. */
  exchange(tell: TellCharges): Promise<void>
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
  let untold = new Map<string, number>()
  const leftMs = (key: string): number => {
    const known = spent.get(key)
    if (!known) return atOnceMs
    return Math.min(atOnceMs, known.leftMs + ((now() - known.at) / 1000) * perSecondMs)
  }
  const settle = (key: string, left: number): void => {
    spent.delete(key) // moves the key to the end of the insertion order
    spent.set(key, { leftMs: Math.max(left, -LONGEST_WAIT * perSecondMs), at: now() })
    const [oldest] = spent.size > MOST_KEYS ? spent.keys() : []
    if (oldest !== undefined) spent.delete(oldest)
  }
  return {
    leftMs,
    charge: (key, ms) => {
      settle(key, leftMs(key) - ms)
      untold.set(key, (untold.get(key) ?? 0) + ms)
    },
    exchange: async (tell) => {
      if (untold.size === 0) return
      const charges = [...untold].map(([key, ms]) => ({ key, ms }))
      untold = new Map()
      const mostMs = atOnceMs + LONGEST_WAIT * perSecondMs
      const all = await tell(charges, { perSecondMs, mostMs })
      charges.forEach(({ key }, at) => {
        const spentMs = all[at]
        if (spentMs !== undefined) settle(key, atOnceMs - spentMs - (untold.get(key) ?? 0))
      })
    },
  }
}
