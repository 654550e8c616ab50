/** Whose processor time it is: an account's, else that of the network that the call comes from. */
export type Payer = { key: string; isStranger: boolean }

/** Processor time, ms: what may be spent at once, and what comes back in a second. */
export type Budget = { atOnceMs: number; perSecondMs: number }

/** What payers have spent of their budgets lately; of this process alone. */
export type Ledger = {
  charge(payer: Payer, call: string, ms: number): void
  /** How long this call of this payer has to wait, ms; 0: not at all. Only what was charged for before ever waits. */
  waitMs(payer: Payer, call: string): number
}

/** Payers that are told apart; the one charged longest ago is forgotten first. */
const MOST_PAYERS = 20_000
/** However dear a call was, its payer waits no longer than that, s. */
const LONGEST_WAIT = 120

type Account = { leftMs: number; at: number; calls: Set<string> }

export const createLedger = (
  budgets: { stranger: Budget; account: Budget },
  now: () => number = () => performance.now(),
): Ledger => {
  const accounts = new Map<string, Account>()
  const budgetOf = ({ isStranger }: Payer): Budget =>
    isStranger ? budgets.stranger : budgets.account
  const read = (payer: Payer): Account | undefined => {
    const account = accounts.get(payer.key)
    if (!account) return undefined
    const { atOnceMs, perSecondMs } = budgetOf(payer)
    const current = now()
    account.leftMs += ((current - account.at) / 1000) * perSecondMs
    account.at = current
    if (account.leftMs < atOnceMs) return account
    accounts.delete(payer.key)
    return undefined
  }
  return {
    charge: (payer, call, ms) => {
      const { atOnceMs, perSecondMs } = budgetOf(payer)
      const account = read(payer) ?? { leftMs: atOnceMs, at: now(), calls: new Set() }
      account.leftMs = Math.max(account.leftMs - ms, -LONGEST_WAIT * perSecondMs)
      account.calls.add(call)
      accounts.delete(payer.key)
      accounts.set(payer.key, account)
      const [oldest] = accounts.size > MOST_PAYERS ? accounts.keys() : []
      if (oldest !== undefined) accounts.delete(oldest)
    },
    waitMs: (payer, call) => {
      const account = read(payer)
      if (!account?.calls.has(call) || account.leftMs >= 0) return 0
      return (-account.leftMs / budgetOf(payer).perSecondMs) * 1000
    },
  }
}
