import { JobRefusal } from '../../kernel/job-kind.ts'
import { runInThread } from '../../kernel/threads/bounded-thread.ts'
import { type BankRates, refuse } from './bank-rates.ts'
import { currencyMessages as messages } from './currency.messages.ts'

export type RatesTask = { bytes: Uint8Array; asked: string; codes: readonly string[] }
export type RatesReport = { kind: 'read'; rates: BankRates } | { kind: 'refused'; reason: string }

/** CPU time in ms: a list of 1 MB takes a tenth of it. */
const READ_MS = 2000
const HEAP_MB = 64

/**
 * Reads a list of rates in a thread of its own (D67). `factor`: LIMITS_FACTOR.
 * @throws JobRefusal as readBankRates, and for a list that takes too long
 */
export const readBankRatesInThread = async (
  task: RatesTask,
  factor: number,
): Promise<BankRates> => {
  const entry = new URL('./bank-rates.worker.ts', import.meta.url)
  const limits = { ms: READ_MS * factor, heapMb: HEAP_MB }
  const outcome = await runInThread<RatesTask, RatesReport>(entry, task, limits)
  if (outcome.kind !== 'done') return refuse(messages.tooDear)
  if (outcome.report.kind === 'refused') throw new JobRefusal(outcome.report.reason)
  return outcome.report.rates
}
