import type { Measure } from '@isp/observability'
import type { Database } from '../../kernel/database.ts'
import { countWaitingLetters } from './mail.sql.ts'

/** Letters that wait to be sent. */
export const mailMeasures = (database: Database): readonly Measure[] => [
  {
    name: 'isp_mail_waiting_letters',
    help: 'Letters that are neither sent nor given up.',
    kind: 'gauge',
    isOfShop: true,
    read: async () => (await countWaitingLetters(database)).letters,
  },
  {
    name: 'isp_mail_oldest_waiting_seconds',
    help: 'Age of the oldest letter that waits; 0 when none does.',
    kind: 'gauge',
    isOfShop: true,
    read: async () => (await countWaitingLetters(database)).seconds,
  },
]
