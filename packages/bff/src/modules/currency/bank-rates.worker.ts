import { JobRefusal } from '../../kernel/job-kind.ts'
import { answerTasks } from '../../kernel/threads/answer-tasks.ts'
import { readBankRates } from './bank-rates.ts'
import type { RatesReport, RatesTask } from './bank-rates-thread.ts'

answerTasks(({ bytes, asked, codes }: RatesTask): RatesReport => {
  try {
    return { kind: 'read', rates: readBankRates(bytes, asked, codes) }
  } catch (error) {
    if (error instanceof JobRefusal) return { kind: 'refused', reason: error.message }
    throw error
  }
})
