/** What somebody's things have cost lately, by a key of whoever calls. Of this process alone, and nothing of it is kept. */
export type ProcessorBudget = {
  isSpent(key: string): boolean
  charge(key: string, ms: number): void
}

/** Keys that are told apart; beyond them the one that was charged longest ago is forgotten. */
const MAX_KEYS = 20_000

/** Lets each key have `msOfMinute` of the processor a minute, as much at once, and what it has spent fades at that pace. */
export const createProcessorBudget = (
  msOfMinute: number,
  now: () => number = () => performance.now(),
): ProcessorBudget => {
  const accounts = new Map<string, { spent: number; at: number }>()
  const spentBy = (key: string): number => {
    const account = accounts.get(key)
    if (!account) return 0
    return Math.max(0, account.spent - ((now() - account.at) * msOfMinute) / 60_000)
  }
  return {
    isSpent: (key) => spentBy(key) >= msOfMinute,
    charge: (key, ms) => {
      const spent = spentBy(key) + ms
      accounts.delete(key) // to the end of the line
      accounts.set(key, { spent, at: now() })
      const [oldest] = accounts.keys()
      if (accounts.size > MAX_KEYS && oldest !== undefined) accounts.delete(oldest)
    },
  }
}
