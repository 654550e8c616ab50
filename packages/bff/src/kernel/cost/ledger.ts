import { type Budget, createSpending, type Spending } from './spending.ts'

/** Who is charged for processor time: the account, else the network that the call comes from. */
export type Payer = { key: string; isStranger: boolean }

/** Recent costs of calls by payer. */
export type Ledger = {
  charge(payer: Payer, call: string, ms: number): void
  /** How long this call of this payer has to wait, ms; 0 for none. Only calls that were charged before have to wait. */
  waitMs(payer: Payer, call: string): number
  /** Tells the other processes what was charged here, and learns their charges. */
  exchange: Spending['exchange']
}

/** Limit of payers whose expensive calls are remembered. */
const MOST_PAYERS = 20_000

export const createLedger = (
  budgets: { stranger: Budget; account: Budget },
  now: () => number = () => performance.now(),
): Ledger => {
  const strangers = createSpending(budgets.stranger, now)
  const accounts = createSpending(budgets.account, now)
  const dearCalls = new Map<string, Set<string>>()
  return {
    charge: ({ key, isStranger }, call, ms) => {
      const calls = dearCalls.get(key) ?? new Set()
      dearCalls.delete(key)
      dearCalls.set(key, calls.add(call))
      const [oldest] = dearCalls.size > MOST_PAYERS ? dearCalls.keys() : []
      if (oldest !== undefined) dearCalls.delete(oldest)
      const spending = isStranger ? strangers : accounts
      spending.charge(key, ms)
    },
    waitMs: ({ key, isStranger }, call) => {
      if (!dearCalls.get(key)?.has(call)) return 0
      const leftMs = (isStranger ? strangers : accounts).leftMs(key)
      const { atOnceMs, perSecondMs } = isStranger ? budgets.stranger : budgets.account
      if (leftMs >= atOnceMs) dearCalls.delete(key)
      return Math.max(0, (-leftMs / perSecondMs) * 1000)
    },
    exchange: async (tell) => {
      await strangers.exchange(tell)
      await accounts.exchange(tell)
    },
  }
}
